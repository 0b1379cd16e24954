/** Real games from feed file to record, against what ESPN printed and what a running service of the interface published. */
import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { Listing } from "#lib/api/listing.ts";
import { readers } from "#lib/api/readers.ts";
import { readEspnPath } from "#lib/feed/espn/read-path.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import type { GameBoxScorePlayers, GameBoxScoreTeam, GameInfo } from "#lib/records/game-records.ts";
import type { PlayerSubsititution, PlayInfo } from "#lib/records/play-records.ts";
import type { Store } from "#lib/store/connection.ts";
import { printFigure } from "./print-figure.ts";
import { sharedData } from "./shared-data.ts";
import { eachStore } from "./stores.ts";

const SUMMARIES = sharedData("espn/summary");
const PUBLISHED = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");
const SAINT_LOUIS_GAME = "401828387";
const SAINT_LOUIS_FILE = sharedData("espn/summary/401828387_slu_sbu_20260123.json");

async function recordsOf<T>(listing: Promise<Listing>): Promise<T[]> {
  const records: T[] = [];
  for await (const batch of (await listing).batches()) {
    for (const text of batch) records.push(...JSON.parse(`[${text}]`));
  }
  return records;
}

async function gameOf(store: Store, sourceId: string): Promise<GameInfo> {
  const games = await recordsOf<GameInfo>(readers.getGames(store.db, {}));
  const game = games.find((candidate) => candidate.sourceId === sourceId);
  if (!game) throw new Error(`game ${sourceId} is not in the store`);
  return game;
}

/** The record a running service of the interface published for a team's game on a day. */
async function publishedRecord(team: string, startDate: string): Promise<GameBoxScoreTeam> {
  const lines = createInterface({ input: createReadStream(PUBLISHED ?? "").pipe(createGunzip()) });
  for await (const line of lines) {
    const record: GameBoxScoreTeam = JSON.parse(line);
    if (record.team === team && record.startDate === startDate) return record;
  }
  throw new Error(`no published record of ${team} at ${startDate}`);
}

interface EspnAthlete {
  athlete: { id: string; displayName: string };
  starter: boolean;
  stats: string[];
}

/** Athlete lines as ESPN printed them, by ESPN id: label to text. */
function espnLines(): Map<string, Record<string, string>> {
  const summary = JSON.parse(readFileSync(SAINT_LOUIS_FILE ?? "", "utf8"));
  const lines = new Map<string, Record<string, string>>();
  for (const team of summary.boxscore.players) {
    const [{ labels, athletes }] = team.statistics as [{ labels: string[]; athletes: EspnAthlete[] }];
    for (const { athlete, stats } of athletes) {
      if (stats.length > 0)
        lines.set(athlete.id, Object.fromEntries(labels.map((label, place) => [label, stats[place] ?? ""])));
    }
  }
  return lines;
}

const elapsed = (period: number, secondsRemaining: number) => (period - 1) * 1200 + 1200 - secondsRemaining;

