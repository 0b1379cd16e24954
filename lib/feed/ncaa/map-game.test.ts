import { describe, expect, test } from "vitest";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { ncaaRow } from "./fixtures/rows.ts";
import { mapNcaaGame } from "./map-game.ts";
import type { NcaaRow } from "./row.ts";

/** The shortest game there can be: a basket in either half, the last one the home team's. */
const FIRST = ncaaRow("1 19:40", [0, 2], "away", "Vic One, 2pt layup pointsinthepaint;  made - Wes Two, assist");
const LAST = ncaaRow("2 0:03", [3, 2], "home", "Al One, 3pt jumpshot fromturnover;fastbreak;  made");

function gameOf(...between: NcaaRow[]): { game: GameFact; codes: string[] } {
  const { facts, warnings } = mapNcaaGame([FIRST, ...between, LAST]);
  const [fact] = facts;
  if (fact?.kind !== "game") throw new Error("no game");
  return { game: fact.game, codes: warnings.map((warning) => warning.code) };
}

function eventsOf(...between: NcaaRow[]) {
  return gameOf(...between).game.plays?.slice(1, -1) ?? [];
}

function faultOf(rows: readonly unknown[]): string {
  try {
    mapNcaaGame(rows);
  } catch (error) {
    if (error instanceof FeedFault) return error.code;
    throw error;
  }
  return "none";
}

describe("the game", () => {
  test("says what the feed says and nothing more", () => {
    const { game, codes } = gameOf();
    expect(game).toMatchObject({
      source: "ncaa",
      sourceId: "7000001",
      ids: { ncaa: "7000001" },
      league: "mens",
      season: 2026,
      easternDate: "2026-01-23",
      status: "final",
      startDate: null,
      startTimeTbd: true,
      seasonType: null,
      neutralSite: null,
      conferenceGame: null,
      venue: null,
      attendance: null,
      athleteBoxScores: null,
      stints: null,
    });
    expect(game.home).toMatchObject({
      points: 3,
      periodPoints: [0, 3],
      winner: true,
      conference: null,
      boxScore: null,
    });
    expect(game.away).toMatchObject({ points: 2, periodPoints: [2, 0], winner: false });
    expect(game.home.team).toMatchObject({ ids: {}, school: "Harbor St." });
    expect(codes).toEqual([]);
  });

  test("a game in December belongs to the season that ends the year after", () => {
    const december = [FIRST, LAST].map((row) => ({ ...row, Date: "12/31/2025" }));
    const [fact] = mapNcaaGame(december).facts;
    expect(fact?.kind === "game" && [fact.game.season, fact.game.easternDate]).toEqual([2026, "2025-12-31"]);
  });

  test("athletes have the name of the text and an id of team and key; one who does nothing is named after his key", () => {
    const { game } = gameOf();
    const athletes = game.athletes.map(({ key, athlete }) => [key, athlete.name, athlete.ids.ncaa]);
    expect(athletes).toHaveLength(10);
    expect(athletes).toContainEqual(["away/WES.TWO", "Wes Two", "Cedar Valley/WES.TWO"]);
    expect(athletes).toContainEqual(["home/ED.FIVE", "Ed Five", "Harbor St./ED.FIVE"]);
  });
});

