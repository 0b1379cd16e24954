import type { FlowView } from "#components/charts/flow-scale.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

const WORDS: Record<FlowView, string> = { win: "wins", margin: "ahead", score: "" };

/** Which end of the chart, or which line, is whose. Above the plot and below its minutes, where nothing is drawn. */
export function FlowLegend({ view, game }: { view: FlowView; game: GameInfo }) {
  const lines = view === "score";
  return (
    <>
      <Mark
        className="top-0.5"
        text={`${game.homeTeam} ${WORDS[view]}`}
        sample={lines ? "w-5 border-t-2 border-(--home-line)" : "size-2 rounded-full bg-(--home-line)"}
      />
      <Mark
        className="bottom-0"
        text={`${game.awayTeam} ${WORDS[view]}`}
        sample={lines ? "w-5 border-t-2 border-dashed border-(--away-line)" : "size-2 rounded-full bg-(--away-line)"}
      />
    </>
  );
}

function Mark({ text, sample, className }: { text: string; sample: string; className: string }) {
  return (
    <p
      aria-hidden="true"
      className={`narrow pointer-events-none absolute left-9 flex max-w-[40%] items-center gap-1.5 text-xs leading-[1.125rem] font-medium text-muted ${className}`}
    >
      <span data-team-color className={`shrink-0 ${sample}`} />
      <span className="truncate">{text}</span>
    </p>
  );
}
