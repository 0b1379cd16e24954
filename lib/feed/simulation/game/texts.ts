/** The lines of the play-by-play, in one grammar: who, what, and in brackets who else had a part in it. */
const ORDINALS = ["1st", "2nd", "3rd"];

/** @param feet distance from the basket; null where play-by-play does not name it, as for layups */
export function shotText(
  shooter: string,
  made: boolean,
  feet: number | null,
  words: string,
  assister: string | null,
): string {
  const distance = feet === null ? "" : `${feet}-foot `;
  return `${shooter} ${made ? "makes" : "misses"} ${distance}${words}${assister === null ? "" : ` (${assister} assists)`}`;
}

export function freeThrowText(shooter: string, made: boolean, shot: number, of: number): string {
  return `${shooter} ${made ? "makes" : "misses"} free throw ${shot} of ${of}`;
}

export function reboundText(who: string, end: "offensive" | "defensive"): string {
  return `${who} ${end} rebound`;
}

export function deadBallReboundText(team: string): string {
  return `${team} deadball team rebound`;
}

export function foulText(fouler: string, fouled: string | null, flagrant: 1 | 2 | null): string {
  const drawn = fouled === null ? "" : ` (${fouled} draws the foul)`;
  return `${flagrant === null ? "Foul" : `Flagrant ${flagrant} foul`} on ${fouler}${drawn}`;
}

export function offensiveFoulText(fouler: string, fouled: string, charge: boolean): string {
  return charge
    ? `Offensive foul on ${fouler}, charge (${fouled} draws the foul)`
    : `Offensive foul on ${fouler} (${fouled} draws the foul)`;
}

/** @param who the player, or null for the bench */
export function technicalText(who: string | null, team: string): string {
  return who === null ? `Technical foul on the ${team} bench` : `Technical foul on ${who}`;
}

export function turnoverText(who: string, what: string): string {
  return `${who} ${what} turnover`;
}

export function stealText(stealer: string): string {
  return `${stealer} steal`;
}

export function blockText(blocker: string, shooter: string): string {
  return `${blocker} blocks ${shooter}`;
}

export function substitutionText(who: string, direction: "in" | "out", team: string): string {
  return `${who} subbing ${direction} for ${team}`;
}

export function timeoutText(team: string, seconds: 30 | 60): string {
  return `${team} ${seconds}-second timeout`;
}

export const TELEVISION_TIMEOUT_TEXT = "Official TV timeout";

export function tipText(team: string, winner: string, loser: string): string {
  return `Jump ball won by ${team} (${winner} against ${loser})`;
}

export function heldBallText(first: string, second: string, team: string): string {
  return `Jump ball, held by ${first} and ${second}; the arrow gives it to ${team}`;
}

export function endOfPeriodText(period: number): string {
  const ordinal = (place: number) => ORDINALS[place - 1] ?? `${place}th`;
  return period <= 2 ? `End of ${ordinal(period)} half` : `End of ${ordinal(period - 2)} overtime`;
}

export const END_OF_GAME_TEXT = "End of game";
