/** Passes that lead to baskets. */
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { pickWeighted, type ShotMoment } from "./shot-choice.ts";
import { SHOT_ODDS, type ShotKind } from "./shot-kinds.ts";

/** Part by which one standard deviation of the other four's passing moves the chance of an assist, and a player's share of the team's. */
const TEAM_PASSING = 0.25;
const OWN_PASSING = 0.75;
const BY_POSITION = { G: 1.45, F: 0.8, C: 0.6 } as const;
/** Putbacks are made alone. */
const PUTBACK = 0;

/** Mean passing talent of those who play with the shooter. */
export function passingAround({ floor }: TeamState, shooter: Performer): number {
  let passing = 0;
  for (const performer of floor) if (performer !== shooter) passing += performer.talents.passing;
  return passing / Math.max(1, floor.length - 1);
}

/** Who set up a made basket; null when the shooter made it alone. */
export function chooseAssister(
  game: GameState,
  team: TeamState,
  shooter: Performer,
  kind: ShotKind,
  moment: ShotMoment,
): Performer | null {
  const others = team.floor.filter((performer) => performer !== shooter);
  const passing = passingAround(team, shooter);
  const alone = moment === "putback" ? PUTBACK : 1;
  const chance =
    SHOT_ODDS[kind].assisted * Math.max(0.3, 1 + TEAM_PASSING * passing) * game.day.assists * team.day.assists * alone;
  if (!game.random.chance(Math.min(0.97, chance))) return null;
  return pickWeighted(
    game,
    others,
    ({ talents, player }) => BY_POSITION[player.position] * Math.max(0.15, 1 + OWN_PASSING * talents.passing),
  );
}
