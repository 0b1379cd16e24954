/**
 * What the score does to those who play. The side that is further ahead than the two teams' strengths promised eases off and is careless with the ball, the other
 * bears down, and officials call fouls on the side that has fewer. Without it margins are a random walk and spread a fifth further than real ones do (deviation of real margins about what
 * ratings expect: 11 points). That leads shrink: Gabel and Redner, "Random walk picture of basketball scoring", JQAS 2012; that whistles even out and
 * go against the side ahead: Anderson and Pierce, "Officiating bias: the effect of foul differential on foul calls in NCAA basketball", J. Sports Sciences 2009.
 */
import { otherSide, type Side } from "#lib/basketball/enums.ts";
import { type GameState, leadOf } from "./game-state.ts";

const REGULATION_SECONDS = 2400;
/** Points beyond which a side eases off no further. */
const MOST_LEAD = 22;
/** What each such point takes from the chance of making a shot, and the part it adds to turnovers and to own fouls. */
const SHOOTING_A_POINT = 0.0004;
const TURNOVERS_A_POINT = 0.014;
const FOULS_A_POINT = 0.004;
/** Part by which each foul more than the other side's makes the next one rarer. */
const FOULS_A_FOUL = 0.018;

/** Added to the chance of a shot of the side: negative when it is further ahead than expected. */
export function scoreShooting(game: GameState, side: Side): number {
  return -SHOOTING_A_POINT * surplus(game, side);
}

/** Factor of the side's turnovers: above 1 when it is further ahead than expected. */
export function scoreTurnovers(game: GameState, side: Side): number {
  return 1 + TURNOVERS_A_POINT * surplus(game, side);
}

/** Factor of the side's fouls. */
export function scoreFouls(game: GameState, side: Side): number {
  const more = game.teams[side].counts.fouls - game.teams[otherSide(side)].counts.fouls;
  return Math.min(1.7, Math.max(0.45, 1 + FOULS_A_POINT * surplus(game, side) - FOULS_A_FOUL * more));
}

/** Points the side is ahead of what was to be expected by now. */
function surplus(game: GameState, side: Side): number {
  const expected = game.expectedMargin * Math.min(1, game.elapsed / REGULATION_SECONDS);
  const lead = leadOf(game, side) - (side === "home" ? expected : -expected);
  return Math.min(MOST_LEAD, Math.max(-MOST_LEAD, lead));
}
