"use client";

import dynamic from "next/dynamic";
import { usePeriodFormat } from "#components/league-context.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { clockText, elapsedSeconds } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { formatCount } from "#lib/format/number.ts";
import { formatPeriodLong } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { periodsOf } from "./play-filter.ts";
import { type ScoreFlow, scoreFlow } from "./score-flow.ts";

const ScoreFlowChart = dynamic(
  () => import("#components/charts/score-flow-chart.tsx").then((module) => module.ScoreFlowChart),
  { ssr: false, loading: () => <Skeleton className="h-56" /> },
);

/** The margin over the game: a sentence, a chart, and the same as a table. */
export function ScoreFlowCard({ game, plays }: { game: GameInfo; plays: readonly PlayInfo[] }) {
  const format = usePeriodFormat();
  const flow = scoreFlow(plays, format, game.status !== "in_progress");
  if (flow === null) return null;
  const marks = periodsOf(plays).map((period) => ({
    elapsed: elapsedSeconds(format, period, 0),
    label: formatPeriodLong(format, period),
  }));
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-lg font-semibold">Score flow</h2>
      <p className="mt-1 text-sm text-muted">{flowSentence(flow, game)}</p>
      <div className="relative mt-4 h-56">
        <LeaderLabel team={game.homeTeam} className="top-1.5" color="bg-(--home-line)" />
        <LeaderLabel team={game.awayTeam} className="bottom-9" color="bg-(--away-line)" />
        <ScoreFlowChart
          points={flow.points}
          marks={marks}
          homeTeam={game.homeTeam}
          awayTeam={game.awayTeam}
          label={`Margin over the game. ${flowSentence(flow, game)}`}
        />
      </div>
      <details className="mt-3 text-sm">
        <summary className="w-fit font-medium text-muted hover:text-ink">Score by period as a table</summary>
        <FlowTable game={game} flow={flow} marks={marks} />
      </details>
    </Card>
  );
}

/** Which half of the chart is whose. */
function LeaderLabel({ team, color, className }: { team: string; color: string; className: string }) {
  return (
    <p
      aria-hidden="true"
      className={`narrow pointer-events-none absolute right-2 flex items-center gap-1.5 rounded bg-surface/85 px-1.5 text-xs font-medium text-muted ${className}`}
    >
      <span className={`size-2 rounded-full ${color}`} />
      {team} ahead
    </p>
  );
}

function flowSentence(flow: ScoreFlow, game: GameInfo): string {
  const team = (side: Side) => (side === "home" ? game.homeTeam : game.awayTeam);
  const longer: Side = flow.secondsAhead.home >= flow.secondsAhead.away ? "home" : "away";
  const leads = (["away", "home"] as const)
    .filter((side) => flow.largestLead[side] > 0)
    .map((side) => `${team(side)} by ${flow.largestLead[side]}`);
  return [
    `${team(longer)} led for ${clockText(flow.secondsAhead[longer])}.`,
    leads.length > 0 ? `Largest leads: ${leads.join(", ")}.` : "",
    `${formatCount(flow.leadChanges, "lead change")}, ${formatCount(flow.ties, "tie")}.`,
  ].join(" ");
}

interface FlowTableProps {
  game: GameInfo;
  flow: ScoreFlow;
  marks: readonly { elapsed: number; label: string }[];
}

function FlowTable({ game, flow, marks }: FlowTableProps) {
  return (
    <table className="figures mt-2 w-full max-w-md">
      <caption className="sr-only">Score at the end of each period</caption>
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="py-1 font-medium">
            End of
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {game.awayTeam}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {game.homeTeam}
          </th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => {
          const at = flow.points.findLast((point) => point.elapsed <= mark.elapsed);
          return (
            <tr key={mark.elapsed} className="border-t border-rule">
              <th scope="row" className="py-1 text-left font-medium">
                {mark.label}
              </th>
              <td className="py-1 text-right">{at?.away}</td>
              <td className="py-1 text-right">{at?.home}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
