import { describe, expect, test } from "vitest";
import { z } from "zod";
import { GameBoxScorePlayers, GameBoxScoreTeam, GameInfo } from "#lib/records/game-records.ts";
import { TeamStatsLeaderboardRecord } from "#lib/records/leaderboard-records.ts";
import { LineupStats, OnOffStats } from "#lib/records/lineup-records.ts";
import { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { PlayInfo } from "#lib/records/play-records.ts";
import { PlayerSeasonStats } from "#lib/records/player-season-records.ts";
import { AdjustedEfficiencyInfo, SrsInfo, TeamElo } from "#lib/records/rating-records.ts";
import { PlayerSeasonShootingStats } from "#lib/records/shooting-records.ts";
import { TeamSeasonStats } from "#lib/records/team-season-records.ts";
import { GLOSSARY, glossaryEntry } from "./glossary.ts";

/** Leaves that identify and describe, and are no statistics. */
const NO_STATISTICS = new Set([
  ...["srs", "adjusted", "elo"].flatMap((kind) =>
    ["season", "teamId", "team", "conference"].map((name) => `${kind}.${name}`),
  ),
  ...["teamSeason", "playerSeason", "leaderboard", "shooting"].flatMap((kind) =>
    ["season", "seasonLabel", "teamId", "team", "conference"].map((name) => `${kind}.${name}`),
  ),
  ...["id", "abbreviation"].map((name) => `leaderboard.conference.${name}`),
  ...["teamId", "team", "conference", "idHash", "athletes.name", "athletes.id"].map((name) => `lineup.${name}`),
  ...["teamId", "team", "conference", "athleteId", "name", "position"].map((name) => `onOff.${name}`),
  ...["athleteId", "athleteName"].map((name) => `shooting.${name}`),
  ...["athleteId", "name", "position", "onRoster", "hasStats", "complete"].map((name) => `overview.player.${name}`),
  ...["state", "reason"].flatMap((name) =>
    ["efficiency", "shooting", "players"].map((part) => `overview.${part}.coverage.${name}`),
  ),
  ...["state", "date", "week", "seasonType"].flatMap((name) =>
    ["ap", "coaches"].map((poll) => `overview.ratings.polls.${poll}.${name}`),
  ),
  "overview.record.complete",
  "overview.shooting.buckets.key",
  "player.athleteId",
  "player.athleteSourceId",
  "player.name",
  "player.position",
  "player.starter",
  "player.ejected",
]);

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] };

/** Paths of all leaves of a record; an array of plain values is one leaf. */
function leaves(schema: JsonSchema, path: string): string[] {
  if (schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([name, child]) => leaves(child, `${path}.${name}`));
  }
  // An object or null.
  const object = schema.anyOf?.find((choice) => choice.properties !== undefined);
  if (object !== undefined) return leaves(object, path);
  return schema.items?.properties === undefined ? [path] : leaves(schema.items, path);
}

