/** Games outside conferences and events, and the exhibitions before the season. */
import { dayOf, MONDAY, SATURDAY, TUESDAY, weekdayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";
import { homeGame } from "./home-game.ts";
import { ARENAS } from "./neutral-venues.ts";
import { pairKey, pairOpponents } from "./opponents.ts";
import { countGames, type SeasonDesk } from "./season-desk.ts";
import { seriesPairings } from "./series.ts";

/** Days after Christmas on which games outside the conference are still played: to the second of January. */
const DAYS_AFTER_BREAK = 7;
/** Days without a game that a school would rather fill than others, and how much that weighs against an even number of games a day. */
const LONG_REST = 8;
const CROWDING = 2;
/** Schools, best first, that showcases are made of, as a share of the league. */
const SHOWCASE_SHARE = 0.3;
const GAMES_OF_SHOWCASE = 2;
const SHOWCASE_TIPS = [16.5 * 60, 19 * 60];

/** Doubleheaders of strong schools in an arena of December. */
export function showcaseGames(desk: SeasonDesk): DraftGame[] {
  const random = desk.random("showcases");
  const strong = [...desk.teams]
    .sort((one, other) => other.strength - one.strength)
    .slice(0, Math.ceil(desk.teams.length * SHOWCASE_SHARE));
  let pool = random.shuffled(strong);
  const venues = random.shuffled(ARENAS);
  const december = dayOf(`${desk.season - 1}-12-01`);
  const games: DraftGame[] = [];
  for (let showcase = 0; showcase < desk.plan.showcases; showcase++) {
    const day = showcaseDays(december)[showcase % showcaseDays(december).length] as number;
    const venue = venues[showcase % venues.length] as (typeof venues)[number];
    for (let game = 0; game < GAMES_OF_SHOWCASE; game++) {
      const free = pool.filter((team) => desk.days.isFresh(team.school.id, day));
      const home = free[0];
      const away = free.find(
        (team) =>
          home !== undefined &&
          team.conferenceId !== home.conferenceId &&
          !desk.met.has(pairKey(team.school.id, home.school.id)),
      );
      if (home === undefined || away === undefined) continue;
      pool = pool.filter((team) => team !== home && team !== away);
      desk.met.add(pairKey(home.school.id, away.school.id));
      for (const { school } of [home, away]) {
        desk.days.add(school.id, day);
        countGames(desk, school.id);
      }
      desk.load.add(day);
      games.push({
        day,
        minutes: SHOWCASE_TIPS[game] as number,
        homeId: home.school.id,
        awayId: away.school.id,
        venue,
        neutralSite: true,
        conferenceGame: false,
        exhibition: false,
        tournament: null,
        notes: `${venue.city} Showcase`,
      });
    }
  }
  return games;
}

/** Saturdays and Tuesdays of the first three weeks of December. */
function showcaseDays(december: number): number[] {
  const days = Array.from({ length: 21 }, (_, place) => december + place);
  return days.filter((day) => weekdayOf(day) === SATURDAY || weekdayOf(day) === TUESDAY);
}

/** Series, and games that fill each school's season up, on days when both are fresh; a game that finds no such day is left out. */
export function nonConferenceGames(desk: SeasonDesk): DraftGame[] {
  const random = desk.random("opponents");
  const series = seriesPairings(desk.league, desk.season).filter(
    ({ homeId, awayId }) => !desk.met.has(pairKey(homeId, awayId)),
  );
  for (const { homeId, awayId } of series) {
    desk.met.add(pairKey(homeId, awayId));
    countGames(desk, homeId);
    countGames(desk, awayId);
  }
  const need = (schoolId: number) => Math.max(0, desk.plan.gamesEach - (desk.games.get(schoolId) ?? 0));
  const pairings = [...series, ...pairOpponents(desk.teams, need, desk.met, random)];
  const open = openDays(desk);
  return random.shuffled(pairings).flatMap(({ homeId, awayId }): DraftGame[] => {
    const sides = [homeId, awayId];
    const crowding = (day: number) =>
      sides.reduce((sum, school) => sum + 1 / desk.days.nearest(school, day, LONG_REST), 0);
    const rated = open
      .map((day) => ({
        day,
        cost: desk.load.pressure(day) * (1 + CROWDING * crowding(day)) * random.between(0.95, 1.05),
      }))
      .sort((one, other) => one.cost - other.cost);
    const found =
      rated.find(({ day }) => sides.every((school) => desk.days.isFresh(school, day))) ??
      rated.find(({ day }) => sides.every((school) => desk.days.isRested(school, day)));
    if (found === undefined) return [];
    for (const school of sides) desk.days.add(school, found.day);
    desk.load.add(found.day);
    return [homeGame(desk, found.day, homeId, awayId)];
  });
}

/** Opening day to the eve of Christmas Eve, and the days between the years. */
function openDays(desk: SeasonDesk): number[] {
  const { openingDay, christmasBreak } = desk.dates;
  const [firstOff, lastOff] = christmasBreak.map(dayOf) as [number, number];
  const last = lastOff + DAYS_AFTER_BREAK;
  const days: number[] = [];
  for (let day = dayOf(openingDay); day <= last; day++) if (day < firstOff || day > lastOff) days.push(day);
  return days;
}

/** Games of the two weeks before the season that do not count, one a school at most. */
export function exhibitionGames(desk: SeasonDesk): DraftGame[] {
  const random = desk.random("exhibitions");
  const first = dayOf(desk.dates.exhibitions);
  const last = dayOf(desk.dates.openingDay) - 2;
  let pool = random.shuffled(desk.teams);
  const games: DraftGame[] = [];
  for (let game = 0; game < desk.plan.exhibitions; game++) {
    const [home] = pool;
    const away = pool.find(
      (team) =>
        home !== undefined &&
        team.conferenceId !== home.conferenceId &&
        !desk.met.has(pairKey(team.school.id, home.school.id)),
    );
    if (home === undefined || away === undefined) break;
    pool = pool.filter((team) => team !== home && team !== away);
    // One a day first, the others where they fall; few are played on Mondays.
    const span = last - first + 1;
    const drawn = game < span ? first + game : random.integer(first, last);
    const day = weekdayOf(drawn) === MONDAY && game >= span ? drawn - 1 : drawn;
    desk.days.add(home.school.id, day);
    desk.days.add(away.school.id, day);
    games.push({ ...homeGame(desk, day, home.school.id, away.school.id), exhibition: true, notes: "Exhibition" });
  }
  return games;
}
