/** Games before the season that do not count. */
import { dayOf, MONDAY, weekdayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";
import { homeGame } from "./home-game.ts";
import { pairKey } from "./opponents.ts";
import type { SeasonDesk } from "./season-desk.ts";

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
