/** Shares of what happened while an athlete was on the floor. The same for a game and for sums over games; percent with one decimal. */
import type { BoxCounts } from "#lib/basketball/game-facts.ts";
import { percentage } from "./ratio.ts";
import { FREE_THROW_WEIGHT } from "./team-rates.ts";

/** How long an athlete played of how long the games lasted (40 minutes without overtime). */
export interface FloorTime {
  minutes: number | null;
  gameMinutes: number | null;
}

type PlayCounts = Pick<BoxCounts, "fieldGoalsAttempted" | "freeThrowsAttempted" | "turnovers">;

/**
 * Usage: the share of the team's plays an athlete ends while he is on the floor, 100 * (FGA + 0.44 FTA + TO) * GM / (MP * the team's same sum)
 * (basketball-reference.com glossary, "Usage Percentage"). 15 + 0.44 * 4 + 3 = 19.76 of a team's 84 in 30 of 40 minutes: 31.4.
 *
 * @param freeThrowWeight share of free throws that end a possession; Sports-Reference takes 0.475 in college games since 2023
 * @returns null where a count or a time is unknown, or nothing stands under the line
 */
export function usage(
  own: PlayCounts,
  team: PlayCounts,
  { minutes, gameMinutes }: FloorTime,
  freeThrowWeight = FREE_THROW_WEIGHT,
): number | null {
  const ended = playsEnded(own, freeThrowWeight);
  const whole = playsEnded(team, freeThrowWeight);
  if (ended === null || whole === null || minutes === null || gameMinutes === null) return null;
  return percentage(ended * gameMinutes, minutes * whole);
}

/**
 * Offensive-rebound percentage of an athlete: the share of available offensive rebounds he took while on the floor,
 * 100 * OREB * GM / (MP * (team OREB + opponent DREB)) (basketball-reference.com glossary, with the team's minutes over five as GM).
 * 3 of 30 available in 20 of 40 minutes: 20.0. Null as usage is.
 */
export function offensiveReboundShare(
  own: Pick<BoxCounts, "offensiveRebounds">,
  team: Pick<BoxCounts, "offensiveRebounds">,
  opponent: Pick<BoxCounts, "defensiveRebounds">,
  { minutes, gameMinutes }: FloorTime,
): number | null {
  if (own.offensiveRebounds === null || minutes === null || gameMinutes === null) return null;
  if (team.offensiveRebounds === null || opponent.defensiveRebounds === null) return null;
  return percentage(
    own.offensiveRebounds * gameMinutes,
    minutes * (team.offensiveRebounds + opponent.defensiveRebounds),
  );
}

function playsEnded(counts: PlayCounts, freeThrowWeight: number): number | null {
  const { fieldGoalsAttempted, freeThrowsAttempted, turnovers } = counts;
  if (fieldGoalsAttempted === null || freeThrowsAttempted === null || turnovers === null) return null;
  return fieldGoalsAttempted + freeThrowWeight * freeThrowsAttempted + turnovers;
}
