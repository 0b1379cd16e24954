/** The later rounds of an early event: winners meet winners, losers losers, until every place is played for. */
import type { EarlyEvent } from "#lib/feed/simulation/calendar/early-events.ts";
import type { Season } from "#lib/feed/simulation/calendar/season-games.ts";
import { FIRST_NUMBER, gameIdOf, NUMBERS_OF_EVENT } from "#lib/feed/simulation/calendar/season-numbers.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import type { PlannedGame } from "./planned-game.ts";
import type { Bracket } from "./play-bracket.ts";
import { neighboursOf } from "./seeded-bracket.ts";

type Next = "winner" | "loser";

interface Round {
  name: string;
  /** Who comes: winners or losers of two games. */
  next: Next;
  of: readonly [number, number];
}

/**
 * The bracket of an event.
 *
 * @param place of the event in `season.events`
 * @param firstRound its games among the season's fixed ones
 */
export function eventBracket(
  season: Season,
  event: EarlyEvent,
  place: number,
  firstRound: readonly SimulatedGame[],
): Bracket {
  const given = inOrderOfDraw(event, firstRound);
  const plan: PlannedGame[] = [];
  const firstNumber = FIRST_NUMBER.earlyEvent + NUMBERS_OF_EVENT * place;
  const addRound = (round: number, games: readonly Round[]): number[] => {
    const tips = event.tips[round] as number[];
    return games.map(({ name, next, of }, game) => {
      const number = firstNumber + plan.length;
      plan.push({
        number,
        upper: { kind: next, of: of[0] },
        lower: { kind: next, of: of[1] },
        day: event.days[round] as number,
        minutes: tips[game] as number,
        venue: event.venue,
        seasonType: "regular",
        stage: "season",
        conferenceGame: false,
        tournament: event.name,
        notes: `${event.name} - ${name}`,
      });
      return number;
    });
  };
  const numbers = given.map((game) => game.id - gameIdOf(season.season, 0));
  let round = 1;
  if (numbers.length === 4) {
    const pairs = neighboursOf(numbers);
    const consolation = pairs.map((of): Round => ({ name: "Consolation Semifinal", next: "loser", of }));
    const semifinals = pairs.map((of): Round => ({ name: "Semifinal", next: "winner", of }));
    const played = addRound(round++, [...consolation, ...semifinals]);
    const [losers, winners] = [played.slice(0, 2), played.slice(2)] as [[number, number], [number, number]];
    addRound(round, [
      { name: "Seventh-Place Game", next: "loser", of: losers },
      { name: "Fifth-Place Game", next: "winner", of: losers },
      { name: "Third-Place Game", next: "loser", of: winners },
      { name: "Championship", next: "winner", of: winners },
    ]);
  } else {
    const of = numbers as [number, number];
    addRound(round, [
      { name: "Third-Place Game", next: "loser", of },
      { name: "Championship", next: "winner", of },
    ]);
  }
  return { plan, given, drawnAt: null };
}

function inOrderOfDraw(event: EarlyEvent, firstRound: readonly SimulatedGame[]): SimulatedGame[] {
  const byHome = new Map(firstRound.map((game) => [game.homeId, game]));
  return neighboursOf(event.schoolIds).map(([home]) => byHome.get(home) as SimulatedGame);
}
