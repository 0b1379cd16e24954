import { ArrowDown } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import type { GameMoment } from "./game-moments.ts";
import { chanceText, momentClock } from "./moment-text.ts";

interface MomentLineProps {
  moment: GameMoment | undefined;
  format: PeriodFormat;
  /** Letters that stand for the teams. */
  letters: { home: string; away: string };
  onPlay: (playId: number) => void;
}

/** Below the chart, always as high: what was at the moment pointed at, and the way to its play. */
export function MomentLine({ moment, format, letters, onPlay }: MomentLineProps) {
  const play = moment?.play;
  return (
    <div className="figures mt-2 flex h-14 items-center gap-3 rounded-control bg-inset px-3 text-[0.8125rem]">
      {moment ? (
        <>
          <div className="min-w-0 flex-1">
            <p className="flex min-w-0 gap-x-3 whitespace-nowrap">
              <span className="text-muted">{momentClock(moment, format)}</span>
              <strong>
                {letters.away} {moment.away}, {letters.home} {moment.home}
              </strong>
              <span className="truncate">
                {chanceText(moment, { homeTeam: letters.home, awayTeam: letters.away }) ?? "no win probability"}
              </span>
            </p>
            <p className="truncate text-muted">{play ? (play.playText ?? play.playType) : null}</p>
          </div>
          {play && (
            <Button size="small" onClick={() => onPlay(play.id)}>
              <ArrowDown aria-hidden="true" className="size-3.5" />
              <span className="max-sm:sr-only">To the play</span>
            </Button>
          )}
        </>
      ) : (
        <p className="text-muted">
          <span className="pointer-coarse:hidden">
            Point at the chart, or use the arrow keys on it, to read a moment.
          </span>
          <span className="hidden pointer-coarse:inline">Touch the chart to read a moment.</span>
        </p>
      )}
    </div>
  );
}
