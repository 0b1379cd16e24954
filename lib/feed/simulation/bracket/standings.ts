/** The order of a conference, with the ties broken. */
import { hashOf } from "#lib/feed/simulation/random.ts";
import type { ResultOf, SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import type { Moment } from "./play-bracket.ts";
import {
  countsInConference,
  type DecidedGame,
  decidedGames,
  type SchoolRecord,
  schoolRecords,
  winShare,
} from "./school-record.ts";

export interface StandingsLine extends SchoolRecord {
  schoolId: number;
}

const NO_RECORD: SchoolRecord = { wins: 0, losses: 0, conferenceWins: 0, conferenceLosses: 0 };

/**
 * The standings of some schools, best first, from the games given that have ended at a moment.
 *
 * By share of conference games won. Ties are broken in turn by (1) the share won in games among those who are tied, (2) the share won against the
 * other schools of the conference, from the top of the standings down, tied ones together, (3) the share of all games won, (4) the lot. Where a
 * step parts some of them, those still tied start again from (1), as conferences' rules have it.
 *
 * @param schoolIds a conference's schools
 * @param games of all kinds; only those among the schools decide the order, all count in `wins` and `losses`
 * @param lotKey makes the lot: the same key draws the same lot
 */
export function standings(
  schoolIds: readonly number[],
  games: readonly SimulatedGame[],
  resultOf: ResultOf,
  at: Moment,
  lotKey: string,
): StandingsLine[] {
  const members = new Set(schoolIds);
  const own = games.filter((game) => members.has(game.homeId) || members.has(game.awayId));
  return standingsOf(schoolIds, decidedGames(own, resultOf, at), lotKey);
}

/** The same from games whose results are at hand. */
export function standingsOf(
  schoolIds: readonly number[],
  decided: readonly DecidedGame[],
  lotKey: string,
): StandingsLine[] {
  const members = new Set(schoolIds);
  const records = schoolRecords(decided);
  const recordOf = (schoolId: number) => records.get(schoolId) ?? NO_RECORD;
  const within = decided.filter(
    ({ game, winnerId, loserId }) => countsInConference(game) && members.has(winnerId) && members.has(loserId),
  );
  const shareAgainst = sharesAgainst(within);
  const conferenceShare = (schoolId: number) => {
    const { conferenceWins, conferenceLosses } = recordOf(schoolId);
    return winShare(conferenceWins, conferenceLosses);
  };
  const levels = partedBy(schoolIds, conferenceShare);
  const order = levels.flatMap((tied) => {
    const others = levels.filter((level) => level !== tied);
    const steps = (group: readonly number[]) => [
      (schoolId: number) => shareAgainst(schoolId, group),
      ...others.map((level) => (schoolId: number) => shareAgainst(schoolId, level)),
      (schoolId: number) => winShare(recordOf(schoolId).wins, recordOf(schoolId).losses),
      (schoolId: number) => hashOf(lotKey, schoolId),
    ];
    return breakTie(tied, steps);
  });
  return order.map((schoolId) => ({ schoolId, ...recordOf(schoolId) }));
}

type Measure = (schoolId: number) => number;

/** Groups of equals, the highest value first. */
function partedBy(schoolIds: readonly number[], measure: Measure): number[][] {
  const groups = Map.groupBy(schoolIds, measure);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

function breakTie(group: readonly number[], stepsOf: (group: readonly number[]) => Measure[]): number[] {
  if (group.length <= 1) return [...group];
  for (const step of stepsOf(group)) {
    const parts = partedBy(group, step);
    if (parts.length > 1) return parts.flatMap((part) => breakTie(part, stepsOf));
  }
  return group.toSorted((one, other) => one - other);
}

/** Share of games that a school has won against some schools. */
function sharesAgainst(games: readonly DecidedGame[]): (schoolId: number, others: readonly number[]) => number {
  const wins = new Map<string, number>();
  for (const { winnerId, loserId } of games) {
    const key = `${winnerId} ${loserId}`;
    wins.set(key, (wins.get(key) ?? 0) + 1);
  }
  return (schoolId, others) => {
    let won = 0;
    let lost = 0;
    for (const other of others) {
      won += wins.get(`${schoolId} ${other}`) ?? 0;
      lost += wins.get(`${other} ${schoolId}`) ?? 0;
    }
    return winShare(won, lost);
  };
}
