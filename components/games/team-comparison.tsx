"use client";

import { Card } from "#components/ui/card.tsx";
import { GLOSSARY } from "#lib/basketball/glossary.ts";
import { formatNumber } from "#lib/format/number.ts";
import type { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import { Explained } from "./explained.tsx";
import { type ComparisonRow, comparisonGroups } from "./team-comparison-rows.ts";

interface TeamComparisonProps {
  away: GameBoxScoreTeam;
  home: GameBoxScoreTeam;
}

/** The two teams side by side: a bar for each from the middle, the better one in bold. */
export function TeamComparison({ away, home }: TeamComparisonProps) {
  return (
    <Card className="p-4 pb-0 sm:p-6 sm:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg font-semibold">Team comparison</h2>
        {home.pace !== null && (
          <p className="text-sm text-muted">
            <Explained statistic="pace">Pace</Explained>{" "}
            <span className="figures font-semibold text-ink">{formatNumber(home.pace, GLOSSARY.pace.decimals)}</span>
          </p>
        )}
      </div>
      <div className="mt-4 gap-x-12 lg:columns-2">
        {comparisonGroups(away, home).map((group) => (
          <table key={group.title} className="figures mb-6 w-full table-fixed break-inside-avoid text-sm">
            <caption className="eyebrow pb-1 text-left text-muted">{group.title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{away.team}</th>
                <th scope="col">Statistic</th>
                <th scope="col">{home.team}</th>
              </tr>
            </thead>
            <tbody>
              {group.rows.map((row) => (
                <Row key={row.statistic} row={row} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Card>
  );
}

function share(value: number | null, other: number | null): number {
  const sum = Math.abs(value ?? 0) + Math.abs(other ?? 0);
  return value === null || sum === 0 ? 0 : Math.abs(value) / sum;
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr>
      <Side row={row} side="away" />
      <th
        scope="row"
        className="border-t border-rule px-1 py-2 text-center text-[0.8125rem] leading-tight font-normal text-muted"
      >
        <Explained statistic={row.statistic}>{row.label}</Explained>
      </th>
      <Side row={row} side="home" />
    </tr>
  );
}

function Side({ row, side }: { row: ComparisonRow; side: "away" | "home" }) {
  const own = row[side];
  const other = row[side === "away" ? "home" : "away"];
  const better = row.better === side;
  const away = side === "away";
  return (
    <td className={`border-t border-rule py-2 ${away ? "text-left" : "text-right"}`}>
      <span className={better ? "font-bold" : ""}>{own.text}</span>
      {better && <span className="sr-only"> better</span>}
      <span className={`mt-1 flex h-1 rounded-full bg-inset ${away ? "justify-end" : ""}`}>
        <span
          data-team-color
          style={{ width: `${100 * share(own.value, other.value)}%` }}
          className={`rounded-full ${away ? "bg-(--away-line)" : "bg-(--home-line)"} ${better ? "" : "opacity-45"}`}
        />
      </span>
    </td>
  );
}
