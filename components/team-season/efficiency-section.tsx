"use client";

import { Suspense, use } from "react";
import { DivergingBar } from "#components/charts/diverging-bar.tsx";
import { Explained } from "#components/games/explained.tsx";
import { GLOSSARY } from "#lib/basketball/glossary.ts";
import { formatNumber, formatOrdinal } from "#lib/format/number.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { BoxTotals } from "./box-totals-table.tsx";
import type { CoveredPart } from "./coverage-copy.ts";
import { Covered } from "./covered.tsx";
import { type EfficiencyCell, type EfficiencyRow, efficiencyRows, efficiencySentence } from "./efficiency-rows.ts";
import type { LeagueComparison, LeagueMeasure } from "./league-comparison.ts";
import { SeasonSection } from "./season-section.tsx";

const PART: CoveredPart = { subject: "Efficiency", rows: "box scores of both teams" };

interface EfficiencySectionProps {
  efficiency: TeamSeasonOverview["efficiency"];
  league: Promise<LeagueComparison | null>;
}

/** What the team does with the ball and what it allows: four factors and rating, each against the mean team as soon as that is known. */
export function EfficiencySection({ efficiency, league }: EfficiencySectionProps) {
  return (
    <Suspense fallback={<Efficiency efficiency={efficiency} league={null} waiting />}>
      <ComparedEfficiency efficiency={efficiency} league={league} />
    </Suspense>
  );
}

function ComparedEfficiency({ efficiency, league }: EfficiencySectionProps) {
  return <Efficiency efficiency={efficiency} league={use(league)} />;
}

interface EfficiencyProps {
  efficiency: TeamSeasonOverview["efficiency"];
  league: LeagueComparison | null;
  /** The league is still being read: there is room for its bars. */
  waiting?: boolean;
}

function Efficiency({ efficiency, league, waiting = false }: EfficiencyProps) {
  const rows = efficiencyRows(efficiency, league);
  const compared = rows.some((row) => row.offense.lead !== null || row.defense.lead !== null);
  return (
    <SeasonSection
      id="efficiency"
      title="Efficiency"
      sentence={efficiencySentence(rows)}
      actions={efficiency.pace !== null && <Pace pace={efficiency.pace} league={league?.pace ?? null} />}
    >
      <Covered part={PART} coverage={efficiency.coverage}>
        <table className="figures w-full table-fixed text-sm">
          <caption className="sr-only">
            Offense and defense{compared ? ", each number against the mean team of the season" : ""}
          </caption>
          <thead>
            <tr className="eyebrow text-muted">
              <th scope="col" className="pb-2 text-left">
                Offense
              </th>
              <th scope="col" className="pb-2 text-center">
                <span className="sr-only">Measure</span>
              </th>
              <th scope="col" className="pb-2 text-right">
                Defense
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MeasureRow key={row.measure} row={row} waiting={waiting} />
            ))}
          </tbody>
        </table>
        {(compared || waiting) && (
          <p className="mt-3 text-xs text-muted">
            Bars to the right are better than the mean team, to the left worse; they end two and a half standard
            deviations away. Small raised figures are ranks.
          </p>
        )}
        <BoxTotals offense={efficiency.offense} defense={efficiency.defense} games={efficiency.coverage.coveredGames} />
      </Covered>
    </SeasonSection>
  );
}

function Pace({ pace, league }: { pace: number; league: LeagueMeasure | null }) {
  const { decimals } = GLOSSARY.pace;
  return (
    <p className="figures text-right text-sm text-muted">
      <Explained statistic="pace">Pace</Explained>{" "}
      <span className="font-semibold text-ink">{formatNumber(pace, decimals)}</span>
      {league?.rank != null && (
        <span className="block text-xs">
          {league.rank === 1 ? "" : `${formatOrdinal(league.rank)} `}fastest of {league.teams}, mean{" "}
          {formatNumber(league.mean, decimals)}
        </span>
      )}
    </p>
  );
}

function MeasureRow({ row, waiting }: { row: EfficiencyRow; waiting: boolean }) {
  return (
    <tr>
      <Cell cell={row.offense} waiting={waiting} />
      <th
        scope="row"
        className="border-t border-rule px-1 py-2.5 text-center text-[0.8125rem] leading-tight font-normal text-muted"
      >
        <Explained statistic={row.measure}>{row.label}</Explained>
      </th>
      <Cell cell={row.defense} waiting={waiting} right />
    </tr>
  );
}

interface CellProps {
  cell: EfficiencyCell;
  waiting: boolean;
  right?: boolean;
}

function Cell({ cell, waiting, right = false }: CellProps) {
  return (
    <td className={`border-t border-rule py-2.5 ${right ? "text-right" : "text-left"}`}>
      <span className="text-base font-semibold">{cell.text}</span>
      {cell.rank && (
        <>
          <sup aria-hidden="true" className="ml-0.5 text-[0.6875rem] font-medium text-muted">
            {cell.rank.place}
          </sup>
          <span className="sr-only">
            , {formatOrdinal(cell.rank.place)} of {cell.rank.teams}
          </span>
        </>
      )}
      {cell.comparison && <span className="sr-only">, {cell.comparison}</span>}
      {(cell.lead !== null || waiting) && (
        <span className="mt-1.5 block">
          <DivergingBar lead={cell.lead ?? 0} />
        </span>
      )}
    </td>
  );
}