describe.skipIf(SUMMARIES === null || PUBLISHED === null)("known games", () => {
  eachStore("from ESPN summaries", (suite) => {
    let game: GameInfo;
    let plays: PlayInfo[];
    let stints: PlayerSubsititution[];
    let boxes: GameBoxScoreTeam[];
    let players: GameBoxScorePlayers[];

    beforeAll(async () => {
      const summary = await importFeed(suite.store, await readEspnPath(SUMMARIES ?? ""));
      expect(summary.faults).toEqual([]);
      game = await gameOf(suite.store, SAINT_LOUIS_GAME);
      plays = await recordsOf(readers.getPlays(suite.store.db, { gameId: game.id }));
      stints = await recordsOf(readers.getSubstitutionsByGame(suite.store.db, { gameId: game.id }));
      boxes = await recordsOf(readers.getGameTeams(suite.store.db, { gameId: game.id }));
      players = await recordsOf(readers.getGamePlayers(suite.store.db, { gameId: game.id }));
    });

    test("Saint Louis - St. Bonaventure: every team number equals the published record, but for the standard rebound percentage", async () => {
      for (const ours of boxes) {
        const published = await publishedRecord(ours.team, game.startDate);
        expect(ours.pace).toBe(published.pace);
        expect(ours.gameMinutes).toBe(published.gameMinutes);
        for (const [stats, theirs] of [
          [ours.teamStats, published.teamStats],
          [ours.opponentStats, published.opponentStats],
        ] as const) {
          const { offensiveReboundPct: _ours, ...fourFactors } = stats.fourFactors;
          const { offensiveReboundPct: _theirs, ...theirFactors } = theirs.fourFactors;
          expect(fourFactors).toEqual(theirFactors);
          // The published percentages of this game are rounded to whole numbers in places; ours keep one decimal.
          const whole = (value: number | null) => (value === null ? null : Math.round(value));
          for (const kind of ["fieldGoals", "twoPointFieldGoals", "threePointFieldGoals", "freeThrows"] as const) {
            expect([kind, stats[kind].made, stats[kind].attempted]).toEqual([
              kind,
              theirs[kind].made,
              theirs[kind].attempted,
            ]);
            expect(whole(stats[kind].pct)).toBe(whole(theirs[kind].pct));
          }
          for (const part of ["points", "rebounds", "turnovers", "fouls"] as const)
            expect(stats[part]).toEqual(theirs[part]);
          for (const count of [
            "possessions",
            "assists",
            "steals",
            "blocks",
            "trueShooting",
            "rating",
            "gameScore",
          ] as const) {
            expect([count, stats[count]]).toEqual([count, theirs[count]]);
          }
        }
      }
      expect(boxes.map((box) => [box.team, box.teamStats.possessions, box.teamStats.rating, box.pace])).toEqual([
        ["St. Bonaventure", 71, 87.3, 70.5],
        ["Saint Louis", 70, 138.6, 70.5],
      ]);
      // 12 of 12 + 31 and 9 of 9 + 22 available rebounds.
      expect(boxes.map((box) => box.teamStats.fourFactors.offensiveReboundPct)).toEqual([27.9, 29]);
    });

    test("every player's line equals ESPN's box score", () => {
      const printed = espnLines();
      let cells = 0;
      for (const player of players.flatMap((side) => side.players)) {
        const line = printed.get(player.athleteSourceId);
        expect(line, player.name).toBeDefined();
        const ours = {
          MIN: String(player.minutes),
          FG: `${player.fieldGoals.made}-${player.fieldGoals.attempted}`,
          "3PT": `${player.threePointFieldGoals.made}-${player.threePointFieldGoals.attempted}`,
          FT: `${player.freeThrows.made}-${player.freeThrows.attempted}`,
          OREB: String(player.rebounds.offensive),
          DREB: String(player.rebounds.defensive),
          REB: String(player.rebounds.total),
          AST: String(player.assists),
          STL: String(player.steals),
          BLK: String(player.blocks),
          TO: String(player.turnovers),
          PF: String(player.fouls),
          PTS: String(player.points),
        };
        for (const [label, text] of Object.entries(ours)) {
          expect([player.name, label, text]).toEqual([player.name, label, line?.[label]]);
          cells++;
        }
        printed.delete(player.athleteSourceId);
      }
      const played = [...printed.values()].filter((line) => Number(line.MIN) > 0);
      expect(played).toEqual([]);
      printFigure(
        `Saint Louis - St. Bonaventure: ${cells} of ${cells} cells of the player lines equal ESPN's (${suite.engine})`,
      );
    });

    test("440 plays, 104 of them substitutions; on each of the other 336 exactly five athletes a side", () => {
      const others = plays.filter((play) => play.playType !== "Substitution");
      expect([plays.length, plays.length - others.length]).toEqual([440, 104]);
      for (const play of others) {
        const sides = Map.groupBy(play.onFloor, (athlete) => athlete.team);
        expect([play.sourceId, sides.get("Saint Louis")?.length, sides.get("St. Bonaventure")?.length]).toEqual([
          play.sourceId,
          5,
          5,
        ]);
      }
    });

    test("plays are in the order of the game and the score never falls", () => {
      for (const [place, play] of plays.entries()) {
        const before = plays[place - 1];
        if (!before) continue;
        expect(elapsed(play.period, play.secondsRemaining)).toBeGreaterThanOrEqual(
          elapsed(before.period, before.secondsRemaining),
        );
        expect(play.homeScore).toBeGreaterThanOrEqual(before.homeScore);
        expect(play.awayScore).toBeGreaterThanOrEqual(before.awayScore);
      }
      expect(new Set(plays.map((play) => play.id)).size).toBe(440);
    });

    test("stint seconds add up to 5 x 2,400 a team and each player's minutes are within one of his box score", () => {
      const seconds = (list: PlayerSubsititution[]) =>
        list.reduce(
          (sum, { subIn, subOut }) =>
            sum + elapsed(subOut.period, subOut.secondsRemaining) - elapsed(subIn.period, subIn.secondsRemaining),
          0,
        );
      for (const [, list] of Map.groupBy(stints, (stint) => stint.teamId)) expect(seconds(list)).toBe(5 * 2400);
      const byAthlete = Map.groupBy(stints, (stint) => stint.athleteId);
      for (const player of players.flatMap((side) => side.players)) {
        // A box score prints whole minutes. (Jack DeRose, in at 2:08 and never out again, has 2.1 of stints where ESPN prints 1.)
        const minutes = Math.round(seconds(byAthlete.get(player.athleteId) ?? []) / 60);
        expect([player.name, Math.abs(minutes - (player.minutes ?? 0)) <= 1]).toEqual([player.name, true]);
      }
    });

    test("Syracuse - UConn 2009: eight periods, 70 minutes", async () => {
      const classic = await gameOf(suite.store, "290710041");
      const [box] = await recordsOf<GameBoxScoreTeam>(readers.getGameTeams(suite.store.db, { gameId: classic.id }));
      expect([classic.homePeriodPoints?.length, classic.homePoints, classic.awayPoints]).toEqual([8, 117, 127]);
      expect(box?.gameMinutes).toBe(70);
    });

    test("Wake Forest - Duke before the tip has no points, no box score and no plays", async () => {
      const upcoming = await gameOf(suite.store, "401820689");
      expect([upcoming.status, upcoming.homePoints, upcoming.homePeriodPoints, upcoming.homeWinner]).toEqual([
        "scheduled",
        null,
        null,
        null,
      ]);
      expect(await recordsOf(readers.getGameTeams(suite.store.db, { gameId: upcoming.id }))).toEqual([]);
      expect(await recordsOf(readers.getPlays(suite.store.db, { gameId: upcoming.id }))).toEqual([]);
    });
  });
});
