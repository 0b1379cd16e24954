import { describe, expect, test } from "vitest";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import * as records from "./fixtures/records.ts";
import { type GameContext, type GameRecords, mapGame, NO_RECORDS } from "./map-game.ts";
import { RawGame, RawGameMedia, RawPlayerBoxScore, RawTeamBoxScore } from "./raw-games.ts";
import { RawGameLines } from "./raw-lines-and-polls.ts";
import { RawPlay, RawSubstitution } from "./raw-plays.ts";
import { RawRoster } from "./raw-teams.ts";
import { RosterIndex } from "./roster-index.ts";

const REFERENCE: GameContext = { league: "mens", courtside: false, rosters: null, homeTeamId: null, statement: null };
const COURTSIDE: GameContext = { ...REFERENCE, courtside: true };

const EVERYTHING: GameRecords = {
  game: RawGame.parse(records.GAME),
  lines: RawGameLines.parse(records.LINES),
  media: RawGameMedia.parse(records.MEDIA),
  teamBoxScores: [records.WESTMARK_BOX, records.EASTPORT_BOX].map((box) => RawTeamBoxScore.parse(box)),
  playerBoxScores: [records.EASTPORT_LINES, records.WESTMARK_LINES].map((box) => RawPlayerBoxScore.parse(box)),
  plays: records.PLAYS.map((play) => RawPlay.parse(play)),
  substitutions: records.SUBSTITUTIONS.map((stint) => RawSubstitution.parse(stint)),
};

function mapOne(parts: Partial<GameRecords>, context: GameContext = REFERENCE): GameFact {
  const [fact] = mapGame({ ...NO_RECORDS, ...parts }, context).facts;
  if (fact?.kind !== "game") throw new Error("no game came out");
  return fact.game;
}

test("the game's day is counted in US Eastern time: half past midnight UTC is the evening before", () => {
  const game = mapOne({ game: EVERYTHING.game });
  expect([game.startDate, game.easternDate]).toEqual(["2026-01-24T00:30:00.000Z", "2026-01-23"]);
});

test("lines alone: who plays and when, what each provider offers, a pick'em as 0; an empty list says nothing", () => {
  const game = mapOne({ lines: EVERYTHING.lines });
  expect(game).toMatchObject({ ids: { cbbd: "700" }, status: "scheduled", lines: records.LINES.lines });
  expect([game.home.team.school, game.home.points, game.away.team.school]).toEqual([
    "Eastport State",
    null,
    "Westmark",
  ]);
  expect(mapOne({ lines: RawGameLines.parse(records.LINES_OF_SCHEDULED) }).lines).toBeNull();
});

test("a game record: ids, sides, venue and notes", () => {
  expect(mapOne({ game: EVERYTHING.game })).toMatchObject({
    source: "cbbd",
    sourceId: "700",
    ids: { cbbd: "700", espn: "401700" },
    season: 2026,
    seasonType: "regular",
    status: "final",
    notes: "Homecoming",
    attendance: 1234,
    venue: { ids: { cbbd: "9" }, name: "Quay Hall", city: "Eastport", state: "ME", country: null },
    broadcasts: null,
    home: {
      team: { ids: { cbbd: "11" }, school: "Eastport State" },
      conference: { ids: { cbbd: "4" }, abbreviation: "HC" },
      points: 5,
      periodPoints: [3, 2],
      winner: true,
      boxScore: null,
    },
    away: { team: { school: "Westmark" }, conference: null, seed: 7, points: 2, winner: false },
    plays: null,
    athleteBoxScores: null,
    stints: null,
  });
});

test("a source id of another feed keeps its name", () => {
  const game = mapOne({ game: RawGame.parse({ ...records.GAME, sourceId: "ncaa:6470535" }) });
  expect(game.ids).toEqual({ cbbd: "700", ncaa: "6470535" });
});

test("a game to come has no points, though the reference service gives it 0", () => {
  const game = mapOne({ game: RawGame.parse(records.SCHEDULED_GAME) });
  expect([game.status, game.home.points, game.away.points, game.startTimeTbd]).toEqual(["scheduled", null, null, true]);
});

test("a game that was played to the end without a basket keeps its 0", () => {
  const game = mapOne({ game: RawGame.parse({ ...records.GAME, awayPoints: 0, awayPeriodPoints: [0, 0] }) });
  expect([game.away.points, game.away.periodPoints]).toEqual([0, [0, 0]]);
});

