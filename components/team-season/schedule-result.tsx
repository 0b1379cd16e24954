"use client";

import Link from "next/link";
import { LocalTime } from "#components/ui/local-time.tsx";
import { gamePath } from "#lib/format/paths.ts";
import type { ProfileGame } from "#lib/records/overview-records.ts";

interface ScheduleResultProps {
  game: ProfileGame;
  /** `OT`, `2OT`. */
  overtime: string | undefined;
}

/** How a game came out or when it is played; leads to the game. */
export function ScheduleResult({ game, overtime }: ScheduleResultProps) {
  return (
    <Link
      href={gamePath(game.id)}
      prefetch={false}
      className="inline-flex min-h-6 min-w-6 items-center justify-end gap-1.5 underline-offset-4 hover:underline"
    >
      <ResultText game={game} overtime={overtime} />
    </Link>
  );
}

function ResultText({ game, overtime }: ScheduleResultProps) {
  const { status, result, teamPoints, opponentPoints } = game;
  if (status === "in_progress") return <strong className="font-semibold text-bad">Live</strong>;
  if (status === "postponed" || status === "cancelled") {
    return <span className="text-muted">{status === "postponed" ? "Postponed" : "Cancelled"}</span>;
  }
  if (status === "scheduled") {
    return game.startTimeTbd ? "Time TBD" : <LocalTime instant={game.startDate} />;
  }
  return (
    <>
      {result !== null && (
        <strong className={`w-3 text-center font-bold ${result === "W" ? "text-good" : "text-bad"}`}>{result}</strong>
      )}
      {teamPoints === null || opponentPoints === null ? (
        <span>{result === null ? "Result unknown" : "score unknown"}</span>
      ) : (
        <span className="font-medium">
          {teamPoints}–{opponentPoints}
        </span>
      )}
      {overtime && <span className="text-xs text-muted">{overtime}</span>}
    </>
  );
}
