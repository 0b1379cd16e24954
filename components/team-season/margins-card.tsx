"use client";

import dynamic from "next/dynamic";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { formatSigned } from "#lib/format/number.ts";
import { type MarginBar, marginSentence } from "./margins.ts";

const MarginsChart = dynamic(
  () => import("#components/charts/margins-chart.tsx").then((module) => module.MarginsChart),
  { ssr: false, loading: () => <Skeleton className="h-52" /> },
);

/** The season game by game: by how much each was won or lost, as a sentence, a chart and a table. */
export function MarginsCard({ bars }: { bars: readonly MarginBar[] }) {
  const sentence = marginSentence(bars);
  if (sentence === null) return null;
  return (
    <div className="mb-6">
      <h3 className="text-sm font-semibold">Margins</h3>
      <p className="mt-0.5 text-sm text-muted">{sentence}</p>
      <div className="mt-3 h-52">
        <MarginsChart points={bars} label={`Margin of each game. ${sentence}`} />
      </div>
      <details className="mt-2 text-sm">
        <summary className="w-fit font-medium text-muted hover:text-ink">Margins as a table</summary>
        <ScrollRegion label="Margins of the season" className="mt-2">
          <table className="figures w-full max-w-lg">
            <caption className="sr-only">Margin of each game</caption>
            <thead>
              <tr className="text-left text-xs text-muted">
                <th scope="col" className="py-1 font-medium">
                  Day
                </th>
                <th scope="col" className="py-1 font-medium">
                  Game
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  Score
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  Margin
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.gameId}>
                  <td className="border-t border-rule py-1 pr-2 whitespace-nowrap">{bar.day}</td>
                  <th scope="row" className="border-t border-rule py-1 text-left font-medium">
                    {bar.against}
                  </th>
                  <td className="border-t border-rule py-1 pl-2 text-right whitespace-nowrap">{bar.score}</td>
                  <td className="border-t border-rule py-1 pl-2 text-right">{formatSigned(bar.margin)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </div>
  );
}
