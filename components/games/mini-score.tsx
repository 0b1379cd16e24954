import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatNumber } from "#lib/format/number.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { gameSides } from "./game-sides.ts";
import { statusText } from "./status-text.ts";

interface MiniScoreProps {
  game: GameInfo;
  format: PeriodFormat;
  teams: TeamIndex;
  /** Whether the head of the page is out of sight. */
  shown: boolean;
}

/**
 * The score once the head of the page is scrolled away: beside the tabs where there is room, else in a line of its own at the top of the
 * window, over which the tabs leave room. It repeats what the head says, so it is not read out.
 */
export function MiniScore({ game, format, teams, shown }: MiniScoreProps) {
  return (
    <div
      aria-hidden="true"
      data-screen-only
      data-mini-score
      className={`figures flex items-center justify-center gap-4 text-sm whitespace-nowrap max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:h-9 max-lg:border-b max-lg:border-rule max-lg:bg-ground lg:ml-auto ${
        shown ? "" : "invisible"
      }`}
    >
      {gameSides(game).map((side) => (
        <span key={side.side} className="flex items-center gap-1.5">
          <TeamBadge team={teams.get(side.teamId)} school={side.team} size="small" />
          {side.points !== null && (
            <span className={side.winner === false ? "text-muted" : "font-bold"}>{formatNumber(side.points)}</span>
          )}
        </span>
      ))}
      <span className={`text-[0.8125rem] ${game.status === "in_progress" ? "font-semibold text-bad" : "text-muted"}`}>
        {statusText(game, format)}
      </span>
    </div>
  );
}
