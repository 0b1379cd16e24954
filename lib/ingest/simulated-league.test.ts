/** The simulated league in a store: every school, player, recruit, transfer and pick is there once, with the number it has in the league. */
import { beforeAll, expect, test } from "vitest";
import { createLeague } from "#lib/feed/simulation/league.ts";
import { leagueFacts, seasonTeamFacts } from "#lib/feed/simulation/league-facts.ts";
import { offseasonNotices } from "#lib/feed/simulation/offseason-notices.ts";
import { createRosters } from "#lib/feed/simulation/rosters.ts";
import { selectImportFaults, selectUnmatchedNames } from "#lib/store/import-log.ts";
import { selectRosterPlayers } from "#lib/store/rosters.ts";
import { factDocument, readerOf } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { markDemo } from "./demo-mark.ts";
import { importFeed } from "./import-feed.ts";

const LATEST = 2026;
const SEASONS = [LATEST, LATEST - 1];
const league = createLeague({ seed: "courtside", scale: "tiny" });
const rosters = createRosters(league);

function seasonDocuments(season: number) {
  return league.conferences.map((conference) => {
    const teams = league.schools
      .filter(({ conferenceId }) => conferenceId === conference.id)
      .map(({ id }) => rosters.team(season, id));
    return factDocument(`season/${season}/${conference.id}`, seasonTeamFacts(season, conference, teams));
  });
}

const DOCUMENTS = [
  factDocument("league", leagueFacts(league)),
  ...SEASONS.flatMap(seasonDocuments),
  ...SEASONS.toReversed().flatMap((season) =>
    offseasonNotices(league, rosters, season).map((notice) => factDocument(notice.key, notice.facts())),
  ),
];

function playersOf(season: number): { teamId: number; athleteId: number }[] {
  return [...rosters.teams(season)].flatMap(([teamId, { players }]) =>
    players.map(({ id }) => ({ teamId, athleteId: id })),
  );
}

function numbers(values: Iterable<number>): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}

eachStore("a simulated league", (suite) => {
  beforeAll(async () => {
    await markDemo(suite.store, { ...{ seed: league.seed, scale: league.scale }, version: 1, seasons: SEASONS.length });
    const { faults, warnings } = await importFeed(suite.store, readerOf("simulation", DOCUMENTS));
    expect([faults, warnings]).toEqual([[], []]);
  });

  test("leaves nothing unmatched", async () => {
    expect(await selectImportFaults(suite.store.db)).toEqual([]);
    expect(await selectUnmatchedNames(suite.store.db)).toEqual([]);
  });

  test("is its schools, conferences, venues and players, each once and with its own number", async () => {
    const ids = async (table: "team" | "conference" | "venue" | "athlete") =>
      numbers((await suite.store.db.selectFrom(table).select("id").execute()).map(({ id }) => id));
    expect(await ids("team")).toEqual(league.schools.map(({ id }) => id));
    expect(await ids("conference")).toEqual(league.conferences.map(({ id }) => id));
    expect(await ids("venue")).toEqual(league.schools.map(({ venue }) => venue.id));
    expect(await ids("athlete")).toEqual(numbers(SEASONS.flatMap(playersOf).map(({ athleteId }) => athleteId)));
  });

  test("describes a school in full", async () => {
    const [school] = league.schools;
    const row = await suite.store.db.selectFrom("team").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      school: school?.place,
      mascot: school?.mascot,
      abbreviation: school?.abbreviation,
      displayName: `${school?.place} ${school?.mascot}`,
      primaryColor: school?.primaryColor,
      secondaryColor: school?.secondaryColor,
      venueId: school?.venue.id,
    });
  });

  test("has every team's thirteen players of each season, and nobody else", async () => {
    for (const season of SEASONS) {
      const rows = await selectRosterPlayers(
        suite.store.db,
        season,
        league.schools.map(({ id }) => id),
      );
      const stored = rows.map(({ teamId, id }) => `${teamId} ${id}`).sort();
      expect(stored).toEqual(
        playersOf(season)
          .map(({ teamId, athleteId }) => `${teamId} ${athleteId}`)
          .sort(),
      );
    }
    const earlier = await selectRosterPlayers(
      suite.store.db,
      LATEST - 2,
      league.schools.map(({ id }) => id),
    );
    expect(earlier).toEqual([]);
  });

  test("has every team in its conference for the seasons told", async () => {
    const rows = await suite.store.db
      .selectFrom("membership")
      .select(["teamId", "conferenceId", "startSeason", "endSeason"])
      .orderBy("teamId")
      .execute();
    expect(rows).toEqual(
      league.schools.map(({ id, conferenceId }) => ({
        teamId: id,
        conferenceId,
        startSeason: LATEST - 1,
        endSeason: LATEST,
      })),
    );
  });

  test("has the recruits of three years, with the athletes they became when they have arrived", async () => {
    const rows = await suite.store.db
      .selectFrom("recruit")
      .select(["id", "year", "teamId", "athleteIds"])
      .orderBy("id")
      .execute();
    const expected = [LATEST - 1, LATEST, LATEST + 1].flatMap((season) =>
      rosters.offseason(season).recruits.map(({ id, schoolId, athleteId }) => ({
        id,
        year: season - 1,
        teamId: schoolId,
        athleteIds: athleteId !== null && season <= LATEST ? JSON.stringify({ simulation: String(athleteId) }) : "{}",
      })),
    );
    expect(rows).toEqual(expected.sort((one, other) => one.id - other.id));
  });

  test("has the transfers of two springs as they were decided", async () => {
    const rows = await suite.store.db
      .selectFrom("transfer")
      .select(["id", "year", "originTeamId", "destinationTeamId", "eligibility"])
      .orderBy("id")
      .execute();
    const expected = [LATEST, LATEST + 1].flatMap((season) =>
      rosters.offseason(season).transfers.map(({ id, originId, destinationId, eligibility }) => ({
        id,
        year: season - 1,
        originTeamId: originId,
        destinationTeamId: destinationId,
        eligibility,
      })),
    );
    expect(rows).toEqual(expected.sort((one, other) => one.id - other.id));
  });

  test("has the drafts of two summers, and their eight teams once", async () => {
    const rows = await suite.store.db
      .selectFrom("draftPick")
      .select(["year", "overall", "draftTeamId", "collegeTeamId"])
      .orderBy("year")
      .orderBy("overall")
      .execute();
    const expected = [LATEST, LATEST + 1].flatMap((season) =>
      rosters.offseason(season).picks.map(({ overall, team, from }) => ({
        year: season - 1,
        overall,
        draftTeamId: team.id,
        collegeTeamId: from.kind === "school" ? from.schoolId : null,
      })),
    );
    expect(rows).toEqual(expected);
    expect(await suite.store.db.selectFrom("draftTeam").select("id").execute()).toHaveLength(8);
  });

  test("ranks the classes of two years", async () => {
    const rows = await suite.store.db
      .selectFrom("recruitingRanking")
      .select(["year", "teamId", "ranking", "rating"])
      .orderBy("year")
      .orderBy("ranking")
      .execute();
    const expected = [LATEST, LATEST + 1].flatMap((season) =>
      rosters
        .offseason(season)
        .rankings.map(({ schoolId, ranking, rating }) => ({ year: season - 1, teamId: schoolId, ranking, rating })),
    );
    expect(rows).toEqual(expected);
  });
});
