/** Games of strong schools on a neutral floor, outside the events of November. */
import { dayOf, SATURDAY, TUESDAY, weekdayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";
import { ARENAS } from "./neutral-venues.ts";
import { pairKey } from "./opponents.ts";
import { countGames, type SeasonDesk } from "./season-desk.ts";

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
