/** The overview of a team's season as a record. */
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { teamSeasonOverview } from "#lib/records/overview-endpoints.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { computeSeasonRecord } from "#lib/statistics/season-record.ts";
import { computeShotBuckets } from "#lib/statistics/shot-profile.ts";
import { selectConferences } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectAthleteNames } from "#lib/store/game-names.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { selectTeamMemberships } from "#lib/store/memberships.ts";
import { selectWrittenAt } from "#lib/store/revisions.ts";
import { selectRosterPlayers } from "#lib/store/rosters.ts";
import { selectSetting } from "#lib/store/settings.ts";
import { selectTeamSeasonGames, selectTeamsOfSeason } from "#lib/store/team-season-games.ts";
import { selectTeam } from "#lib/store/teams.ts";
import { conferenceAbbreviation, conferenceName } from "./conferences.ts";
import { readLeagueLevel } from "./league-level.ts";
import { type Listing, listingOf } from "./listing.ts";
import { efficiencyOf } from "./overview-efficiency.ts";
import { type OverviewGame, overviewGame } from "./overview-games.ts";
import { overviewNotes } from "./overview-notes.ts";
import { efficiencyCoverage, playersCoverage, shootingCoverage } from "./overview-parts.ts";
import { overviewPlayers } from "./overview-players.ts";
import { readPollStandings } from "./overview-polls.ts";
import { readTeamRatings } from "./overview-ratings.ts";
import { readOverviewTotals } from "./overview-totals.ts";
import { ApiProblem } from "./problem.ts";

type Values = ValuesOf<typeof teamSeasonOverview>;

/**
 * One overview.
 *
 * @throws ApiProblem `unknown-team`, `unknown-season`
 */
export async function findTeamSeasonOverview(db: Database, values: Values): Promise<Listing> {
  const { teamId, season, asOf, formatVersion = 2 } = values;
  const details = formatVersion === 2;
  const team = await readTeam(db, teamId, season);
  const games = await readGames(db, values);
  const counted = games.filter(({ record }) => record.final && record.eligibility === "counted");
  const totals = await readOverviewTotals(db, {
    teamId,
    season,
    asOf,
    gameIds: new Set(counted.map(({ profile }) => profile.id)),
    othersToo: asOf !== undefined || games.some(({ profile }) => profile.eligibility === "unknown"),
  });
  const roster = await selectRosterPlayers(db, season, [teamId]);
  const onRoster = new Set(roster.map(({ id }) => id));
  const offRoster = totals.athletes.map(({ athleteId }) => athleteId).filter((id) => !onRoster.has(id));
  const players = overviewPlayers({
    roster,
    others: await selectAthleteNames(db, offRoster),
    totals: totals.athletes,
    allGames: counted.every((game) => game.hasLines),
    league: details ? await readLeagueLevel(db, season, asOf) : null,
    details,
  });
  const ratings = await readTeamRatings(db, teamId, season, asOf);
  const record = computeSeasonRecord(games.map((game) => game.record));
  const buckets = computeShotBuckets(totals.team.shots);
  const overview: TeamSeasonOverview = {
    formatVersion: details ? 2 : 1,
    teamId,
    season,
    seasonLabel: seasonDisplayLabel(season),
    generatedAt: await readGeneratedAt(db, season),
    team,
    record,
    ratings: { polls: await readPollStandings(db, teamId, season, asOf), ...ratings },
    efficiency: { ...efficiencyOf(totals.team, details), coverage: efficiencyCoverage(games, counted, totals) },
    shooting: {
      buckets,
      trackedAttempts: buckets.reduce((sum, bucket) => sum + bucket.attempts, 0),
      coverage: shootingCoverage(games, counted, totals),
    },
    players: { rows: players, coverage: playersCoverage(games, counted, totals) },
    schedule: { games: games.map(({ profile }) => profile) },
    sources: {
      notes: overviewNotes({
        simulated: (await selectSetting(db, "demo")) !== null,
        asOf,
        games,
        counted,
        boxGames: totals.team.boxGames,
        shotGames: totals.team.shotGames,
        unknownShots: totals.team.shots.unknown.attempted,
        unknownConferenceGames: record.unknownConferenceGames,
        hasRoster: roster.length > 0,
        offRoster: offRoster.length,
        rated: ratings.srs !== null,
      }),
      latestFinalStartDate: games.findLast((game) => game.record.final)?.profile.startDate ?? null,
      // As of a day nothing that is stored is served: all of it is computed when it is asked for.
      leaderboardUpdatedAt: asOf === undefined ? await selectWrittenAt(db, [`numbers:${season}`]) : null,
    },
  };
  return listingOf([overview]);
}

async function readTeam(db: Database, teamId: number, season: number): Promise<TeamSeasonOverview["team"]> {
  const team = await selectTeam(db, teamId);
  if (team === null) throw new ApiProblem("unknown-team", `No team has the id ${teamId}; /teams lists the teams.`);
  if (!(await selectTeamsOfSeason(db, season, [teamId])).has(teamId)) {
    throw new ApiProblem(
      "unknown-season",
      `${team.school} has no game, no conference and no roster in season ${season} (${seasonDisplayLabel(season)}).`,
    );
  }
  const [membership] = await selectTeamMemberships(db, season, [teamId]);
  const conference = (await selectConferences(db)).find(({ id }) => id === membership?.conferenceId);
  const sourceIds = await selectSourceIds(db, "team", [teamId]);
  return {
    conference: conference
      ? { id: conference.id, name: conferenceName(conference), abbreviation: conferenceAbbreviation(conference) }
      : null,
    sourceId: recordSourceId(sourceIds.get(teamId) ?? {}),
    mascot: team.mascot,
    school: team.school,
  };
}

async function readGames(db: Database, { teamId, season, asOf }: Values): Promise<OverviewGame[]> {
  const rows = await selectTeamSeasonGames(db, teamId, season, asOf);
  const opponents = rows.map((row) => (row.homeTeamId === teamId ? row.awayTeamId : row.homeTeamId));
  const teamsOfSeason = await selectTeamsOfSeason(db, season, [...new Set(opponents)]);
  return rows.map((row) => overviewGame(row, { teamId, season }, teamsOfSeason));
}

/** When what the answer hangs on was last written: the season's games and polls, or the names of teams and athletes; the whole store where neither is counted. */
async function readGeneratedAt(db: Database, season: number): Promise<string> {
  const writtenAt =
    (await selectWrittenAt(db, [`season:${season}`, "entities"])) ?? (await selectWrittenAt(db, ["store"]));
  if (writtenAt === null) throw new Error("a store with teams in it has not counted a write");
  return writtenAt;
}