describe("plays", () => {
  test("a layup with an assist", () => {
    const play = gameOf().game.plays?.[0];
    expect(play).toMatchObject({
      sourceId: "7000001-1",
      typeId: 572,
      period: 1,
      clock: "19:40",
      secondsRemaining: 1180,
      homeScore: 0,
      awayScore: 2,
      side: "away",
      scoringPlay: true,
      shootingPlay: true,
      scoreValue: 2,
      text: "Vic One makes layup (Wes Two assists)",
      participants: ["away/VIC.ONE", "away/WES.TWO"],
    });
    expect(play?.event).toEqual({
      kind: "field_goal",
      athlete: "away/VIC.ONE",
      made: true,
      points: 2,
      shot: "layup",
      assistedBy: "away/WES.TWO",
      inPaint: true,
      fastBreak: false,
      offTurnover: false,
    });
    expect(play?.shot).toEqual({
      shooter: "away/VIC.ONE",
      made: true,
      range: "rim",
      assisted: true,
      assistedBy: "away/WES.TWO",
      location: null,
    });
    expect(play?.onFloor).toHaveLength(10);
  });

  test.each([
    ["2pt tipinlayup 2ndchance;pointsinthepaint;  missed", 437, "Al One misses tip in layup", "rim"],
    ["2pt alleyoop   missed", 574, "Al One misses alley oop dunk", "rim"],
    ["2pt hookshot   missed", 558, "Al One misses hook shot", "jumper"],
    ["3pt stepbackjumpshot   missed", 558, "Al One misses three point step back jump shot", "three_pointer"],
    ["freethrow 1of2 fastbreak;  missed", 540, "Al One misses free throw 1 of 2", "free_throw"],
  ])("%s", (words, typeId, text, range) => {
    const [play] = eventsOf(ncaaRow("1 10:00", [0, 2], "home", `Al One, ${words}`));
    expect(play).toMatchObject({ typeId, text, shot: { range, made: false, shooter: "home/AL.ONE" } });
  });

  test.each([
    [
      "Al One, rebound offensive",
      586,
      "Al One Offensive Rebound.",
      { kind: "rebound", end: "offensive", deadBall: false },
    ],
    ["Team, rebound defensive team;", 587, "Harbor St. Defensive Rebound.", { kind: "rebound", athlete: null }],
    ["Team, rebound offensivedeadball", 449, "Harbor St. Deadball Team Rebound.", { kind: "rebound", deadBall: true }],
    ["Al One, turnover badpass", 598, "Al One bad pass turnover", { kind: "turnover", athlete: "home/AL.ONE" }],
    [
      "Team, turnover shotclock team;",
      598,
      "Harbor St. shot clock violation turnover",
      { kind: "turnover", athlete: null },
    ],
    ["Al One, turnover offensive", 601, "Al One offensive foul turnover", { kind: "turnover" }],
    ["Al One, steal", 607, "Al One Steal.", { kind: "steal", athlete: "home/AL.ONE" }],
    ["Al One, block", 618, "Al One Block.", { kind: "block", athlete: "home/AL.ONE" }],
    ["Team, timeout short", 579, "Harbor St. Short Timeout", { kind: "timeout" }],
    ["Team, timeout full", 578, "Harbor St. Timeout", { kind: "timeout" }],
    ["Al One, substitution out", 584, "Al One subbing out for Harbor St.", { kind: "substitution", direction: "out" }],
    ["Al One, jumpball won", 615, "Jump Ball won by Harbor St.", { kind: "jump_ball" }],
    ["Team, jumpball heldball", 615, "Jump Ball (held ball)", { kind: "jump_ball" }],
    ["Team, jumpball blocktieup", 615, "Jump Ball (blocked shot tied up)", { kind: "jump_ball" }],
    ["Team, headcoachchallenge foul rejected;", 216, "Harbor St. Coach's Challenge (Stands)", { kind: "other" }],
    [
      "Team, headcoachchallenge outofbounds accepted;",
      215,
      "Harbor St. Coach's Challenge (Overturned)",
      { kind: "other" },
    ],
  ])("%s", (words, typeId, text, event) => {
    const [play] = eventsOf(ncaaRow("1 10:00", [0, 2], "home", words));
    expect(play).toMatchObject({ typeId, text, event, shot: null, side: "home" });
  });

  test.each([
    ["Al One, foul personal shooting;2freethrow;", 519, { foul: "personal", athlete: "home/AL.ONE", bench: false }],
    ["Al One, foul offensive", 519, { foul: "offensive", athlete: "home/AL.ONE", bench: false }],
    ["Al One, foul personal flagrant1;2freethrow;", 519, { foul: "flagrant", athlete: "home/AL.ONE", bench: false }],
    ["Al One, foul technical classa;2freethrow;", 521, { foul: "technical", athlete: "home/AL.ONE", bench: false }],
    ["Al One, foul technical flagrant2;", 521, { foul: "technical", athlete: "home/AL.ONE", bench: false }],
    ["Team, foul coachTechnical classa;2freethrow;", 521, { foul: "technical", athlete: null, bench: true }],
    ["Al One, foul adminTechnical classb;1freethrow;", 521, { foul: "technical", athlete: null, administrative: true }],
  ])("%s", (words, typeId, event) => {
    const [play] = eventsOf(ncaaRow("1 10:00", [0, 2], "home", words));
    expect(play).toMatchObject({ typeId, event: { kind: "foul", ...event } });
  });

  test("who drew a foul stands with the foul and has no play of his own", () => {
    const plays = eventsOf(
      ncaaRow("1 10:00", [0, 2], "away", "Vic One, foulon"),
      ncaaRow("1 10:00", [0, 2], "home", "Al One, foul personal"),
    );
    expect(plays).toHaveLength(1);
    expect(plays[0]).toMatchObject({
      text: "Foul on Al One (Vic One draws the foul).",
      participants: ["home/AL.ONE", "away/VIC.ONE"],
    });
  });

  test("a drawn foul without its foul stays a play", () => {
    const plays = eventsOf(ncaaRow("1 10:00", [0, 2], "away", "Vic One, foulon"));
    expect(plays[0]).toMatchObject({ text: "Vic One draws a foul.", event: { kind: "other" } });
  });

  test("a coach named in a technical foul is no athlete", () => {
    const { game } = gameOf(ncaaRow("1 10:00", [0, 2], "home", "Max Coach, foul adminTechnical classb;1freethrow;"));
    expect(game.athletes.map((athlete) => athlete.key)).not.toContain("home/MAX.COACH");
  });
});

