import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import type { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import { sharedData } from "#test/shared-data.ts";
import { compareTeamGames } from "./agreement.ts";
import { AGREEMENT_STATISTICS, type TeamGame, teamGameOfRecord, teamGamesOfPlays } from "./agreement-team-game.ts";
import { agreementLines } from "./agreement-text.ts";

type Counts = TeamGame["counts"];

function teamGame(changes: Partial<Omit<TeamGame, "counts">> & { counts?: Partial<Counts> }): TeamGame {
  const nothing = Object.fromEntries(AGREEMENT_STATISTICS.map((statistic) => [statistic, null])) as Counts;
  return {
    gameId: "1",
    easternDate: "2026-01-23",
    team: "St. Bonaventure",
    opponent: "Saint Louis",
    periodPoints: null,
    ...changes,
    counts: { ...nothing, ...changes.counts },
  };
}

function tally(report: ReturnType<typeof compareTeamGames>, statistic: string) {
  const found = report.statistics.find((item) => item.statistic === statistic);
  return found && [found.compared, found.exact, found.withinOne];
}

describe("joining", () => {
  test("spellings of a school and a day's difference do not keep a game apart", () => {
    const ours = [teamGame({ team: "Penn", opponent: "Harvard" })];
    const published = [teamGame({ team: "Pennsylvania", opponent: "Harvard", easternDate: "2026-01-24" })];
    expect(compareTeamGames(ours, published).joined).toBe(1);
  });

  test("two days are another game, and so is the same team against another", () => {
    const published = [teamGame({ easternDate: "2026-01-25" }), teamGame({ opponent: "Dayton" })];
    const report = compareTeamGames([teamGame({})], published);
    expect(report.joined).toBe(0);
    expect(report.unmatched).toHaveLength(1);
  });

  test("of two games on neighbouring days the one of the same day is taken", () => {
    const published = [
      teamGame({ easternDate: "2026-01-24", counts: { points: 1 } }),
      teamGame({ counts: { points: 62 } }),
    ];
    expect(tally(compareTeamGames([teamGame({ counts: { points: 62 } })], published), "points")).toEqual([1, 1, 1]);
  });
});

describe("counting", () => {
  test("assists 13 against 14 are within one, 13 against 15 are not, unknown ones are not compared", () => {
    const ours = [13, 13, 13].map((assists, index) =>
      teamGame({ gameId: `${index}`, opponent: `Team ${index}`, counts: { assists } }),
    );
    const published = [14, 15, null].map((assists, index) =>
      teamGame({ opponent: `Team ${index}`, counts: { assists } }),
    );
    expect(tally(compareTeamGames(ours, published), "assists")).toEqual([2, 0, 1]);
  });

  test("35-27 by period against 34-28 is within one, against 35-27-0 exact", () => {
    const ours = teamGame({ periodPoints: [35, 27] });
    const near = compareTeamGames([ours], [teamGame({ periodPoints: [34, 28] })]);
    const same = compareTeamGames([ours], [teamGame({ periodPoints: [35, 27, 0] })]);
    expect(tally(near, "periodPoints")).toEqual([1, 0, 1]);
    expect(tally(same, "periodPoints")).toEqual([1, 1, 1]);
  });
});

describe("classes", () => {
  test("four credits that differ in one game are another version of it, one is a correction", () => {
    const ours = teamGame({ counts: { assists: 11, steals: 3, blocks: 2, turnovers: 8, possessions: 70 } });
    const published = teamGame({ counts: { assists: 6, steals: 4, blocks: 1, turnovers: 6, possessions: 71 } });
    const report = compareTeamGames([ours], [published]);
    expect(report.disagreements.get("other_version")).toHaveLength(4);
    expect(report.disagreements.get("possession_rule")).toHaveLength(1);
    const single = compareTeamGames([teamGame({ counts: { assists: 11 } })], [teamGame({ counts: { assists: 12 } })]);
    expect(single.disagreements.get("single_correction")).toHaveLength(1);
  });

  test("a technical more than published is one of the bench, one less is a correction", () => {
    const one = teamGame({ counts: { technicalFouls: 1 } });
    const none = teamGame({ counts: { technicalFouls: 0 } });
    expect([...compareTeamGames([one], [none]).disagreements.keys()]).toEqual(["bench_technical"]);
    expect([...compareTeamGames([none], [one]).disagreements.keys()]).toEqual(["single_correction"]);
  });
});

const plays = sharedData("lineups_bigballr");
const records = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

/** A week is some 160,000 rows. */
const WEEK_TIMEOUT_MS = 120_000;

describe.skipIf(plays === null || records === null)("a week of play-by-play and the published records", () => {
  /** Least share of team-games that agree exactly, in percent. */
  const LEAST: Partial<Record<string, number>> = {
    points: 100,
    fieldGoalsMade: 100,
    threePointFieldGoalsMade: 100,
    freeThrowsMade: 100,
    fieldGoalsAttempted: 99.5,
    threePointFieldGoalsAttempted: 99.5,
    freeThrowsAttempted: 99.5,
    offensiveRebounds: 99.4,
    defensiveRebounds: 99.4,
    turnovers: 99.4,
    steals: 99.4,
    assists: 98.9,
    blocks: 98.1,
    fouls: 96.9,
    periodPoints: 100,
    largestLead: 99,
    pointsInPaint: 99,
    fastBreakPoints: 99,
    pointsOffTurnovers: 99,
  };

  test(
    "every game in both is joined and the counts agree at least as well as a plain count of the events",
    async () => {
      const ours: TeamGame[] = [];
      for await (const document of (await readNcaaPath(plays ?? "")).documents()) {
        for (const fact of (await document.map()).facts)
          if (fact.kind === "game") ours.push(...teamGamesOfPlays(fact.game));
      }
      const text = gunzipSync(await readFile(records ?? "")).toString();
      const published = text
        .trim()
        .split("\n")
        .map((line) => teamGameOfRecord(JSON.parse(line) as GameBoxScoreTeam));
      const report = compareTeamGames(ours, published);
      process.stdout.write(`${agreementLines(report).join("\n")}\n`);

      expect(ours).toHaveLength(2 * 342);
      // The other six games are against schools the published service has no games of.
      const known = new Set(published.map((game) => game.team));
      expect(report.unmatched).toHaveLength(12);
      for (const game of report.unmatched) expect(known.has(game.team) && known.has(game.opponent)).toBe(false);
      for (const [statistic, least] of Object.entries(LEAST)) {
        const [compared = 0, exact = 0] = tally(report, statistic) ?? [];
        expect((100 * exact) / compared, statistic).toBeGreaterThanOrEqual(least ?? 0);
      }
    },
    WEEK_TIMEOUT_MS,
  );
});
