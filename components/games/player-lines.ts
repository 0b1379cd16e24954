/** Player lines of a team in a game, with what the stints add to them. */
import type { TeamRotation } from "#components/substitutions/rotation.ts";
import type { GameBoxScorePlayer, GameBoxScorePlayers } from "#lib/records/game-records.ts";

export interface PlayerLine extends GameBoxScorePlayer {
  /** Points the team won by while the player was on the floor; null where stints are not known. */
  plusMinus: number | null;
}

export interface TeamLines {
  record: GameBoxScorePlayers;
  /** In the record's order: starters first, then by minutes. */
  lines: PlayerLine[];
}

export function withPlusMinus(record: GameBoxScorePlayers, rotation: TeamRotation): TeamLines {
  const plusMinus = new Map(rotation.rows.map((row) => [row.athleteId, row.plusMinus]));
  return {
    record,
    lines: record.players.map((player) => ({ ...player, plusMinus: plusMinus.get(player.athleteId) ?? null })),
  };
}
