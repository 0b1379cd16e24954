/** What the two teams of a game are compared in. */
import { formatMadeAttempted, formatNumber, formatPct } from "#lib/format/number.ts";
import type { GameBoxScoreTeam, GameBoxScoreTeamStats } from "#lib/records/game-records.ts";

export interface ComparisonRow {
  /** Key of its explanation in the glossary. */
  term: string;
  label: string;
  away: { value: number | null; text: string };
  home: { value: number | null; text: string };
  /** The side that did better; null where it is even, unknown or neither way is better. */
  better: "away" | "home" | null;
}

export interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
}

interface Measure {
  term: string;
  label: string;
  value: (stats: GameBoxScoreTeamStats) => number | null;
  text?: (stats: GameBoxScoreTeamStats) => string;
  decimals?: number;
  /** Neither: more is not better, as with possessions. */
  best?: "high" | "low" | "neither";
}

const withPct = (made: string, pct: number | null) => (pct === null ? made : `${made} (${formatPct(pct)})`);

const GROUPS: readonly { title: string; measures: readonly Measure[] }[] = [
  {
    title: "Four factors",
    measures: [
      {
        term: "effectiveFieldGoalPct",
        label: "Effective FG%",
        value: (stats) => stats.fourFactors.effectiveFieldGoalPct,
        decimals: 1,
      },
      {
        term: "turnoverRatio",
        label: "Turnover %",
        value: (stats) => stats.fourFactors.turnoverRatio,
        decimals: 1,
        best: "low",
      },
      {
        term: "offensiveReboundPct",
        label: "Offensive rebound %",
        value: (stats) => stats.fourFactors.offensiveReboundPct,
        decimals: 1,
      },
      {
        term: "freeThrowRate",
        label: "Free-throw rate",
        value: (stats) => stats.fourFactors.freeThrowRate,
        decimals: 1,
      },
    ],
  },
  {
    title: "Efficiency",
    measures: [
      { term: "offensiveRating", label: "Points per 100 possessions", value: (stats) => stats.rating, decimals: 1 },
      { term: "possessions", label: "Possessions", value: (stats) => stats.possessions, best: "neither" },
      { term: "trueShootingPct", label: "True shooting %", value: (stats) => stats.trueShooting, decimals: 1 },
    ],
  },
  {
    title: "Where the points came from",
    measures: [
      { term: "pointsInPaint", label: "In the paint", value: (stats) => stats.points.inPaint },
      { term: "fastBreakPoints", label: "Fast break", value: (stats) => stats.points.fastBreak },
      { term: "pointsOffTurnovers", label: "Off turnovers", value: (stats) => stats.points.offTurnovers },
      { term: "largestLead", label: "Largest lead", value: (stats) => stats.points.largestLead },
    ],
  },
  {
    title: "Box score",
    measures: [
      ...(["fieldGoals", "threePointFieldGoals", "freeThrows"] as const).map((kind) => ({
        term: kind,
        label: { fieldGoals: "Field goals", threePointFieldGoals: "Three-pointers", freeThrows: "Free throws" }[kind],
        value: (stats: GameBoxScoreTeamStats) => stats[kind].pct,
        text: (stats: GameBoxScoreTeamStats) => withPct(formatMadeAttempted(stats[kind]), stats[kind].pct),
      })),
      { term: "rebounds", label: "Rebounds", value: (stats) => stats.rebounds.total },
      { term: "offensiveRebounds", label: "Offensive rebounds", value: (stats) => stats.rebounds.offensive },
      { term: "assists", label: "Assists", value: (stats) => stats.assists },
      { term: "steals", label: "Steals", value: (stats) => stats.steals },
      { term: "blocks", label: "Blocks", value: (stats) => stats.blocks },
      { term: "turnovers", label: "Turnovers", value: (stats) => stats.turnovers.total, best: "low" },
      { term: "fouls", label: "Fouls", value: (stats) => stats.fouls.total, best: "low" },
    ],
  },
];

function betterSide(away: number | null, home: number | null, best: Measure["best"]): ComparisonRow["better"] {
  if (away === null || home === null || away === home || best === "neither") return null;
  return away > home === (best !== "low") ? "away" : "home";
}

/** Rows that both or one of the teams have a value for; groups left without rows are left out. */
export function comparisonGroups(away: GameBoxScoreTeam, home: GameBoxScoreTeam): ComparisonGroup[] {
  return GROUPS.map(({ title, measures }) => ({
    title,
    rows: measures.flatMap((measure) => {
      const side = (stats: GameBoxScoreTeamStats) => {
        const value = measure.value(stats);
        return { value, text: measure.text?.(stats) ?? formatNumber(value, measure.decimals) };
      };
      const [ofAway, ofHome] = [side(away.teamStats), side(home.teamStats)];
      if (ofAway.value === null && ofHome.value === null) return [];
      const better = betterSide(ofAway.value, ofHome.value, measure.best);
      return [{ term: measure.term, label: measure.label, away: ofAway, home: ofHome, better }];
    }),
  })).filter((group) => group.rows.length > 0);
}
