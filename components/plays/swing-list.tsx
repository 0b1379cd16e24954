import { usePeriodFormat } from "#components/league-context.tsx";
import { formatSigned } from "#lib/format/number.ts";
import { formatGameClock } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { Swing } from "./win-course.ts";

interface SwingListProps {
  swings: readonly Swing[];
  game: GameInfo;
  onPlay: (playId: number) => void;
}

/** The plays that moved the win probability most, each a button that leads to it. */
export function SwingList({ swings, game, onPlay }: SwingListProps) {
  const format = usePeriodFormat();
  return (
    <section aria-labelledby="swings">
      <h3 id="swings" className="text-sm font-semibold">
        Biggest swings
      </h3>
      <ol className="mt-1.5">
        {swings.map(({ play, change }) => (
          <li key={play.id} className="border-t border-rule">
            <button
              type="button"
              onClick={() => onPlay(play.id)}
              className="flex w-full items-baseline gap-3 rounded-control px-1 py-2 text-left text-[0.8125rem] hover:bg-inset"
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2">{play.playText ?? play.playType}</span>
                <span className="figures text-muted">
                  {formatGameClock(format, play.period, play.clock)}, {play.awayScore}–{play.homeScore}
                </span>
              </span>
              <span className="figures shrink-0 text-right">
                <strong>{formatSigned(100 * Math.abs(change))} %</strong>
                <span className="flex items-center justify-end gap-1.5 text-muted">
                  <span
                    aria-hidden="true"
                    className={`size-2 rounded-full ${change > 0 ? "bg-(--home-line)" : "bg-(--away-line)"}`}
                  />
                  {change > 0 ? game.homeTeam : game.awayTeam}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