test("a team box score gives counts and possessions, never percentages or ratings", () => {
  const { home, away } = mapOne({ teamBoxScores: EVERYTHING.teamBoxScores });
  expect(home.boxScore).toEqual({
    points: 5,
    fieldGoalsMade: 2,
    fieldGoalsAttempted: 2,
    threePointFieldGoalsMade: 1,
    threePointFieldGoalsAttempted: 1,
    freeThrowsMade: 0,
    freeThrowsAttempted: 1,
    offensiveRebounds: 0,
    defensiveRebounds: 1,
    totalRebounds: 1,
    assists: 1,
    steals: 0,
    blocks: 1,
    turnovers: 2,
    fouls: 3,
    teamTurnovers: 1,
    technicalFouls: 1,
    flagrantFouls: 0,
    pointsInPaint: 2,
    pointsOffTurnovers: 2,
    fastBreakPoints: 0,
    largestLead: 3,
    possessions: 4,
  });
  expect([away.boxScore?.fastBreakPoints, away.boxScore?.largestLead, away.periodPoints]).toEqual([null, 0, [0, 2]]);
});

describe("player box scores", () => {
  test("of the reference service, `athleteId` is a row's id and is left out", () => {
    const game = mapOne({ playerBoxScores: EVERYTHING.playerBoxScores });
    expect(game.athletes.map(({ side, athlete }) => [side, athlete.ids, athlete.name, athlete.position])).toEqual([
      ["home", { espn: "5101" }, "Ann Ames", "G"],
      ["home", { espn: "5102" }, "Bea Boone", null],
      ["away", { espn: "5201" }, "Cam Cole", "F"],
    ]);
  });

  test("of a Courtside, `athleteId` is the athlete's id", () => {
    const [ames] = mapOne({ playerBoxScores: EVERYTHING.playerBoxScores }, COURTSIDE).athletes;
    expect([ames?.key, ames?.athlete.ids]).toEqual(["90001", { espn: "5101", cbbd: "90001" }]);
  });

  test("lines keep minutes, start and ejection as they are", () => {
    const lines = mapOne({ playerBoxScores: EVERYTHING.playerBoxScores }).athleteBoxScores;
    expect(lines?.map(({ minutes, starter, ejected, points }) => [minutes, starter, ejected, points])).toEqual([
      [31, true, false, 3],
      [22.5, null, false, 2],
      [31, true, false, 2],
    ]);
  });

  test("an athlete of box score and plays is one athlete, by name where the ids differ", () => {
    const game = mapOne({ playerBoxScores: EVERYTHING.playerBoxScores, plays: EVERYTHING.plays });
    expect(game.athletes.map(({ athlete }) => [athlete.name, athlete.ids])).toEqual([
      ["Ann Ames", { espn: "5101", cbbd: "101" }],
      ["Bea Boone", { espn: "5102", cbbd: "102" }],
      ["Cam Cole", { espn: "5201", cbbd: "201" }],
    ]);
  });

  test("a roster ties the ids where the names differ", () => {
    const rosters = new RosterIndex();
    rosters.add(RawRoster.parse(records.ROSTER));
    const [box] = EVERYTHING.playerBoxScores;
    if (!box) throw new Error("no box score");
    const renamed = {
      ...box,
      players: box.players.map((line) => ({ ...line, name: line.name.replace("Ann", "Annie") })),
    };
    const game = mapOne({ playerBoxScores: [renamed], plays: EVERYTHING.plays }, { ...REFERENCE, rosters });
    expect(game.athletes.map(({ athlete }) => athlete.ids.cbbd)).toEqual(["101", "102", "201"]);
  });

  test("two athletes of one name on a team stay two", () => {
    const [box] = EVERYTHING.playerBoxScores;
    if (!box) throw new Error("no box score");
    const twins = { ...box, players: box.players.map((line) => ({ ...line, name: "Pat Poe" })) };
    expect(mapOne({ playerBoxScores: [twins] }).athletes.map(({ athlete }) => athlete.ids)).toEqual([
      { espn: "5101" },
      { espn: "5102" },
    ]);
  });
});

