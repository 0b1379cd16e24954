"use client";

import { useQuery } from "@tanstack/react-query";
import { teamRosterQuery } from "#lib/queries/teams.ts";
import type { GameBoxScorePlayers } from "#lib/records/game-records.ts";

/** Players on the team's roster who are not in the box score. The feed rarely says why, so no reason is given. `on` says that the game is. */
export function DidNotPlay({ record, on }: { record: GameBoxScorePlayers; on: boolean }) {
  const { data } = useQuery(teamRosterQuery(record.team, record.season));
  const played = new Set(record.players.map((player) => player.athleteId));
  const absent = data
    ?.filter((roster) => roster.teamId === record.teamId)
    .flatMap((roster) => roster.players)
    .filter((player) => !played.has(player.id));
  if (!absent || absent.length === 0) return null;
  return (
    <p className="border-t border-rule px-4 py-3 text-[0.8125rem] text-muted">
      <span className="font-medium text-ink">{on ? "Not in the game yet" : "Did not play"}:</span>{" "}
      {absent.map((player) => player.name).join(", ")}
    </p>
  );
}
