/**
 * How far what is counted here agrees with what another service published of the same games: statistic by statistic, in how many team-games
 * exactly and in how many within one.
 */
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { classifyDisagreements, type Disagreement, type DisagreementClass } from "./agreement-classes.ts";
import { AGREEMENT_STATISTICS, type AgreementStatistic, type TeamGame } from "./agreement-team-game.ts";

/** Feeds may put a late game on either side of midnight. */
const MAXIMUM_DAYS_APART = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface StatisticAgreement {
  statistic: AgreementStatistic | "periodPoints";
  /** Team-games in which both sources state it. */
  compared: number;
  exact: number;
  withinOne: number;
}

export interface AgreementReport {
  /** Team-games that are in both sources. */
  joined: number;
  /** Ours that the published source does not have. */
  unmatched: TeamGame[];
  statistics: StatisticAgreement[];
  /** Disagreements by class, the largest class first. */
  disagreements: Map<DisagreementClass, Disagreement[]>;
}

/**
 * Joins team-games by the keys of both teams and the day, one day of leeway, the nearest day first, and compares them.
 * Points by period agree exactly when every period does, and within one when no period is further off.
 */
export function compareTeamGames(ours: readonly TeamGame[], published: readonly TeamGame[]): AgreementReport {
  const byTeams = Map.groupBy(published, teamsKey);
  const unmatched: TeamGame[] = [];
  const tallies = new Map<StatisticAgreement["statistic"], StatisticAgreement>(
    [...AGREEMENT_STATISTICS, "periodPoints" as const].map((statistic) => {
      return [statistic, { statistic, compared: 0, exact: 0, withinOne: 0 }];
    }),
  );
  const disagreements: Disagreement[] = [];
  for (const own of ours) {
    const other = nearest(own, byTeams.get(teamsKey(own)) ?? []);
    if (other === undefined) {
      unmatched.push(own);
      continue;
    }
    for (const { statistic, compared, exact, withinOne } of tallies.values()) {
      const difference = differenceOf(statistic, own, other);
      if (difference === null) continue;
      const [mine, theirs, apart] = difference;
      tallies.set(statistic, {
        statistic,
        compared: compared + 1,
        exact: exact + (apart === 0 ? 1 : 0),
        withinOne: withinOne + (apart <= 1 ? 1 : 0),
      });
      if (apart === 0) continue;
      const { gameId, easternDate, team } = own;
      disagreements.push({
        gameId,
        publishedGameId: other.gameId,
        easternDate,
        team,
        statistic,
        own: mine,
        published: theirs,
      });
    }
  }
  const classes = [...classifyDisagreements(disagreements)].sort(([, a], [, b]) => b.length - a.length);
  return {
    joined: ours.length - unmatched.length,
    unmatched,
    statistics: [...tallies.values()],
    disagreements: new Map(classes),
  };
}

function teamsKey({ team, opponent }: TeamGame): string {
  return `${teamNameKey(team)}|${teamNameKey(opponent)}`;
}

function nearest(own: TeamGame, candidates: readonly TeamGame[]): TeamGame | undefined {
  const daysApart = (other: TeamGame) => Math.abs(Date.parse(own.easternDate) - Date.parse(other.easternDate)) / DAY_MS;
  return candidates
    .filter((other) => daysApart(other) <= MAXIMUM_DAYS_APART)
    .sort((a, b) => daysApart(a) - daysApart(b))[0];
}

/** Both values and how far they are apart; null when either is unknown. For points by period: the points of the first period that differs. */
function differenceOf(
  statistic: StatisticAgreement["statistic"],
  own: TeamGame,
  other: TeamGame,
): [own: number, published: number, apart: number] | null {
  if (statistic !== "periodPoints") {
    const [mine, theirs] = [own.counts[statistic], other.counts[statistic]];
    return mine === null || theirs === null ? null : [mine, theirs, Math.abs(mine - theirs)];
  }
  if (own.periodPoints === null || other.periodPoints === null) return null;
  const periods = Math.max(own.periodPoints.length, other.periodPoints.length);
  let found: [number, number, number] = [0, 0, 0];
  for (let index = 0; index < periods; index++) {
    const [mine, theirs] = [own.periodPoints[index] ?? 0, other.periodPoints[index] ?? 0];
    const apart = Math.abs(mine - theirs);
    if (apart > found[2]) found = [mine, theirs, apart];
  }
  return found;
}