describe("plays", () => {
  const { plays, athletes } = mapOne({ plays: EVERYTHING.plays });
  const [tip, three, miss, end] = plays ?? [];

  test("keep their ids, and get the first type id of their type's name", () => {
    expect(plays?.map(({ id, sourceId, typeId }) => [id, sourceId, typeId])).toEqual([
      [70001, "4017001", 615],
      [70002, "4017002", 558],
      [70003, "4017003", 572],
      [70004, "4017004", 402],
    ]);
  });

  test("a play of no team has no side, one of the away team the away side", () => {
    expect([tip?.side, three?.side, miss?.side]).toEqual([null, "home", "away"]);
  });

  test("a made shot: shooter, assist, range and place from the record; the participants in its order", () => {
    expect(three).toMatchObject({
      participants: ["102", "101"],
      homeWinProbability: 0.613,
      wallclock: "2026-01-24T00:34:10.000Z",
      shot: {
        shooter: "101",
        made: true,
        range: "three_pointer",
        assisted: true,
        assistedBy: "102",
        location: { x: 300, y: 120 },
      },
      event: { kind: "field_goal", athlete: "101", made: true, points: 3, shot: "jumper", assistedBy: "102" },
    });
  });

  test("a miss in which a second athlete took part: the text tells the shooter whom the reference service leaves open", () => {
    expect(miss?.shot).toMatchObject({ shooter: "201", made: false, range: "rim", location: null });
    expect(miss?.event).toMatchObject({ kind: "field_goal", athlete: "201", made: false, points: 2, shot: "layup" });
  });

  test("of a Courtside, a shooter left open stays open", () => {
    const courtside = mapOne({ plays: EVERYTHING.plays }, COURTSIDE).plays;
    expect(courtside?.[2]?.shot?.shooter).toBeNull();
  });

  test("floors are kept as stated; where no play has one, nobody knows", () => {
    expect(three?.onFloor).toEqual(["101", "102", "201"]);
    expect(end?.onFloor).toEqual([]);
    const floorless = EVERYTHING.plays.map((play) => ({ ...play, onFloor: [] }));
    expect(mapOne({ plays: floorless }).plays?.map(({ onFloor }) => onFloor)).toEqual([null, null, null, null]);
  });

  test("sides of athletes come from the floors, whoever's play names them", () => {
    expect(athletes.map(({ key, side }) => [key, side])).toEqual([
      ["101", "home"],
      ["102", "home"],
      ["201", "away"],
    ]);
  });

  test("an athlete of whom nothing tells the team is left out of the play and reported", () => {
    const play = { ...EVERYTHING.plays[0], participants: [{ id: 999, name: "Una Ulm" }] };
    const mapped = mapGame({ ...NO_RECORDS, plays: [RawPlay.parse(play), ...EVERYTHING.plays.slice(1)] }, REFERENCE);
    expect(mapped.warnings.map(({ code }) => code)).toEqual(["athlete_side_unknown"]);
    const [fact] = mapped.facts;
    expect(fact?.kind === "game" && fact.game.plays?.[0]?.participants).toEqual([]);
  });

  test("a type the catalogue does not have keeps its name", () => {
    const play = { ...EVERYTHING.plays[0], playType: "Shot Clock Reset" };
    const mapped = mapGame({ ...NO_RECORDS, plays: [RawPlay.parse(play), ...EVERYTHING.plays.slice(1)] }, REFERENCE);
    const [fact] = mapped.facts;
    expect(fact?.kind === "game" && fact.game.plays?.[0]).toMatchObject({ typeId: -1, typeName: "Shot Clock Reset" });
    expect(mapped.warnings.map(({ code }) => code)).toEqual(["unknown_play_type"]);
  });
});

test("substitutions become stints of their sides, ends unchanged", () => {
  const { stints } = mapOne({ substitutions: EVERYTHING.substitutions }, { ...REFERENCE, homeTeamId: 11 });
  expect(stints?.length).toBe(10);
  expect(stints?.find(({ athlete }) => athlete === "201")).toEqual({
    athlete: "201",
    side: "away",
    subIn: { period: 1, secondsRemaining: 1200, teamPoints: 0, opponentPoints: 0 },
    subOut: { period: 2, secondsRemaining: 30, teamPoints: 5, opponentPoints: 2 },
  });
});

test("everything there is of a game goes into one fact", () => {
  const game = mapOne(EVERYTHING);
  expect(game.athletes.length).toBe(10);
  expect(game.broadcasts).toEqual([
    { type: "TV", name: "Harbour One" },
    { type: "Radio", name: "WQAY" },
  ]);
  expect([game.home.boxScore?.assists, game.athleteBoxScores?.length, game.plays?.length, game.stints?.length]).toEqual(
    [1, 3, 4, 10],
  );
});

test("broadcasts alone are of a game on the schedule, a box score of one that was played", () => {
  expect(mapOne({ media: EVERYTHING.media }).status).toBe("scheduled");
  expect(mapOne({ teamBoxScores: EVERYTHING.teamBoxScores.slice(0, 1) }).status).toBe("final");
});
