/** Player seasons as a running service of the interface published them, with the game logs they were summed from. */

import { readFileSync } from "node:fs";
import { z } from "zod";
import { type KnownBoxCounts, zeroBoxCounts } from "#lib/basketball/box-counts.ts";
import type { AthleteSums } from "#lib/statistics/season-athlete-rates.ts";
import { addBox } from "#lib/statistics/whole-box.ts";

const n = z.number();
const shots = z.object({ made: n, attempted: n });
const rebounds = z.object({ offensive: n, defensive: n });
const Unit = z.object({
  ...{ possessions: n.nullable(), assists: n, blocks: n, steals: n },
  ...{ fieldGoals: shots, threePointFieldGoals: shots, freeThrows: shots },
  rebounds,
  turnovers: z.object({ total: n }),
  fouls: z.object({ total: n }),
  points: z.object({ total: n }),
});
const PublishedSeason = z.object({
  ...{ games: n, starts: n, minutes: n, points: n, turnovers: n, fouls: n, assists: n, steals: n, blocks: n },
  ...{ fieldGoals: shots, threePointFieldGoals: shots, freeThrows: shots },
  rebounds,
  ...{ usage: n.nullable(), offensiveRating: n.nullable(), defensiveRating: n.nullable(), netRating: n.nullable() },
  ...{ PORPAG: n.nullable(), effectiveFieldGoalPct: n.nullable(), trueShootingPct: n.nullable() },
  ...{ assistsTurnoverRatio: n.nullable(), freeThrowRate: n.nullable(), offensiveReboundPct: n.nullable() },
  winShares: z.object({
    ...{ offensive: n.nullable(), defensive: n.nullable(), total: n.nullable(), totalPer40: n.nullable() },
  }),
});
export type PublishedSeason = z.infer<typeof PublishedSeason>;
const LoggedGame = z.object({
  ...{ date: z.string(), starter: z.boolean(), minutes: n.nullable() },
  ...{ points: n, assists: n, turnovers: n, steals: n, blocks: n, fouls: n },
  ...{ rebounds, fieldGoals: shots, threePointFieldGoals: shots, freeThrows: shots },
});
const ScoutingFile = z.object({
  players: z.array(
    z.object({ gameByGame: z.array(LoggedGame), seasonStatsWithRankings: PublishedSeason.nullable().optional() }),
  ),
  teamGameStats: z.array(z.object({ startDate: z.string(), gameMinutes: n, teamStats: Unit, opponentStats: Unit })),
  teamSeasonStats: z.object({ games: n, totalMinutes: n, teamStats: Unit, opponentStats: Unit }),
});
/** A game with one overtime that the season's sums count as one with three: 1,335 minutes of 33 games, of which it is the only one that was longer than 40. */
const MINUTES_IN_SEASON_SUMS: ReadonlyMap<string, number> = new Map([["2024-11-28", 55]]);

type TeamGames = Pick<AthleteSums, "team" | "opponent" | "gameMinutes" | "possessions" | "opponentPossessions">;

export interface PublishedPlayerSeason {
  published: PublishedSeason;
  /** Games, starts, minutes and counts by the logs; null where the logs lack some of the player's games. */
  logged: { games: number; starts: number; minutes: number; own: KnownBoxCounts } | null;
  /** His own counts as published, his team's and the opponents' from the records of its games and season. */
  sums: AthleteSums;
}

/**
 * The players of a file whose games are known. A player is in the logs once for every game he is in; where the team's season has games without a log, he is left out unless he
 * was in all or in none of those.
 */
