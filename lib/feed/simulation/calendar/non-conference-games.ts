/** Games outside conferences and events. */
import { dayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";
import { homeGame } from "./home-game.ts";
import { pairKey, pairOpponents } from "./opponents.ts";
import { countGames, type SeasonDesk } from "./season-desk.ts";
import { seriesPairings } from "./series.ts";

/** Days after Christmas on which games outside the conference are still played: to the second of January. */
const DAYS_AFTER_BREAK = 7;
/** Days without a game that a school would rather fill than others, and how much that weighs against an even number of games a day. */
const LONG_REST = 8;
const CROWDING = 2;

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
