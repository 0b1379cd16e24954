/** Box scores as Sports-Reference publishes them, with its own rates of each player. */

import { readFileSync } from "node:fs";
import type { KnownBoxCounts } from "#lib/basketball/box-counts.ts";

type Row = Record<string, string>;

/** A player's line: what was counted, and the rates published beside it (null where the page has none). */
export interface PublishedLine {
  /** Whole minutes, as printed. */
  minutes: number;
  counts: KnownBoxCounts;
  usage: number | null;
  offensiveReboundPct: number | null;
  defensiveReboundPct: number | null;
  totalReboundPct: number | null;
  offensiveRating: number | null;
  defensiveRating: number | null;
}

export interface PublishedTeam {
  /** Sums of the lines: the captured tables end before the totals. */
  counts: KnownBoxCounts;
  /** Minutes of the game: the team's over five. */
  gameMinutes: number;
  lines: PublishedLine[];
}

export interface PublishedBoxScore {
  title: string;
  /** Year the season ends. */
  season: number;
  teams: [PublishedTeam, PublishedTeam];
}

const COLUMNS: Record<keyof KnownBoxCounts, string> = {
  points: "pts",
  fieldGoalsMade: "fg",
  fieldGoalsAttempted: "fga",
  threePointFieldGoalsMade: "fg3",
  threePointFieldGoalsAttempted: "fg3a",
  freeThrowsMade: "ft",
  freeThrowsAttempted: "fta",
  offensiveRebounds: "orb",
  defensiveRebounds: "drb",
  totalRebounds: "trb",
  assists: "ast",
  steals: "stl",
  blocks: "blk",
  turnovers: "tov",
  fouls: "pf",
};

/** The games of the captured file whose both sides have lines and minutes; one against a school of another division has none of the other's. */
export function readPublishedBoxScores(file: string): PublishedBoxScore[] {
  const games: { title: string; tables: Record<string, Row[]> }[] = JSON.parse(readFileSync(file, "utf8"));
  return games.flatMap(({ title, tables }) => {
    const [first, second] = Object.keys(tables)
      .filter((name) => name.startsWith("box-score-basic"))
      .map((name) => readTeam(tables[name] ?? [], tables[name.replace("basic", "advanced")] ?? []));
    return first && second ? [{ title, season: seasonOf(title), teams: [first, second] }] : [];
  });
}

/** "..., February 1, 2025": the season a day belongs to ends in its year, or in the next one from October on. */
function seasonOf(title: string): number {
  const date = /, (?<month>\w+) \d+, (?<year>\d{4})$/.exec(title)?.groups;
  const year = Number(date?.year);
  return /^(?:October|November|December)$/.test(date?.month ?? "") ? year + 1 : year;
}

function readTeam(basic: readonly Row[], advanced: readonly Row[]): PublishedTeam | null {
  const rates = new Map(advanced.map((row) => [row.player_id, row]));
  const gameMinutes = number(
    advanced.find((row) => row.player === "School Totals"),
    "mp",
  );
  const lines = basic.flatMap((row): PublishedLine[] => {
    const minutes = number(row, "mp");
    const published = rates.get(row.player_id);
    if (row.player_id === undefined || minutes === null) return [];
    return [
      {
        minutes,
        counts: countsOf((name) => number(row, COLUMNS[name]) ?? 0),
        usage: number(published, "usg_pct"),
        offensiveReboundPct: number(published, "orb_pct"),
        defensiveReboundPct: number(published, "drb_pct"),
        totalReboundPct: number(published, "trb_pct"),
        offensiveRating: number(published, "off_rtg"),
        defensiveRating: number(published, "def_rtg"),
      },
    ];
  });
  if (gameMinutes === null || lines.length === 0) return null;
  const counts = countsOf((name) => lines.reduce((sum, line) => sum + line.counts[name], 0));
  return { counts, gameMinutes: gameMinutes / 5, lines };
}

function countsOf(read: (name: keyof KnownBoxCounts) => number): KnownBoxCounts {
  const entries = (Object.keys(COLUMNS) as (keyof KnownBoxCounts)[]).map((name) => [name, read(name)]);
  return Object.fromEntries(entries) as KnownBoxCounts;
}

function number(row: Row | undefined, column: string): number | null {
  const text = row?.[column];
  return text === undefined || text === "" ? null : Number(text);
}
