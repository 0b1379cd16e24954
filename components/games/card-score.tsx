"use client";

import Link from "next/link";
import { type ReactNode, useState } from "react";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatNumber } from "#lib/format/number.ts";
import { teamPath, teamSeasonPath } from "#lib/format/paths.ts";
import { formatPeriodColumn } from "#lib/format/period.ts";
import type { GameSide } from "./game-sides.ts";

/** More periods than this do not fit a card: it then shows the score alone, the game's page the rest. */
const MOST_PERIODS = 4;

interface CardScoreProps {
  status: ReactNode;
  sides: readonly GameSide[];
  periods: number | null;
  format: PeriodFormat;
  teams: TeamIndex;
  /** Ranks of teams in the latest poll, where they are known. */
  ranks?: ReadonlyMap<number, number> | undefined;
  /** Season that the teams' names lead to; without it their latest one. */
  season?: number;
}

/** State, teams and points by period: the upper part of a game's card. */
export function CardScore({ status, sides, periods, format, teams, ranks, season }: CardScoreProps) {
  const scored = sides.some((side) => side.points !== null);
  const columns =
    scored && periods !== null && periods <= MOST_PERIODS
      ? Array.from({ length: periods }, (_, index) => index + 1)
      : [];
  return (
    <table className="figures w-full table-fixed border-separate border-spacing-y-0.5">
      <caption className="sr-only">Line score</caption>
      <thead>
        <tr className="narrow h-5 text-2xs text-muted">
          <th scope="col" className="w-full text-left">
            <span className="sr-only">Team; </span>
            <span className="text-[0.8125rem] font-semibold text-ink">{status}</span>
          </th>
          {columns.map((period) => (
            <th key={period} scope="col" className="w-7 text-right font-medium">
              {formatPeriodColumn(format, period)}
            </th>
          ))}
          <th scope="col" className="w-14 pr-3 text-right font-medium">
            <span className={columns.length === 0 ? "sr-only" : ""}>T</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side.side} className={side.winner === false ? "text-muted" : ""}>
            <th scope="row" className="py-0.5 text-left font-medium">
              <span className="flex min-w-0 items-center gap-2.5">
                <TeamBadge team={teams.get(side.teamId)} school={side.team} />
                <Standing seed={side.seed} rank={ranks?.get(side.teamId)} />
                <Link
                  href={season === undefined ? teamPath(side.teamId) : teamSeasonPath(side.teamId, season)}
                  prefetch={false}
                  // Above the link that the card is as a whole.
                  className={`relative z-10 min-h-6 truncate leading-6 underline-offset-4 hover:underline ${side.winner ? "font-bold" : ""}`}
                >
                  {side.team}
                </Link>
              </span>
            </th>
            {columns.map((period) => (
              <td key={period} className="text-right text-[0.8125rem] text-muted">
                {formatNumber(side.periodPoints?.[period - 1])}
              </td>
            ))}
            <td className={`relative pr-3 text-right text-xl ${side.winner ? "font-bold" : "font-medium"}`}>
              {scored && <Points points={side.points} />}
              {side.winner && <WinnerMark />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The seed where teams are seeded, else the rank where they have one. */
function Standing({ seed, rank }: { seed: number | null; rank: number | undefined }) {
  const number = seed ?? rank;
  if (number === undefined) return null;
  return (
    <span className="text-xs text-muted">
      <span className="sr-only">{seed === null ? "AP rank " : "Seed "}</span>
      {number}
    </span>
  );
}

/** Points that light up for a moment when they change before the reader's eyes. */
function Points({ points }: { points: number | null }) {
  const [seen, setSeen] = useState({ points, changes: 0 });
  if (seen.points !== points) setSeen({ points, changes: seen.changes + 1 });
  return (
    // A new key starts the animation again.
    <span key={seen.changes} className={`-mx-1 rounded px-1 ${seen.changes > 0 ? "flash" : ""}`}>
      {formatNumber(points)}
    </span>
  );
}

/** Points at the winner's score, so that weight is not the only sign. */
function WinnerMark() {
  return (
    <>
      <svg
        viewBox="0 0 6 10"
        aria-hidden="true"
        className="absolute top-1/2 right-0 h-2.5 -translate-y-1/2 fill-rim-mark"
      >
        <path d="M6 0v10L0 5z" />
      </svg>
      <span className="sr-only"> winner</span>
    </>
  );
}
