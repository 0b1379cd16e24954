/** Teams, their rosters and the directory of a season as records. */
import type { HometownFact } from "#lib/basketball/entity-facts.ts";
import { positionName } from "#lib/basketball/positions.ts";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { teamDirectory, teamRosters, teams } from "#lib/records/team-endpoints.ts";
import type { TeamDirectory, TeamInfo, TeamRoster, TeamRosterPlayer } from "#lib/records/team-records.ts";
import { type ConferenceListRow, selectConferences } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { selectCurrentMemberships, selectSeasonMemberships } from "#lib/store/memberships.ts";
import { type RosterPlayerRow, selectRosterPlayers } from "#lib/store/rosters.ts";
import { selectTeamIdsByName, selectTeams, type TeamListRow } from "#lib/store/teams.ts";
import { conferenceAbbreviation, conferenceName } from "./conferences.ts";
import { inParts, type Listing, listingOf } from "./listing.ts";

const ROSTERS_A_PART = 50;
const UNKNOWN_HOMETOWN: TeamRosterPlayer["hometown"] = {
  countyFips: null,
  longitude: null,
  latitude: null,
  country: null,
  state: null,
  city: null,
};

export async function listTeams(db: Database, { season, conference }: ValuesOf<typeof teams>): Promise<Listing> {
  const membership = await conferencesByTeam(db, season);
  const wanted =
    conference === undefined ? null : new Set((await selectConferences(db, conference)).map(({ id }) => id));
  const rows = (await selectTeams(db)).filter((team) => {
    const own = membership.get(team.id);
    if (season !== undefined && !own) return false;
    return wanted === null || (own !== undefined && wanted.has(own.id));
  });
  const ids = rows.map((team) => team.id);
  const sourceIds = await selectSourceIds(db, "team", ids);
  return listingOf(
    rows.map((team) =>
      teamInfo(team, sourceIdText(recordSourceId(sourceIds.get(team.id) ?? {})), membership.get(team.id)),
    ),
  );
}

export async function listTeamRosters(db: Database, { season, team }: ValuesOf<typeof teamRosters>): Promise<Listing> {
  const wanted = team === undefined ? null : new Set(await selectTeamIdsByName(db, team));
  const rows = (await selectTeams(db)).filter((row) => wanted === null || wanted.has(row.id));
  const membership = await conferencesByTeam(db, season);
  return { batches: () => inParts(rows, ROSTERS_A_PART, (part) => readRosters(db, part, season, membership)) };
}

/** Teams that were in a conference in the season, and these conferences. */
export async function findTeamDirectory(db: Database, { season }: ValuesOf<typeof teamDirectory>): Promise<Listing> {
  const membership = await conferencesByTeam(db, season);
  const rows = (await selectTeams(db)).filter((team) => membership.has(team.id));
  const sourceIds = await selectSourceIds(
    db,
    "team",
    rows.map((team) => team.id),
  );
  const conferences = new Map([...membership.values()].map((conference) => [conference.id, conference]));
  return listingOf([
    {
      season,
      seasonLabel: seasonDisplayLabel(season),
      teams: rows.flatMap((team) => {
        const conference = membership.get(team.id);
        if (!conference) return [];
        return [
          {
            id: team.id,
            sourceId: recordSourceId(sourceIds.get(team.id) ?? {}),
            school: team.school,
            mascot: team.mascot,
            abbreviation: team.abbreviation,
            displayName: team.displayName,
            shortDisplayName: team.shortDisplayName,
            conferenceId: conference.id,
          },
        ];
      }),
      conferences: [...conferences.values()]
        .map((conference) => ({
          id: conference.id,
          name: conferenceName(conference),
          abbreviation: conferenceAbbreviation(conference),
        }))
        .sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id),
    } satisfies TeamDirectory,
  ]);
}

/** Each team's conference in a season, or the latest known. */
export async function conferencesByTeam(
  db: Database,
  season: number | undefined,
): Promise<Map<number, ConferenceListRow>> {
  const conferences = new Map((await selectConferences(db)).map((row) => [row.id, row]));
  const memberships =
    season === undefined ? await selectCurrentMemberships(db) : await selectSeasonMemberships(db, season);
  return new Map(
    memberships.flatMap(({ teamId, conferenceId }) => {
      const conference = conferences.get(conferenceId);
      return conference ? [[teamId, conference] as const] : [];
    }),
  );
}

async function readRosters(
  db: Database,
  teamRows: readonly TeamListRow[],
  season: number,
  membership: Map<number, ConferenceListRow>,
): Promise<string[]> {
  const teamIds = teamRows.map((team) => team.id);
  const players = await selectRosterPlayers(db, season, teamIds);
  const athleteIds = players.map((player) => player.id);
  const teamSourceIds = await selectSourceIds(db, "team", teamIds);
  const athleteSourceIds = await selectSourceIds(db, "athlete", athleteIds);
  const rosters = Map.groupBy(players, (player) => player.teamId);
  return teamRows.map((team) =>
    JSON.stringify({
      teamId: team.id,
      teamSourceId: sourceIdText(recordSourceId(teamSourceIds.get(team.id) ?? {})),
      team: team.school,
      conference: membership.get(team.id)?.abbreviation ?? null,
      season,
      players: (rosters.get(team.id) ?? []).map((player) =>
        rosterPlayer(player, sourceIdText(recordSourceId(athleteSourceIds.get(player.id) ?? {}))),
      ),
    } satisfies TeamRoster),
  );
}

function teamInfo(team: TeamListRow, sourceId: string, conference: ConferenceListRow | undefined): TeamInfo {
  return {
    id: team.id,
    sourceId,
    school: team.school,
    mascot: team.mascot,
    abbreviation: team.abbreviation,
    displayName: team.displayName,
    shortDisplayName: team.shortDisplayName,
    primaryColor: team.primaryColor,
    secondaryColor: team.secondaryColor,
    currentVenueId: team.venueId,
    currentVenue: team.venue,
    currentCity: team.city,
    currentState: team.state,
    conferenceId: conference?.id ?? null,
    conference: conference?.abbreviation ?? null,
    logos: team.logos === null ? null : (JSON.parse(team.logos) as string[]),
  };
}

function rosterPlayer(player: RosterPlayerRow, sourceId: string): TeamRosterPlayer {
  const hometown = player.hometown === null ? null : (JSON.parse(player.hometown) as HometownFact);
  return {
    id: player.id,
    sourceId,
    name: player.name,
    firstName: player.firstName,
    lastName: player.lastName,
    jersey: player.jersey,
    position: positionName(player.position),
    height: player.heightInches,
    weight: player.weightPounds,
    hometown: hometown === null ? UNKNOWN_HOMETOWN : hometownRecord(hometown),
    dateOfBirth: player.dateOfBirth,
    startSeason: player.startSeason,
    endSeason: player.endSeason,
  };
}

function hometownRecord({ countyFips, longitude, latitude, country, state, city }: HometownFact) {
  return { countyFips, longitude, latitude, country, state, city };
}

/** The interface has a text here and no null: an entity known by its name alone has an empty one. */
function sourceIdText(sourceId: string | null): string {
  return sourceId ?? "";
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
