/** The captured payloads: against what ESPN itself printed, and against records a running service of the interface published. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { describe, expect, it } from "vitest";
import { SIDES } from "#lib/basketball/enums.ts";
import type { BoxCounts, GameFact, GameSideFact, PlayFact } from "#lib/basketball/game-facts.ts";
import { readJson } from "#lib/feed/read-json.ts";
import type { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import { computeBoxScores } from "#lib/statistics/box-score.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";
import { gamesOf } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";
import { readEspnPath } from "./read-path.ts";

const FOLDER = sharedData("espn");
const PUBLISHED = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");
const SAINT_LOUIS = "summary/401828387_slu_sbu_20260123.json";
const KANSAS = "summary/401706886_kansas_duke_20241126.json";
const SYRACUSE = "summary/290710041_syracuse_uconn_6ot_20090312.json";
const AUSTIN_PEAY = "summary/330452197_austinpeay_eiu_20130214.json";
const WAKE_FOREST = "summary/401820689_wake_duke_20260124_PREGAME.json";

async function mapFile(file: string) {
  return mapPayload(readJson(await readFile(`${FOLDER}/${file}`, "utf8")));
}

async function gameOf(file: string): Promise<GameFact> {
  const [game] = gamesOf(await mapFile(file));
  if (!game) throw new Error(`no game in ${file}`);
  return game;
}

const COUNTED: readonly (keyof BoxCounts)[] = [
  "points",
  "fieldGoalsMade",
  "fieldGoalsAttempted",
  "threePointFieldGoalsMade",
  "threePointFieldGoalsAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
];

interface Agreement {
  equal: number;
  cells: number;
  different: string[];
}

/** Counts each athlete's events and compares them, cell by cell, with the line ESPN printed. Who appears in no play counts nothing. */
function compareWithBoxScore(game: GameFact): Agreement {
  const counted = new Map(
    computeBoxScores(game.plays ?? [], game.athletes).athletes.map((line) => [line.athlete, line]),
  );
  const names = new Map(game.athletes.map(({ key, athlete }) => [key, athlete.name]));
  const agreement: Agreement = { equal: 0, cells: 0, different: [] };
  for (const printed of game.athleteBoxScores ?? []) {
    if (printed.minutes === null) continue;
    for (const count of COUNTED) {
      const ours = counted.get(printed.athlete)?.[count] ?? 0;
      agreement.cells += 1;
      if (ours === printed[count]) agreement.equal += 1;
      else agreement.different.push(`${names.get(printed.athlete)} ${count} ${printed[count]}, counted ${ours}`);
    }
  }
  return agreement;
}

/** The same for the two teams' lines. */
function compareTeams(game: GameFact): string[] {
  const { teams } = computeBoxScores(game.plays ?? [], game.athletes);
  return SIDES.flatMap((side) =>
    COUNTED.filter((count) => teams[side][count] !== game[side].boxScore?.[count]).map(
      (count) => `${game[side].team.school} ${count} ${game[side].boxScore?.[count]}, counted ${teams[side][count]}`,
    ),
  );
}

const sum = (numbers: readonly number[] | null) => numbers?.reduce((total, number) => total + number, 0);

/** A side's numbers in the shape of the published records. */
function publishedShape({ boxScore: box, periodPoints }: GameSideFact) {
  return {
    points: {
      total: box?.points,
      byPeriod: periodPoints,
      largestLead: box?.largestLead,
      fastBreak: box?.fastBreakPoints,
      inPaint: box?.pointsInPaint,
      offTurnovers: box?.pointsOffTurnovers,
    },
    fieldGoals: { made: box?.fieldGoalsMade, attempted: box?.fieldGoalsAttempted },
    threePointFieldGoals: { made: box?.threePointFieldGoalsMade, attempted: box?.threePointFieldGoalsAttempted },
    freeThrows: { made: box?.freeThrowsMade, attempted: box?.freeThrowsAttempted },
    rebounds: { offensive: box?.offensiveRebounds, defensive: box?.defensiveRebounds, total: box?.totalRebounds },
    turnovers: { total: box?.turnovers, teamTotal: box?.teamTurnovers },
    fouls: { total: box?.fouls, technical: box?.technicalFouls, flagrant: box?.flagrantFouls },
    assists: box?.assists,
    steals: box?.steals,
    blocks: box?.blocks,
  };
}

