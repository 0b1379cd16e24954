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
  const sentence = linesSentence(record, score);
  return (
    <Card className="overflow-hidden">
      <h2 className="px-4 pt-4 text-lg font-semibold sm:px-6">Lines</h2>
      {sentence && <p className="px-4 pt-1 text-sm text-muted sm:px-6">{sentence}</p>}
      <LinesTable rows={lineRows(record, names, score)} names={names} latest={LATEST[game.status]} />
    </Card>
  );
}

interface LinesTableProps {
  rows: readonly LineRow[];
  names: LineNames;
  /** What the latest numbers are called. */
  latest: string;
}

interface Column {
  group: string;
  head: string;
  field: Exclude<keyof LineRow, "provider">;
}

/** A column that no provider says anything in is left out: openings that nobody keeps, results before there are any. */
function shownColumns({ rows, names, latest }: LinesTableProps): Column[] {
  const columns: Column[] = [
    { group: "Spread", head: "Open", field: "spreadOpen" },
    { group: "Spread", head: latest, field: "spread" },
    { group: "Total", head: "Open", field: "overUnderOpen" },
    { group: "Total", head: latest, field: "overUnder" },
    { group: "Moneyline", head: names.away, field: "awayMoneyline" },
    { group: "Moneyline", head: names.home, field: "homeMoneyline" },
    { group: "Result", head: "Covered", field: "covered" },
    { group: "Result", head: "Total", field: "total" },
  ];
  return columns.filter(({ field }) => rows.some((row) => row[field] !== null));
}

const HEAD = "px-2 py-1.5 text-right font-medium whitespace-nowrap last:pr-4 sm:px-3 sm:last:pr-6";
const CELL = "border-t border-rule px-2 py-1.5 text-right whitespace-nowrap last:pr-4 sm:px-3 sm:last:pr-6";
const FIRST = "sticky left-0 bg-surface pr-3 pl-4 text-left sm:pl-6";

function LinesTable(props: LinesTableProps) {
  const columns = shownColumns(props);
  const groups = [...Map.groupBy(columns, ({ group }) => group)].map(([group, own]) => ({ group, span: own.length }));
  return (
    <ScrollRegion label="Lines by provider" className="mt-2 pb-2">
      <table className="figures w-full text-sm sm:w-auto">
        <caption className="sr-only">
          Lines by provider; a spread names the favourite, moneylines are what is staked for 100 or won with it
        </caption>
        <thead className="narrow text-xs text-muted">
          <tr>
            <th rowSpan={2} scope="col" className={`${FIRST} py-1.5 align-bottom font-medium`}>
              Provider
            </th>
            {groups.map(({ group, span }) => (
              <th
                key={group}
                scope="colgroup"
                colSpan={span}
                className={`px-2 pt-1.5 font-medium last:pr-4 sm:px-3 sm:last:pr-6 ${span === 1 ? "text-right" : "text-center"}`}
              >
                {group}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ field, head }) => (
              <th key={field} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={row.provider}>
              <th scope="row" className={`${FIRST} border-t border-rule py-1.5 font-medium whitespace-nowrap`}>
                {row.provider}
              </th>
              {columns.map(({ field }) => (
                <td key={field} className={CELL}>
                  {row[field] ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
