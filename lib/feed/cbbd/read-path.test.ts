import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FeedFault } from "#lib/feed/feed.ts";
import { folderWith, gamesOf, readAll } from "./fixtures/read-documents.ts";
import {
  CONFERENCE,
  CONFERENCE_HISTORY,
  DIRECTORY,
  EASTPORT,
  EASTPORT_BOX,
  EASTPORT_LINES,
  GAME,
  LINES,
  LINES_OF_SCHEDULED,
  MEDIA,
  PLAYER_SEASON,
  PLAYS,
  RANKINGS,
  ROSTER,
  SCHEDULED_GAME,
  SCOUTING_REPORT,
  SUBSTITUTIONS,
  TEAM_SEASON,
  TEAM_SHOOTING_SEASON,
  VENUE,
  WESTMARK,
  WESTMARK_BOX,
  WESTMARK_LINES,
} from "./fixtures/records.ts";
import { readCbbdPath } from "./read-path.ts";

async function readFiles(files: Record<string, unknown>) {
  return readAll(await readCbbdPath(await folderWith(files)));
}

test("files are told by their content and read in the order in which they refer to one another", async () => {
  const { keys, faults } = await readFiles({
    "a.json": SUBSTITUTIONS,
    "b.ndjson": PLAYS,
    "c.json": [MEDIA],
    "d.ndjson": [EASTPORT_LINES, WESTMARK_LINES],
    "e.ndjson.gz": [EASTPORT_BOX, WESTMARK_BOX],
    "f.json": [GAME, SCHEDULED_GAME],
    "g.json": [ROSTER],
    "h.json": DIRECTORY,
    "i.json": [CONFERENCE_HISTORY],
    "j.json": [EASTPORT, WESTMARK],
    "k.json": [VENUE],
    "l.json": [CONFERENCE],
    "m.json": [PLAYER_SEASON],
    "n.json": [{ id: 558, name: "JumpShot" }],
    "o.json": RANKINGS,
    "p.ndjson": [LINES, LINES_OF_SCHEDULED],
  });
  expect(faults).toEqual([]);
  expect(keys).toEqual([
    "conferences/4",
    "venues/9",
    "teams/11",
    "conferences/history/4",
    "directory/2026",
    "rosters/2026/11",
    "players/2025/101",
    "file/m.json/aggregates",
    "rankings/2026/regular/1/AP Top 25",
    "rankings/2026/regular/1/Coaches Poll",
    "games/700",
    "games/701",
    "games/700/teams",
    "games/700/players",
    "games/700/media",
    "games/700/lines",
    "games/701/lines",
    "games/700/plays",
    "games/700/substitutions",
  ]);
});

test("each file's statement of a game has its own source id and the same ids", async () => {
  const result = await readFiles({
    "game.json": [GAME],
    "box.json": [EASTPORT_BOX, WESTMARK_BOX],
    "plays.json": PLAYS,
  });
  expect(gamesOf(result).map(({ sourceId, ids }) => [sourceId, ids])).toEqual([
    ["700", { espn: "401700", cbbd: "700" }],
    ["700/teams", { cbbd: "700" }],
    ["700/plays", { espn: "401700", cbbd: "700" }],
  ]);
});

describe("box scores", () => {
  test("the two rows of a game are joined wherever they stand", async () => {
    const other = <T extends object>(box: T) => ({ ...box, gameId: 800 });
    const result = await readFiles({
      "box.ndjson": [EASTPORT_BOX, other(WESTMARK_BOX), other(EASTPORT_BOX), WESTMARK_BOX],
    });
    expect(result.keys).toEqual(["games/800/teams", "games/700/teams"]);
    expect(
      gamesOf(result).map(({ home, away }) => [home.team.school, home.points, away.team.school, away.points]),
    ).toEqual([
      ["Eastport State", 5, "Westmark", 2],
      ["Eastport State", 5, "Westmark", 2],
    ]);
  });

  test("one row is enough: it has both teams' numbers", async () => {
    const [game] = gamesOf(await readFiles({ "box.ndjson": [WESTMARK_BOX] }));
    expect(game?.home.team.school).toBe("Eastport State");
    expect(game?.home.boxScore?.possessions).toBe(4);
    expect(game?.away.boxScore?.possessions).toBe(3);
  });

  test("rows that contradict one another are reported", async () => {
    const wrong = { ...WESTMARK_BOX, opponentStats: { ...WESTMARK_BOX.opponentStats, assists: 9 } };
    const result = await readFiles({ "box.ndjson": [EASTPORT_BOX, wrong] });
    expect(result.warnings.map(({ code, gameSourceId }) => [code, gameSourceId])).toEqual([
      ["box_scores_disagree", "700/teams"],
    ]);
    expect(gamesOf(result)[0]?.home.boxScore?.assists).toBe(1);
  });
});

describe("substitutions", () => {
  test("say who was at home by the help of any record of the game before them", async () => {
    const result = await readFiles({ "box.json": [WESTMARK_BOX], "substitutions.json": SUBSTITUTIONS });
    const game = gamesOf(result).find(({ sourceId }) => sourceId === "700/substitutions");
    expect(game?.home.team.school).toBe("Eastport State");
    expect(game?.stints?.filter((stint) => stint.side === "home").length).toBe(5);
  });

  test("alone they are a fault, because nobody knows who was at home", async () => {
    const { faults } = await readFiles({ "substitutions.json": SUBSTITUTIONS });
    expect(faults.map(({ code }) => code)).toEqual(["home_team_unknown"]);
  });

  test("those of single players are passed over: a floor cannot be told from them", async () => {
    const result = await readFiles({ "game.json": [GAME], "substitutions.json": SUBSTITUTIONS.slice(0, 2) });
    expect(result.warnings.map(({ code }) => code)).toEqual(["substitutions_incomplete"]);
    expect(gamesOf(result).length).toBe(1);
  });
});

