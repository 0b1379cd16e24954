/** Coverage of overviews from what feeds state: every state and reason of every part can come about, and says the truth. */
import { beforeAll, expect, test } from "vitest";
import { findTeamSeasonOverview } from "#lib/api/overview.ts";
import type { GameFact, PlayFact, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { COVERAGE_REASONS, type Coverage } from "#lib/records/overview-shapes.ts";
import {
  athleteBox,
  athleteFact,
  gameDocument,
  gameFact,
  readerOf,
  sideFact,
  teamBox,
  teamFact,
} from "#test/game-facts.ts";
import { fieldGoal, freeThrow, playFact } from "#test/play-facts.ts";
import { eachStore } from "#test/stores.ts";

/** A game that Marlow State won at home, as a feed states it. */
interface Game {
  /** Points of both; without, the score is 2-0. */
  score?: [home: number, away: number];
  final?: boolean;
  /** Before any season has opened, and no feed says that it counts. */
  early?: boolean;
  /** Stated to be of the preseason. */
  exhibition?: boolean;
  box?: Partial<TeamBoxScore> | null;
  plays?: PlayFact[];
  /** Minutes of the one player the feed names; without, no line of his is there. */
  minutes?: number | null;
}

const HORN = [playFact("1 0:00", null, { kind: "period_end" }), playFact("2 0:00", null, { kind: "period_end" })];
const LAYUP = playFact("1 10:00", "home", fieldGoal("h", { made: true, shot: "layup" }));
const NO_KIND = playFact("1 10:00", "home", fieldGoal("h", { made: true, shot: null }));
const POSSESSIONS = { possessions: 60 };
const LINE = { box: POSSESSIONS, minutes: 30 };

function statedGame(season: number, place: number, game: Game): GameFact {
  const { score = [2, 0], final = true, early = false, exhibition = false, box = null, plays = null, minutes } = game;
  const side = (school: string, espn: string, points: number) =>
    sideFact(teamFact(school, { espn }), {
      points: final ? points : null,
      boxScore: box && teamBox({ points, ...box }),
    });
  const line = { ...athleteBox({ points: 2 }), athlete: "h", minutes: minutes ?? null, starter: true, ejected: false };
  return gameFact("espn", `${season}${place}`, {
    season,
    easternDate: early ? `${season - 1}-10-20` : `${season}-01-1${place}`,
    seasonType: early ? null : exhibition ? "preseason" : "regular",
    status: final ? "final" : "scheduled",
    home: side("Marlow State", "901", score[0]),
    away: side("Port Ashby", "902", score[1]),
    athletes: [{ key: "h", side: "home", athlete: athleteFact("Jonah Reyes", { espn: "7001" }) }],
    athleteBoxScores: minutes === undefined ? null : [line],
    plays,
  });
}

type Part = "efficiency" | "shooting" | "players";
type Told = `${Coverage["state"]} ${Coverage["reason"]} ${number}/${number}`;

/** Each is a season of its own. */
const CASES: [part: Part, told: Told, games: Game[]][] = [
  ["efficiency", "unavailable no_games 0/0", [{ final: false }]],
  ["efficiency", "unavailable unclassified_games 0/1", [{ early: true, box: POSSESSIONS }]],
  ["efficiency", "unavailable no_source_rows 0/1", [{}]],
  ["efficiency", "unavailable incomplete_inputs 0/1", [{ box: { ...POSSESSIONS, steals: null } }]],
  ["efficiency", "unavailable zero_denominator 1/1", [{ box: { possessions: 0 } }]],
  ["efficiency", "partial no_source_rows 1/2", [{ box: POSSESSIONS }, {}]],
  ["efficiency", "partial incomplete_inputs 1/2", [{ box: POSSESSIONS }, { box: { ...POSSESSIONS, fouls: null } }]],
  // Neither a feed nor plays count the possessions.
  ["efficiency", "partial incomplete_inputs 1/1", [{ box: {} }]],
  ["efficiency", "partial unclassified_games 1/2", [{ box: POSSESSIONS }, { early: true, box: POSSESSIONS }]],
  ["efficiency", "available null 2/2", [{ box: POSSESSIONS }, { box: POSSESSIONS }]],
  ["efficiency", "available null 1/1", [{ box: POSSESSIONS }, { exhibition: true, box: POSSESSIONS }]],
  ["efficiency", "unavailable no_games 0/0", [{ exhibition: true, box: POSSESSIONS }]],
  ["shooting", "unavailable no_games 0/0", [{ final: false }]],
  ["shooting", "unavailable unclassified_games 0/1", [{ early: true, plays: [LAYUP, ...HORN] }]],
  ["shooting", "unavailable no_source_rows 0/1", [{ box: POSSESSIONS }]],
  ["shooting", "unavailable incomplete_inputs 0/1", [{ score: [4, 0], plays: [LAYUP, ...HORN] }]],
  [
    "shooting",
    "unavailable zero_denominator 1/1",
    [{ score: [1, 0], plays: [playFact("1 5:00", "home", freeThrow("h", true)), ...HORN] }],
  ],
  ["shooting", "unavailable unclassified_shots 1/1", [{ plays: [NO_KIND, ...HORN] }]],
  ["shooting", "partial no_source_rows 1/2", [{ plays: [LAYUP, ...HORN] }, {}]],
  [
    "shooting",
    "partial incomplete_inputs 1/2",
    [{ plays: [LAYUP, ...HORN] }, { score: [9, 0], plays: [LAYUP, ...HORN] }],
  ],
  [
    "shooting",
    "partial unclassified_games 1/2",
    [{ plays: [LAYUP, ...HORN] }, { early: true, plays: [LAYUP, ...HORN] }],
  ],
  ["shooting", "partial unclassified_shots 2/2", [{ plays: [LAYUP, ...HORN] }, { plays: [NO_KIND, ...HORN] }]],
  ["shooting", "available null 1/1", [{ plays: [LAYUP, ...HORN] }]],
  ["players", "unavailable no_games 0/0", [{ final: false }]],
  ["players", "unavailable unclassified_games 0/1", [{ early: true, ...LINE }]],
  ["players", "unavailable no_source_rows 0/1", [{ box: POSSESSIONS }]],
  ["players", "unavailable incomplete_inputs 0/1", [{ box: POSSESSIONS, minutes: null }]],
  ["players", "unavailable zero_denominator 1/1", [{ box: POSSESSIONS, minutes: 0 }]],
  ["players", "partial no_source_rows 1/2", [LINE, {}]],
  ["players", "partial incomplete_inputs 1/2", [LINE, { box: POSSESSIONS, minutes: null }]],
  ["players", "partial incomplete_inputs 1/1", [{ box: { ...POSSESSIONS, steals: null }, minutes: 30 }]],
  ["players", "partial unclassified_games 1/2", [LINE, { early: true, ...LINE }]],
  ["players", "available null 1/1", [LINE]],
];

const FIRST_SEASON = 2001;

eachStore("coverage of what feeds state", (suite) => {
  let teamId: number;
  beforeAll(async () => {
    const documents = CASES.flatMap(([, , games], place) =>
      games.map((game, number) => gameDocument(statedGame(FIRST_SEASON + place, number, game))),
    );
    expect((await importFeed(suite.store, readerOf("espn", documents))).faults).toEqual([]);
    const team = suite.store.db.selectFrom("team").select("id").where("school", "=", "Marlow State");
    teamId = (await team.executeTakeFirstOrThrow()).id;
  });
  const overviewOf = async (place: number): Promise<TeamSeasonOverview> => {
    const listing = await findTeamSeasonOverview(suite.store.db, { teamId, season: FIRST_SEASON + place });
    for await (const [text = ""] of listing.batches()) return TeamSeasonOverview.parse(JSON.parse(text));
    throw new Error("no record");
  };

  test.each(
    CASES.map(([part, told, games], place) => ({
      part,
      told,
      place,
      games: JSON.stringify(games.map(({ plays, ...game }) => ({ ...game, plays: plays?.length }))),
    })),
  )("$part: $told of $games", async ({ part, told, place }) => {
    const { state, reason, coveredGames, eligibleGames } = (await overviewOf(place))[part].coverage;
    expect(`${state} ${reason} ${coveredGames}/${eligibleGames}`).toBe(told);
  });

  test("what is not covered is null and not 0, and what is unknown is in no total", async () => {
    const lacking = await overviewOf(CASES.findIndex(([, told]) => told === "unavailable incomplete_inputs 0/1"));
    expect(lacking.efficiency.offense).toMatchObject({
      points: null,
      possessions: null,
      rawRating: null,
      boxScore: { steals: null, minutes: null },
    });
    expect(lacking.efficiency).toMatchObject({ pace: null, paceGames: 0 });
    const early = await overviewOf(
      CASES.findIndex(([part, told]) => part === "efficiency" && told === "partial unclassified_games 1/2"),
    );
    expect(early.record).toMatchObject({ unknownEligibilityGames: 1, complete: false, overall: { games: 1, wins: 1 } });
    expect(early.schedule.games.map(({ eligibility }) => eligibility)).toEqual(["unknown", "counted"]);
    expect(early.efficiency).toMatchObject({ paceGames: 1, offense: { points: 2 } });
    expect(early.sources.notes.join(" ")).toContain("Not known to count: 1 game before");
  });

  test("an exhibition is in the schedule and in nothing else", async () => {
    const overview = await overviewOf(CASES.findIndex(([, , games]) => games.some(({ exhibition }) => exhibition)));
    expect(overview.schedule.games.map(({ eligibility }) => eligibility)).toEqual(["counted", "exhibition"]);
    expect(overview.record).toMatchObject({ overall: { games: 1 }, unknownEligibilityGames: 0 });
    expect(overview.efficiency).toMatchObject({ paceGames: 1, offense: { points: 2 } });
    expect(overview.sources.notes).toContain("1 exhibition before the season: in the schedule and in no total.");
  });

  test("the bucket of unknown kinds has the shots that no feed names", async () => {
    const { shooting } = await overviewOf(CASES.findIndex(([, told]) => told === "partial unclassified_shots 2/2"));
    const none = { attempts: 0, made: 0, attemptPct: 0, fieldGoalPct: null };
    expect(shooting.trackedAttempts).toBe(2);
    expect(shooting.buckets).toEqual([
      { key: "at_rim", attempts: 1, made: 1, attemptPct: 100, fieldGoalPct: 100 },
      { ...none, key: "two_point_jumper" },
      { ...none, key: "three_point_jumper" },
      { key: "unknown", attempts: 1, made: 1, attemptPct: null, fieldGoalPct: 100 },
    ]);
  });

  test("every reason comes about somewhere", () => {
    const told = new Set(CASES.map(([, sentence]) => sentence.split(" ")[1]));
    expect([...told].sort()).toEqual([...COVERAGE_REASONS, "null"].sort());
  });
});
