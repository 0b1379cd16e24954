/** Games of the early events that are known beforehand: first rounds, and round robins as a whole. */

import { randomOf } from "#lib/feed/simulation/random.ts";
import type { DraftGame } from "./draft-game.ts";
import { drawEvents, type EarlyEvent } from "./early-events.ts";
import { eventNames } from "./event-names.ts";
import { pairKey } from "./opponents.ts";
import { countGames, type SeasonDesk } from "./season-desk.ts";

/** Who meets whom on the three days of a round robin, by place in the draw. */
const ROUND_ROBIN = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
] as const;

/** The events of a season; their days and opponents are taken from then on. */
export function planEvents(desk: SeasonDesk): EarlyEvent[] {
  const { eightTeamBrackets, fourTeamBrackets, roundRobins } = desk.plan.events;
  const names = eventNames(
    eightTeamBrackets + fourTeamBrackets + roundRobins,
    randomOf(desk.league.seed, "event names"),
  );
  const events = drawEvents(names, desk.teams, desk.plan, desk.dates, desk.load, desk.random("events"));
  for (const { schoolIds, days } of events) {
    for (const [place, schoolId] of schoolIds.entries()) {
      desk.days.addEvent(schoolId, days);
      countGames(desk, schoolId, days.length);
      for (const other of schoolIds.slice(place + 1)) desk.met.add(pairKey(schoolId, other));
    }
  }
  return events;
}

export function knownEventGames(events: readonly EarlyEvent[]): DraftGame[] {
  return events.flatMap((event) => {
    const rounds = event.kind === "roundRobin" ? ROUND_ROBIN : [firstRound(event.schoolIds.length)];
    return rounds.flatMap((pairs, round) => {
      const tips = event.tips[round] as number[];
      return pairs.map(
        ([home, away], place): DraftGame => ({
          day: event.days[round] as number,
          minutes: tips[place] as number,
          homeId: event.schoolIds[home] as number,
          awayId: event.schoolIds[away] as number,
          venue: event.venue,
          neutralSite: true,
          conferenceGame: false,
          exhibition: false,
          tournament: event.name,
          notes: event.kind === "roundRobin" ? event.name : `${event.name} - ${firstRoundName(event)}`,
        }),
      );
    });
  });
}

function firstRound(schools: number): (readonly [number, number])[] {
  return Array.from({ length: schools / 2 }, (_, place) => [2 * place, 2 * place + 1]);
}

function firstRoundName(event: EarlyEvent): string {
  return event.schoolIds.length === 8 ? "Quarterfinal" : "Semifinal";
}
