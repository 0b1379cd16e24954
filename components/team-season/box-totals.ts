/** A season's box score, the team's beside its opponents', in sums or a game. */
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import { formatNumber, formatPct } from "#lib/format/number.ts";
import type { TeamBoxScore, UnitMetrics } from "#lib/records/overview-records.ts";

export const BOX_VIEWS = ["game", "total"] as const;
export type BoxView = (typeof BOX_VIEWS)[number];

export interface BoxRow {
  statistic: Statistic;
  label: string;
  team: string;
  opponents: string;
}

type Shots = "fieldGoals" | "twoPointFieldGoals" | "threePointFieldGoals" | "freeThrows";

interface Measure {
  statistic: Statistic;
  value: (unit: UnitMetrics, box: TeamBoxScore) => number | null;
}

const SHOTS: readonly Shots[] = ["fieldGoals", "twoPointFieldGoals", "threePointFieldGoals", "freeThrows"];

const COUNTS: readonly Measure[] = [
  { statistic: "rebounds", value: (_, box) => box.rebounds.total },
  { statistic: "offensiveRebounds", value: (_, box) => box.rebounds.offensive },
  { statistic: "defensiveRebounds", value: (_, box) => box.rebounds.defensive },
  { statistic: "assists", value: (_, box) => box.assists },
  { statistic: "steals", value: (_, box) => box.steals },
  { statistic: "blocks", value: (_, box) => box.blocks },
  { statistic: "turnovers", value: (_, box) => box.turnovers },
  { statistic: "fouls", value: (_, box) => box.fouls },
];

/** Only some sources state these, and no record says of how many games they are sums: they have no mean. */
const SPARSE: readonly Measure[] = [
  { statistic: "pointsInPaint", value: (_, box) => box.pointsInPaint },
  { statistic: "fastBreakPoints", value: (_, box) => box.fastBreakPoints },
  { statistic: "pointsOffTurnovers", value: (_, box) => box.pointsOffTurnovers },
];

const POINTS: Measure = { statistic: "points", value: (unit) => unit.points };

/** `games`: those the sums are made of. Rows that neither side has are left out; none without box scores, as in format 1. */
export function boxRows(offense: UnitMetrics, defense: UnitMetrics, games: number, view: BoxView): BoxRow[] {
  const [own, opponents] = [offense.boxScore, defense.boxScore];
  if (own === undefined || opponents === undefined || games === 0) return [];
  const count = (value: number | null) =>
    view === "game" ? formatNumber(value === null ? null : value / games, 1) : formatNumber(value);
  const shots = (box: TeamBoxScore, kind: Shots) =>
    `${count(box[kind].made)}-${count(box[kind].attempted)} (${formatPct(box[kind].pct)})`;
  const counted = (measures: readonly Measure[]) =>
    measures.flatMap(({ statistic, value }) => {
      const [team, opponent] = [value(offense, own), value(defense, opponents)];
      if (team === null && opponent === null) return [];
      return [{ statistic, label: GLOSSARY[statistic].title, team: count(team), opponents: count(opponent) }];
    });
  return [
    ...counted([POINTS]),
    ...SHOTS.filter((kind) => own[kind].attempted !== null || opponents[kind].attempted !== null).map((kind) => ({
      statistic: kind,
      label: GLOSSARY[kind].title,
      team: shots(own, kind),
      opponents: shots(opponents, kind),
    })),
    ...counted(COUNTS),
    ...(view === "total" ? counted(SPARSE) : []),
  ];
}
