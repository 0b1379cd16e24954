"use client";

import { useMemo, useState } from "react";
import type { FlowView } from "#components/charts/flow-scale.ts";
import { Explained } from "#components/games/explained.tsx";
import { useGameParams } from "#components/games/use-game-params.ts";
import { usePeriodFormat } from "#components/league-context.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { secondsBeforePeriod } from "#lib/basketball/clock.ts";
import { formatNumber } from "#lib/format/number.ts";
import { formatPeriod } from "#lib/format/period.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { ExcitementNote } from "./excitement-note.tsx";
import { FlowLegend } from "./flow-legend.tsx";
import { FlowStage } from "./flow-stage.tsx";
import { FlowTable } from "./flow-table.tsx";
import { gameMoments, gameSeconds } from "./game-moments.ts";
import { MomentLine } from "./moment-line.tsx";
import { scoreFlow } from "./score-flow.ts";
import { flowSentence } from "./score-sentence.ts";
import { SwingList } from "./swing-list.tsx";
import { largestSwings, winCourse } from "./win-course.ts";
import { winSentence } from "./win-sentence.ts";

const VIEWS = [
  { value: "win", label: "Win probability" },
  { value: "margin", label: "Margin" },
  { value: "score", label: "Score" },
] as const;

const CHART_LABELS: Record<FlowView, string> = {
  win: "Win probability over the game",
  margin: "Margin over the game",
  score: "Score over the game",
};

const SWINGS_LISTED = 5;

interface GameFlowCardProps {
  game: GameInfo;
  plays: readonly PlayInfo[];
  /** Leads to a play in the list below. */
  onPlay: (playId: number) => void;
}

/** Win probability, margin or score over one axis of minutes: a sentence, a chart with a cursor, what moved it most, and the same as a table. */
export function GameFlowCard({ game, plays, onPlay }: GameFlowCardProps) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const [params, change] = useGameParams();
  const [cursor, setCursor] = useState<number | null>(null);
  const { moments, course, flow, end, marks, swings } = useMemo(() => {
    const end = gameSeconds(plays, format);
    const starts: { elapsed: number; label: string }[] = [];
    for (let period = 2; secondsBeforePeriod(format, period) < end; period += 1) {
      starts.push({ elapsed: secondsBeforePeriod(format, period), label: formatPeriod(format, period) });
    }
    const moments = gameMoments(plays, format, game);
    return {
      moments,
      course: winCourse(moments),
      flow: scoreFlow(plays, format, game.status !== "in_progress"),
      end,
      marks: starts,
      swings: largestSwings(plays, SWINGS_LISTED),
    };
  }, [plays, format, game]);
  if (flow === null) return null;
  const view = params.flow ?? (course === null ? "margin" : "win");
  const moment = cursor === null ? undefined : moments[cursor];
  const letters = {
    home: teamBadgeText(teams.get(game.homeTeamId)?.abbreviation, game.homeTeam),
    away: teamBadgeText(teams.get(game.awayTeamId)?.abbreviation, game.awayTeam),
  };
  const sentence = view === "win" ? course && winSentence(course, format, game) : flowSentence(flow, game);
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg font-semibold">Game flow</h2>
        <div data-screen-only className="min-w-0">
          <Segmented legend="Chart" options={VIEWS} value={view} onChange={(flow) => change({ flow })} />
        </div>
      </div>
      <p className="mt-2 text-sm text-muted max-sm:min-h-[3.75rem]">
        {sentence} {view === "win" && course && <ExcitementNote game={game} />}
      </p>
      <div
        className={
          swings.length > 0 ? "gap-x-8 gap-y-5 max-lg:space-y-5 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]" : ""
        }
      >
        <div className="mt-3 min-w-0">
          {view === "win" && course === null ? (
            <NoWinProbability />
          ) : (
            <>
              <div className="relative">
                <FlowStage
                  view={view}
                  game={game}
                  format={format}
                  moments={moments}
                  end={end}
                  marks={marks}
                  cursor={cursor}
                  onCursor={setCursor}
                  onChoose={() => moment?.play && onPlay(moment.play.id)}
                  label={CHART_LABELS[view]}
                />
                <FlowLegend view={view} game={game} />
              </div>
              <MomentLine moment={moment} format={format} letters={letters} onPlay={onPlay} />
            </>
          )}
          {view === "win" && course && (
            <p className="mt-3 text-xs text-muted">
              Known after{" "}
              {course.known === 1 ? "every play" : `${formatNumber(Math.floor(100 * course.known))} % of the plays`}:
              the feed's own figure where it states one, else that of Courtside's model.{" "}
              <Explained statistic="homeWinProbability">How it is worked out</Explained>
            </p>
          )}
          <details className="mt-3 text-sm">
            <summary className="w-fit font-medium text-muted hover:text-ink">Every five minutes as a table</summary>
            <FlowTable game={game} moments={moments} format={format} end={end} />
          </details>
        </div>
        {swings.length > 0 && <SwingList swings={swings} game={game} onPlay={onPlay} />}
      </div>
    </Card>
  );
}

/** As high as the chart and the line below it, so that nothing moves when another chart is chosen. */
function NoWinProbability() {
  return (
    <div className="flex h-[22rem] flex-col items-center justify-center rounded-control border border-dashed border-edge px-6 text-center">
      <p className="font-semibold">No win probability for this game</p>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Its feed states none, and its plays are not complete enough for Courtside's own model. Margin and score are as
        the feed has them.
      </p>
    </div>
  );
}