describe.skipIf(!FOLDER)("Saint Louis - St. Bonaventure, 23 January 2026", () => {
  it.skipIf(!PUBLISHED)("has every team number of the published record", async () => {
    const game = await gameOf(SAINT_LOUIS);
    const lines = createInterface({ input: createReadStream(PUBLISHED ?? "").pipe(createGunzip()) });
    let published: GameBoxScoreTeam | null = null;
    for await (const line of lines) {
      const record: GameBoxScoreTeam = JSON.parse(line);
      if (record.team === "Saint Louis" && record.opponent === "St. Bonaventure") published = record;
    }
    expect(published).toMatchObject({
      startDate: game.startDate,
      season: game.season,
      seasonType: game.seasonType,
      neutralSite: game.neutralSite,
      conferenceGame: game.conferenceGame,
      team: game.away.team.school,
      opponent: game.home.team.school,
      conference: game.away.conference?.abbreviation,
      teamStats: publishedShape(game.away),
      opponentStats: publishedShape(game.home),
    });
  });

  it("has 440 plays, 104 of them substitutions, half in and half out", async () => {
    const { plays } = await gameOf(SAINT_LOUIS);
    expect(plays).toHaveLength(440);
    const directions = (plays ?? []).flatMap(({ event }) => (event.kind === "substitution" ? [event.direction] : []));
    expect(directions.filter((direction) => direction === "in")).toHaveLength(52);
    expect(directions.filter((direction) => direction === "out")).toHaveLength(52);
  });

  it("counts to ESPN's box score: all of the teams' and the athletes' but one assist that no play tells", async () => {
    const game = await gameOf(SAINT_LOUIS);
    const { equal, cells, different } = compareWithBoxScore(game);
    expect(different).toEqual(["Kellen Thames assists 3, counted 2"]);
    expect([equal, cells]).toEqual([321, 322]);
    expect(compareTeams(game)).toEqual(["Saint Louis assists 24, counted 23"]);
  });

  it("has every shot at the distance its text names, within rounding", async () => {
    const { plays } = await gameOf(SAINT_LOUIS);
    const named = (plays ?? []).flatMap((play) => {
      const feet = /(\d+)-foot/.exec(play.text ?? "")?.[1];
      return feet === undefined ? [] : [{ feet: Number(feet), off: distanceInFeet(play) - Number(feet) }];
    });
    expect(named).toHaveLength(80);
    for (const { off } of named) expect(Math.abs(off)).toBeLessThan(1.2);
  });

  it("has a shooter for every shot, and win probability for 438 plays", async () => {
    const { plays } = await gameOf(SAINT_LOUIS);
    const shots = (plays ?? []).flatMap(({ shot }) => (shot ? [shot] : []));
    expect(shots).toHaveLength(158);
    expect(shots.filter(({ shooter }) => shooter === null)).toEqual([]);
    expect((plays ?? []).filter((play) => play.homeWinProbability !== null)).toHaveLength(438);
  });

  it("has the line with its opening", async () => {
    expect((await gameOf(SAINT_LOUIS)).lines).toEqual([
      {
        provider: "Draft Kings",
        spread: 8.5,
        overUnder: 159.5,
        homeMoneyline: 320,
        awayMoneyline: -410,
        spreadOpen: 8.5,
        overUnderOpen: 157.5,
      },
    ]);
  });
});

/** Feet from the basket the shooter's team attacks: home at the right end, away at the left. */
function distanceInFeet({ side, shot }: PlayFact): number {
  const basket = side === "home" ? 887.5 : 52.5;
  return Math.hypot((shot?.location?.x ?? Number.NaN) - basket, (shot?.location?.y ?? Number.NaN) - 250) / 10;
}