function servedStatistics(): string[] {
  const team = leaves(z.toJSONSchema(GameBoxScoreTeam) as JsonSchema, "game");
  const players = leaves(z.toJSONSchema(GameBoxScorePlayers) as JsonSchema, "game");
  const served = [...team, ...players]
    .map((path) => path.replace(/^game\.(teamStats|opponentStats)\./, "team.").replace(/^game\.players\./, "player."))
    .filter((path) => !path.startsWith("game.") || /^game\.(gameMinutes|pace|gamePace)$/.test(path));
  const ratings = Object.entries({ srs: SrsInfo, adjusted: AdjustedEfficiencyInfo, elo: TeamElo }).flatMap(
    ([kind, schema]) => leaves(z.toJSONSchema(schema) as JsonSchema, kind),
  );
  const seasons = Object.entries({
    teamSeason: TeamSeasonStats,
    playerSeason: PlayerSeasonStats,
    leaderboard: TeamStatsLeaderboardRecord,
    shooting: PlayerSeasonShootingStats,
  })
    .flatMap(([kind, schema]) => leaves(z.toJSONSchema(schema) as JsonSchema, kind))
    .map((path) =>
      path
        .replace(/^(teamSeason|leaderboard)\.(teamStats|opponentStats)\./, "team.")
        .replace("leaderboard.adjustedEfficiency.", "adjusted.")
        // The same statistic as in a game, but for what a season alone has.
        .replace(
          /^playerSeason\.(?!(?:season|seasonLabel|teamId|team|conference|games|starts|assistsTurnoverRatio|PORPAG|winShares)\b)/,
          "player.",
        ),
    );
  const lineups = Object.entries({ lineup: LineupStats, onOff: OnOffStats })
    .flatMap(([kind, schema]) => leaves(z.toJSONSchema(schema) as JsonSchema, kind))
    .map((path) => path.replace(/^onOff\.(on|off)\./, "lineup."))
    .map((path) => path.replace(/^lineup\.(teamStats|opponentStats)\./, "unit."));
  const overview = leaves(z.toJSONSchema(TeamSeasonOverview) as JsonSchema, "overview")
    .filter((path) => !/^overview\.(\w+$|team\.|schedule\.|sources\.)/.test(path))
    .map((path) =>
      path
        .replace(
          /^overview\.efficiency\.(offense|defense)\.(boxScore\.)?/,
          (_all, _unit, box) => `overview.${box ? "box" : "unit"}.`,
        )
        .replace(/^overview\.players\.rows\.(seasonStats\.)?/, "overview.player.")
        // The same statistic as elsewhere under the same name.
        .replace(
          /^overview\.(?:unit|box)\.(?=\w+\.|assists|steals|blocks|trueShooting|possessions|effective|offensive|freeThrowRate)/,
          "team.",
        )
        .replace(/^overview\.player\.advanced\.(?=\w+Rating$)/, "player.")
        .replace(
          /^overview\.player\.(?=(?:field|twoPoint|threePoint|freeThrows|rebounds)\w*\.|points$|minutes$|assists$|steals|blocks|turnovers|fouls|trueShooting|effective|offensive|freeThrowRate)/,
          "player.",
        ),
    );
  const games = leaves(z.toJSONSchema(GameInfo) as JsonSchema, "gameInfo").filter((path) =>
    /Elo(Start|End)$|excitement$/.test(path),
  );
  const plays = leaves(z.toJSONSchema(PlayInfo) as JsonSchema, "play").filter((path) => /Probability$/.test(path));
  return [...new Set([...served, ...ratings, ...seasons, ...lineups, ...overview, ...games, ...plays])].filter(
    (path) => !NO_STATISTICS.has(path),
  );
}

describe("the glossary", () => {
  const listed = Object.values(GLOSSARY).flatMap((entry): readonly string[] => entry.fields);

  test("explains every statistic of box scores, seasons and ratings, once, and none they do not have", () => {
    expect(listed.toSorted()).toEqual(servedStatistics().toSorted());
  });

  test("the records have the statistics that are easy to forget", () => {
    for (const path of ["team.fouls.flagrant", "team.points.byPeriod", "player.rebounds.offensive", "game.gamePace"]) {
      expect(servedStatistics()).toContain(path);
    }
  });

  test.each(Object.entries(GLOSSARY))("%s says enough to be read alone", (_key, entry) => {
    for (const sentence of [entry.formula, entry.nullRule]) expect(sentence).toMatch(/^[\dA-Z].*\.$/);
    expect(entry.title.length).toBeGreaterThan(entry.abbreviation.length - 1);
    expect(entry.source.title && entry.source.reference).toBeTruthy();
  });

  test("a percentage has one decimal and a count none, as they are served", () => {
    for (const entry of Object.values(GLOSSARY)) {
      if (entry.unit === "percent") expect([entry.title, entry.decimals]).toEqual([entry.title, 1]);
      if (entry.unit === "count") expect([entry.title, entry.decimals]).toEqual([entry.title, 0]);
    }
  });

  test("a small rank, fewer turnovers and fouls are better, more of the rest that has a direction", () => {
    const low = Object.entries(GLOSSARY).filter(([, entry]) => entry.better === "low");
    expect(low.map(([key]) => key).toSorted()).toEqual([
      "adjustedDefense",
      "adjustedRank",
      "defensiveRating",
      "flagrantFouls",
      "floorDefense",
      "fouls",
      "losses",
      "pollRank",
      "rawDefense",
      "teamTurnovers",
      "technicalFouls",
      "technicalTurnovers",
      "turnoverRatio",
      "turnovers",
    ]);
  });

  test("an unknown word has no entry", () => {
    expect(glossaryEntry("points")?.abbreviation).toBe("PTS");
    expect(glossaryEntry("toString")).toBeNull();
  });
});