test("sums of a season are passed over by name; a player's season leaves his place on the roster", async () => {
  const result = await readFiles({
    "report.json": SCOUTING_REPORT,
    "seasons.json": [PLAYER_SEASON],
    "teams.json": [TEAM_SEASON, TEAM_SEASON],
    "shots.json": [TEAM_SHOOTING_SEASON],
  });
  expect(result.faults).toEqual([]);
  expect(result.warnings.map(({ code, detail }) => [code, detail.split(":")[0]])).toEqual([
    ["aggregates_not_imported", "1 playerSeason record of file/seasons.json"],
    ["aggregates_not_imported", "1 scoutingReport record of file/report.json"],
    ["aggregates_not_imported", "2 teamSeason records of file/teams.json"],
    ["aggregates_not_imported", "1 teamShootingSeason record of file/shots.json"],
  ]);
  const spots = result.facts.map((fact) =>
    fact.kind === "roster" ? [fact.roster.athlete.name, fact.roster.startSeason, fact.roster.endSeason] : fact.kind,
  );
  expect(spots).toEqual([
    ["Ann Ames", 2025, 2025],
    ["Ann Ames", 2025, 2025],
  ]);
});

describe("what cannot be used is one fault and stops nothing else", () => {
  test.each([
    ["empty", "", "empty"],
    ["cut short", '[{"id": 4, "name": "Harb', "truncated"],
    ["a web page", "<!doctype html><p>Bad gateway</p>", "web_page"],
    ["not JSON", "{'id': 4}", "not_json"],
    ["another feed's", JSON.stringify({ header: {}, boxscore: {} }), "unknown_record"],
    ["not text", "\u0000\u0001", "not_json"],
  ])("a file that is %s", async (_what, text, code) => {
    const result = await readFiles({ "bad.json": text, "good.json": [CONFERENCE] });
    expect(result.faults.map((fault) => [fault.key, fault.code])).toEqual([["file/bad.json", code]]);
    expect(result.facts.length).toBe(1);
  });

  test("records before a break are kept, the break is the fault", async () => {
    const text = `${JSON.stringify([GAME, SCHEDULED_GAME]).slice(0, -40)}`;
    const result = await readFiles({ "games.json": text });
    expect(result.keys).toEqual(["games/700", "file/games.json"]);
    expect(result.faults.map(({ code }) => code)).toEqual(["truncated"]);
  });

  test("a bad record between good ones, named by its place", async () => {
    const result = await readFiles({ "games.json": [GAME, { ...GAME, startDate: "yesterday" }, SCHEDULED_GAME] });
    expect(result.keys.sort()).toEqual(["file/games.json#2", "games/700", "games/701"]);
    expect(result.faults[0]?.message).toContain("startDate is no date-time with a zone");
  });

  test("a bad play spoils the plays of its game: a part must not pass for the whole", async () => {
    const bad = { ...PLAYS[2], period: "first" };
    const others = PLAYS.map((play) => ({ ...play, gameId: 800 }));
    for (const plays of [
      [...PLAYS.slice(0, 2), bad, PLAYS[3], ...others],
      [bad, ...PLAYS.slice(1), ...others],
      [...others, bad],
    ]) {
      const result = await readFiles({ "plays.json": plays });
      expect(result.faults.map(({ key, code }) => [key, code])).toEqual([["games/700/plays", "invalid_record"]]);
      expect(gamesOf(result).map(({ sourceId }) => sourceId)).toEqual(["800/plays"]);
    }
  });

  test("plays that break off are not imported either", async () => {
    const text = PLAYS.map((play) => JSON.stringify(play))
      .join("\n")
      .slice(0, -200);
    const result = await readFiles({ "plays.ndjson": text });
    expect(result.facts).toEqual([]);
    expect(result.faults.map(({ code }) => code)).toEqual(["truncated"]);
  });

  test("a file of bad records is given up", async () => {
    const bad = Array.from({ length: 1000 }, (_none, index) => ({ ...GAME, id: -index }));
    const result = await readFiles({ "games.json": [GAME, ...bad] });
    expect(result.faults.at(-1)?.code).toBe("too_many_faults");
    expect(result.faults.length).toBe(26);
  });

  test("a damaged packed file", async () => {
    const folder = await folderWith({ "box.ndjson.gz": [EASTPORT_BOX, WESTMARK_BOX], "good.json": [CONFERENCE] });
    await writeFile(join(folder, "box.ndjson.gz"), Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]));
    const result = await readAll(await readCbbdPath(folder));
    expect(result.faults.map(({ code }) => code)).toEqual(["not_gzip"]);
    expect(result.facts.length).toBe(1);
  });

  test("plays of one game in two places", async () => {
    const [first, ...others] = PLAYS;
    const elsewhere = { ...first, gameId: 800 };
    const result = await readFiles({ "plays.ndjson": [...others, elsewhere, first] });
    expect(result.faults.map(({ key, code }) => [key, code])).toEqual([
      ["games/800/plays", "teams_unknown"],
      ["games/700/plays", "records_scattered"],
    ]);
  });

  test("a path where nothing is", async () => {
    await expect(readCbbdPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});

test("an empty list of records is no fault", async () => {
  expect(await readFiles({ "games.json": [] })).toMatchObject({ keys: [], faults: [] });
});

test("the same content has the same hash, other content another", async () => {
  const one = await readFiles({ "games.json": [GAME] });
  const again = await readFiles({ "games.json": [GAME] });
  const other = await readFiles({ "games.json": [{ ...GAME, attendance: 1235 }] });
  expect(again.hashes).toEqual(one.hashes);
  expect(other.hashes).not.toEqual(one.hashes);
});
