/** Results of thirteen seasons with closing spreads, and Sports-Reference's ratings of the teams in them, as the ratings' tests read them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { readResultsPath } from "#lib/feed/results/read-path.ts";
import type { RatingGame } from "#lib/statistics/rating-game.ts";

export interface PublishedResult extends RatingGame {
  season: number;
  /** Points the home team was expected to win by when betting closed; null without a line. */
  closingMargin: number | null;
}

export interface PublishedSrs {
  team: number;
  srs: number;
}

export interface PublishedSeasons {
  /** Games between Division I teams by season, in the order of the file. */
  games: Map<number, PublishedResult[]>;
  /** Sports-Reference's ratings by season, 2011 to 2022. */
  srs: Map<number, PublishedSrs[]>;
}

const SportsReference = z.object({ teams: z.array(z.object({ team_name: z.string(), srs: z.number() })) });
/** A season no list of Division I teams is at hand for: its teams play more games than this against each other, guests fewer. */
const GUEST_GAMES = 14;

/** @param results folder of results files @param ratings folder of Sports-Reference's ratings */
export async function readPublishedSeasons(results: string, ratings: string): Promise<PublishedSeasons> {
  const ids = new Map<string, number>();
  const idOf = (school: string) => {
    const key = teamNameKey(school);
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
  const all: PublishedResult[] = [];
  for await (const document of (await readResultsPath(results)).documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind !== "game") continue;
      const { season, easternDate, home, away, neutralSite, lines } = fact.game;
      const spread = lines?.[0]?.spread ?? null;
      all.push({
        id: all.length + 1,
        season,
        date: easternDate,
        home: idOf(home.team.school ?? ""),
        away: idOf(away.team.school ?? ""),
        homePoints: home.points ?? 0,
        awayPoints: away.points ?? 0,
        neutralSite,
        closingMargin: spread === null ? null : -spread,
      });
    }
  }
  const games = new Map<number, PublishedResult[]>();
  const srs = new Map<number, PublishedSrs[]>();
  for (const [season, played] of Map.groupBy(all, (game) => game.season)) {
    const file = join(ratings, `sports_reference_${season}.json`);
    if (existsSync(file)) {
      const { teams } = SportsReference.parse(JSON.parse(readFileSync(file, "utf8")));
      srs.set(
        season,
        teams.map((team) => ({ team: idOf(team.team_name), srs: team.srs })),
      );
    }
    const members = new Set(srs.get(season)?.map(({ team }) => team) ?? frequentTeams(played));
    games.set(
      season,
      played.filter(({ home, away }) => members.has(home) && members.has(away)),
    );
  }
  return { games, srs };
}

function frequentTeams(games: readonly PublishedResult[]): number[] {
  const counts = new Map<number, number>();
  for (const team of games.flatMap(({ home, away }) => [home, away])) counts.set(team, (counts.get(team) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > GUEST_GAMES).map(([team]) => team);
}

/** Mean of the absolute values. */
export function meanAbsolute(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + Math.abs(number), 0) / numbers.length;
}