describe("oddities", () => {
  test("an assist at a missed shot goes to the made shot of the same second whose team the athlete plays for", () => {
    const { game, codes } = gameOf(
      ncaaRow("1 10:00", [2, 2], "home", "Bo Two, 2pt jumpshot   made"),
      ncaaRow("1 10:00", [2, 2], "away", "Vic One, 3pt jumpshot   missed - Cy Three, assist"),
    );
    expect(codes).toEqual(["assist_on_miss"]);
    expect(game.plays?.[1]?.event).toMatchObject({ athlete: "home/BO.TWO", assistedBy: "home/CY.THREE" });
    expect(game.plays?.[2]?.event).toMatchObject({ made: false, assistedBy: null });
    expect(game.athletes.map((athlete) => athlete.key)).not.toContain("away/CY.THREE");
  });

  test("an event of an unknown form is kept without meaning", () => {
    const { game, codes } = gameOf(ncaaRow("1 10:00", [0, 2], "home", "Team, streaker on the floor"));
    expect(codes).toEqual(["unknown_event"]);
    expect(game.plays?.[1]).toMatchObject({ typeId: 0, event: { kind: "other" }, text: "Team, streaker on the floor" });
  });

  test("rows of another game are left out", () => {
    const stranger = ncaaRow("1 10:00", [0, 2], "home", "Al One, steal", { Home: "Mill College" });
    const { game, codes } = gameOf(stranger);
    expect(codes).toEqual(["rows_of_another_game"]);
    expect(game.plays).toHaveLength(2);
  });

  test("four names on a side, an unclean floor and a falling score are warnings", () => {
    const { codes } = gameOf(
      ncaaRow("1 10:00", [0, 2], "home", "Al One, steal", { "Home.5": "AL.ONE", Status: "SUB ERROR" }),
      ncaaRow("1 9:00", [0, 1], "home", "Al One, steal"),
    );
    expect(codes).toEqual(["score_decreases", "floor_not_clean", "floor_not_five"]);
  });
});

describe("faults", () => {
  test("a row that is not as it should be is named", () => {
    expect(() => mapNcaaGame([FIRST, { ...LAST, Home_Score: "three" }])).toThrow(/Row 2 .*Home_Score/);
    expect(faultOf([FIRST, { ...LAST, Time: "99:99" }])).toBe("bad_row");
    expect(faultOf([])).toBe("bad_row");
  });

  test("a tie at the end is no end", () => {
    expect(faultOf([FIRST, ncaaRow("2 0:03", [2, 2], "home", "Al One, 2pt jumpshot   made")])).toBe("no_winner");
  });

  test("one half is no game", () => {
    expect(faultOf([FIRST])).toBe("half_missing");
  });

  test("periods of ten minutes are quarters: a women's game", () => {
    const quarters = [1, 2, 3, 4].map((period) => ncaaRow(`${period} 9:30`, [period, 0], "home", "Al One, steal"));
    expect(faultOf(quarters)).toBe("not_a_mens_game");
  });
});
