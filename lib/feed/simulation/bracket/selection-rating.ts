/** What a season's results are worth to those who choose the national field. */
import { type DecidedGame, winShare } from "./school-record.ts";

/** What a win and a defeat weigh in a school's own share, by where the game was played: since 2005 a win on the road weighs more. */
const ROAD_WIN = 1.4;
const HOME_WIN = 0.6;
const NEUTRAL = 1;
/** Shares of the three parts. */
const OWN = 0.25;
const OPPONENTS = 0.5;
const OPPONENTS_OPPONENTS = 0.25;

interface Meeting {
  opponentId: number;
  won: boolean;
  weight: number;
}

/**
 * The Rating Percentage Index as the NCAA computed it from 2005 to 2018: a quarter the school's own share of wins (a road win and a home defeat
 * weigh 1.4, a home win and a road defeat 0.6, on a neutral floor 1), half the mean share of wins of its opponents in their games against others,
 * a quarter the mean of the same of their opponents. Between 0 and 1; higher is better. It knows results only, no margins and no talents.
 *
 * @returns by school id, for schools that have played
 */
export function selectionRatings(games: readonly DecidedGame[]): Map<number, number> {
  const meetings = new Map<number, Meeting[]>();
  const meet = (schoolId: number, meeting: Meeting) => {
    const known = meetings.get(schoolId);
    if (known === undefined) meetings.set(schoolId, [meeting]);
    else known.push(meeting);
  };
  for (const { game, winnerId, loserId } of games) {
    const onRoad = winnerId === game.awayId;
    const weight = game.neutralSite ? NEUTRAL : onRoad ? ROAD_WIN : HOME_WIN;
    meet(winnerId, { opponentId: loserId, won: true, weight });
    meet(loserId, { opponentId: winnerId, won: false, weight });
  }
  const meetingsOf = (schoolId: number) => meetings.get(schoolId) as Meeting[];
  const meanOver = (schoolId: number, shareOf: (opponentId: number) => number) => {
    const own = meetingsOf(schoolId);
    return own.reduce((sum, { opponentId }) => sum + shareOf(opponentId), 0) / own.length;
  };
  const opponentShares = new Map<number, number>();
  for (const schoolId of meetings.keys()) {
    opponentShares.set(
      schoolId,
      meanOver(schoolId, (opponentId) => shareWithout(meetingsOf(opponentId), schoolId)),
    );
  }
  const ratings = new Map<number, number>();
  for (const schoolId of meetings.keys()) {
    const opponents = opponentShares.get(schoolId) as number;
    const theirs = meanOver(schoolId, (opponentId) => opponentShares.get(opponentId) as number);
    ratings.set(schoolId, OWN * ownShare(meetingsOf(schoolId)) + OPPONENTS * opponents + OPPONENTS_OPPONENTS * theirs);
  }
  return ratings;
}

function ownShare(meetings: readonly Meeting[]): number {
  let won = 0;
  let lost = 0;
  for (const { won: isWin, weight } of meetings) {
    if (isWin) won += weight;
    else lost += weight;
  }
  return winShare(won, lost);
}

/** Share of wins against all but one. */
function shareWithout(meetings: readonly Meeting[], schoolId: number): number {
  let won = 0;
  let lost = 0;
  for (const { opponentId, won: isWin } of meetings) {
    if (opponentId === schoolId) continue;
    if (isWin) won++;
    else lost++;
  }
  return winShare(won, lost);
}
