"use client";

import { useQuery } from "@tanstack/react-query";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import type { GameStatus } from "#lib/basketball/enums.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import { linesOfGameQuery } from "#lib/queries/lines.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { finalScore, type LineNames, type LineRow, lineRows, linesSentence } from "./line-rows.ts";

/** What the latest of a provider's numbers is called: before the tip it may still move. */
const LATEST: Record<GameStatus, string> = {
  scheduled: "Now",
  in_progress: "Close",
  final: "Close",
  postponed: "Last",
  cancelled: "Last",
};

/** What bookmakers offered on the game, and how it came out; nothing where nobody offered anything. */
export function LinesCard({ game }: { game: GameInfo }) {
  const record = useQuery(linesOfGameQuery(game.id)).data?.[0];
  const teams = useTeamIndex();
  if (!record || record.lines.length === 0) return null;
  const names = {
    home: teamBadgeText(teams.get(game.homeTeamId)?.abbreviation, game.homeTeam),
    away: teamBadgeText(teams.get(game.awayTeamId)?.abbreviation, game.awayTeam),
  };
  const score = finalScore(record, game.status === "final");
  return (
    <Card className="overflow-hidden">
      <h2 className="px-4 pt-4 text-lg font-semibold sm:px-6">Lines</h2>
      <p className="px-4 pt-1 text-sm text-muted sm:px-6">{linesSentence(record, score)}</p>
      <LinesTable
        rows={lineRows(record, names, score)}
        names={names}
        latest={LATEST[game.status]}
        decided={score !== null}
      />
    </Card>
  );
}

interface LinesTableProps {
  rows: readonly LineRow[];
  names: LineNames;
  latest: string;
  /** The game is over: the table says how each line came out. */
  decided: boolean;
}

const HEAD = "px-2 py-1.5 text-right font-medium whitespace-nowrap last:pr-4 sm:last:pr-6";
const CELL = "border-t border-rule px-2 py-1.5 text-right whitespace-nowrap last:pr-4 sm:last:pr-6";
const FIRST = "sticky left-0 bg-surface pr-3 pl-4 text-left sm:pl-6";

function LinesTable({ rows, names, latest, decided }: LinesTableProps) {
  const columns: readonly (readonly [group: string, head: string, value: (row: LineRow) => string | null])[] = [
    ["Spread", "Open", (row) => row.spreadOpen],
    ["Spread", latest, (row) => row.spread],
    ["Total", "Open", (row) => row.overUnderOpen],
    ["Total", latest, (row) => row.overUnder],
    ["Moneyline", names.away, (row) => row.awayMoneyline],
    ["Moneyline", names.home, (row) => row.homeMoneyline],
    ...(decided
      ? ([
          ["Result", "Covered", (row: LineRow) => row.covered],
          ["Result", "Total", (row: LineRow) => row.total],
        ] as const)
      : []),
  ];
  const groups = [...new Set(columns.map(([group]) => group))];
  return (
    <ScrollRegion label="Lines by provider" className="mt-2 pb-2">
      <table className="figures w-full text-sm">
        <caption className="sr-only">
          Lines by provider; a spread names the favourite, moneylines are what is staked for 100 or won with it
        </caption>
        <thead className="narrow text-xs text-muted">
          <tr>
            <th rowSpan={2} scope="col" className={`${FIRST} py-1.5 align-bottom font-medium`}>
              Provider
            </th>
            {groups.map((group) => (
              <th
                key={group}
                scope="colgroup"
                colSpan={columns.filter(([of]) => of === group).length}
                className={`${HEAD} pb-0`}
              >
                {group}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(([group, head]) => (
              <th key={`${group} ${head}`} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.provider}>
              <th scope="row" className={`${FIRST} border-t border-rule py-1.5 font-medium whitespace-nowrap`}>
                {row.provider}
              </th>
              {columns.map(([group, head, value]) => (
                <td key={`${group} ${head}`} className={CELL}>
                  {value(row) ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