describe.skipIf(!FOLDER)("other vintages", () => {
  it("Syracuse - UConn 2009 has eight periods that make 127-117, no attendance and no win probability", async () => {
    const game = await gameOf(SYRACUSE);
    expect(game).toMatchObject({
      season: 2009,
      easternDate: "2009-03-12",
      status: "final",
      attendance: null,
      gameType: "TRNMNT",
    });
    expect(game.home).toMatchObject({ points: 117, winner: false, conference: { ids: { espn: "4" } } });
    expect(game.away).toMatchObject({ points: 127, winner: true });
    expect(game.away.periodPoints).toHaveLength(8);
    expect([sum(game.home.periodPoints), sum(game.away.periodPoints)]).toEqual([117, 127]);
    expect(new Set(game.plays?.map(({ period }) => period))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(game.plays?.every(({ homeWinProbability }) => homeWinProbability === null)).toBe(true);
    expect(game.home.boxScore).toMatchObject({ turnovers: 27, pointsInPaint: null, largestLead: 6 });
    // Points and fouls of every athlete are in the plays; who rebounded, stole and blocked was kept less well then.
    const { equal, cells, different } = compareWithBoxScore(game);
    printFigure(`Syracuse - UConn 2009: ${equal} of ${cells} athlete cells counted as ESPN printed them`);
    expect(equal).toBeGreaterThanOrEqual(208);
    expect(different.filter((text) => / (points|fieldGoalsMade|freeThrows\w+|fouls) /.test(text))).toEqual([]);
  });

  it("Austin Peay - Eastern Illinois 2013 counts to ESPN's box score in every cell", async () => {
    const game = await gameOf(AUSTIN_PEAY);
    expect(game).toMatchObject({ season: 2013, easternDate: "2013-02-14", attendance: 444 });
    expect(game.home.conference?.ids).toEqual({ espn: "20" });
    expect(game.lines?.map(({ provider, spread }) => [provider, spread])).toEqual([
      ["consensus", -5.5],
      ["numberfire", -6.5],
      ["teamrankings", -7],
    ]);
    expect(compareWithBoxScore(game)).toEqual({ equal: 266, cells: 266, different: [] });
    expect(compareTeams(game)).toEqual([]);
  });

  it("Kansas - Duke 2024 counts to ESPN's box score but for a turnover and a steal given to another", async () => {
    const game = await gameOf(KANSAS);
    expect(game).toMatchObject({
      season: 2025,
      neutralSite: true,
      notes: "Terry's Chocolate Vegas Showdown",
      tournament: null,
    });
    const { equal, cells, different } = compareWithBoxScore(game);
    expect([equal, cells]).toEqual([234, 238]);
    expect(different).toEqual([
      "Cooper Flagg turnovers 5, counted 4",
      "Khaman Maluach turnovers 1, counted 2",
      "Tyrese Proctor steals 1, counted 2",
      "Maliq Brown steals 5, counted 4",
    ]);
    // Among them Duke's offensive rebounds: three of the eight in the plays fell between two free throws and were dead.
    expect(compareTeams(game)).toEqual([]);
    expect(game.home.boxScore).toMatchObject({ turnovers: 16, teamTurnovers: 0 });
    expect(game.away.boxScore).toMatchObject({ turnovers: 16, teamTurnovers: 1, technicalFouls: 1 });
    expect(game.plays?.every(({ shot }) => shot === null || shot.location === null)).toBe(true);
  });

  it("Wake Forest - Duke before tip-off has lines, but no points, box score or plays", async () => {
    const game = await gameOf(WAKE_FOREST);
    const nothing = { points: null, periodPoints: null, winner: null, boxScore: null };
    expect(game).toMatchObject({
      status: "scheduled",
      home: nothing,
      away: nothing,
      athleteBoxScores: null,
      plays: null,
    });
    expect(game.lines).toMatchObject([{ spread: -18.5, spreadOpen: -17.5, overUnderOpen: 149.5 }]);
  });

  it("the women's games have four quarters, and their plays count to the box score nearly everywhere", async () => {
    const reader = await readEspnPath(`${FOLDER}/summary_womens`);
    const total: Agreement = { equal: 0, cells: 0, different: [] };
    for await (const document of reader.documents()) {
      const mapped = await document.map();
      const [game] = gamesOf(mapped);
      if (!game) throw new Error(`no game in ${document.origin}`);
      expect(mapped.warnings).toEqual([]);
      expect(game.league).toBe("womens");
      expect(game.home.periodPoints).toHaveLength(4);
      const { equal, cells, different } = compareWithBoxScore(game);
      printFigure(
        `${game.away.team.school} - ${game.home.team.school}, women: ${equal} of ${cells} athlete cells; ${[...different, ...compareTeams(game)].join("; ") || "no difference"}`,
      );
      total.equal += equal;
      total.cells += cells;
    }
    expect(total.cells).toBe(1050);
    expect(total.equal).toBeGreaterThanOrEqual(1035);
  });
});