export function readPublishedPlayerSeasons(path: string): PublishedPlayerSeason[] {
  const {
    players,
    teamGameStats: records,
    teamSeasonStats,
  } = ScoutingFile.parse(JSON.parse(readFileSync(path, "utf8")));
  const teamGameStats = records.map((game) => ({
    ...game,
    gameMinutes: MINUTES_IN_SEASON_SUMS.get(game.startDate.slice(0, 10)) ?? game.gameMinutes,
  }));
  const unlogged = teamSeasonStats.games - teamGameStats.length;
  return players.flatMap(({ gameByGame, seasonStatsWithRankings: published }) => {
    if (!published) return [];
    const played = new Set(gameByGame.map(({ date }) => date));
    const unseen = published.games - gameByGame.length;
    if (unseen !== 0 && unseen !== unlogged) return [];
    const games =
      unseen === 0
        ? teamGameStats.filter(({ startDate }) => played.has(startDate)).map((game) => ({ game, sign: 1 }))
        : teamGameStats.filter(({ startDate }) => !played.has(startDate)).map((game) => ({ game, sign: -1 }));
    const sums =
      unseen === 0 ? noTeamGames() : teamGames({ ...teamSeasonStats, gameMinutes: teamSeasonStats.totalMinutes });
    for (const { game, sign } of games) addTeamGames(sums, teamGames(game), sign);
    const own = {
      ...boxOf(published),
      points: published.points,
      turnovers: published.turnovers,
      fouls: published.fouls,
    };
    return [
      {
        published,
        logged: unseen === 0 ? sumLog(gameByGame) : null,
        sums: { own, ...sums, boxMinutes: published.minutes },
      },
    ];
  });
}

function sumLog(games: readonly z.infer<typeof LoggedGame>[]): PublishedPlayerSeason["logged"] {
  const log = { games: games.length, starts: 0, minutes: 0, own: zeroBoxCounts() };
  for (const game of games) {
    log.starts += Number(game.starter);
    log.minutes += game.minutes ?? 0;
    addBox(log.own, { ...boxOf(game), points: game.points, turnovers: game.turnovers, fouls: game.fouls });
  }
  return log;
}

type Counted = Pick<
  PublishedSeason,
  "fieldGoals" | "threePointFieldGoals" | "freeThrows" | "rebounds" | "assists" | "steals" | "blocks"
>;

function boxOf(counts: Counted): Omit<KnownBoxCounts, "points" | "turnovers" | "fouls"> {
  const { fieldGoals, threePointFieldGoals, freeThrows, assists, steals, blocks } = counts;
  const { offensive, defensive } = counts.rebounds;
  return {
    ...{ fieldGoalsMade: fieldGoals.made, fieldGoalsAttempted: fieldGoals.attempted },
    ...{ threePointFieldGoalsMade: threePointFieldGoals.made },
    ...{ threePointFieldGoalsAttempted: threePointFieldGoals.attempted },
    ...{ freeThrowsMade: freeThrows.made, freeThrowsAttempted: freeThrows.attempted },
    ...{ offensiveRebounds: offensive, defensiveRebounds: defensive, totalRebounds: offensive + defensive },
    ...{ assists, steals, blocks },
  };
}

interface TeamRecord {
  gameMinutes: number;
  teamStats: z.infer<typeof Unit>;
  opponentStats: z.infer<typeof Unit>;
}

function teamGames({ gameMinutes, teamStats, opponentStats }: TeamRecord): TeamGames {
  const box = (unit: TeamRecord["teamStats"]): KnownBoxCounts => ({
    ...boxOf(unit),
    ...{ points: unit.points.total, turnovers: unit.turnovers.total, fouls: unit.fouls.total },
  });
  return {
    ...{ team: box(teamStats), opponent: box(opponentStats), gameMinutes },
    ...{ possessions: teamStats.possessions ?? 0, opponentPossessions: opponentStats.possessions ?? 0 },
  };
}

function noTeamGames(): TeamGames {
  return { team: zeroBoxCounts(), opponent: zeroBoxCounts(), gameMinutes: 0, possessions: 0, opponentPossessions: 0 };
}

function addTeamGames(sums: TeamGames, game: TeamGames, sign: number): void {
  const signed = (box: KnownBoxCounts) =>
    Object.fromEntries(Object.entries(box).map(([count, value]) => [count, sign * value])) as KnownBoxCounts;
  addBox(sums.team, signed(game.team));
  addBox(sums.opponent, signed(game.opponent));
  sums.gameMinutes += sign * game.gameMinutes;
  sums.possessions += sign * game.possessions;
  sums.opponentPossessions += sign * game.opponentPossessions;
}
