/** Teams, conferences, venues and rosters: records to facts. Pure. */

import type {
  AthleteFact,
  ConferenceFact,
  RosterFact,
  SourceIds,
  TeamFact,
  VenueFact,
} from "#lib/basketball/entity-facts.ts";
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { positionAbbreviation } from "#lib/basketball/positions.ts";
import { parseRecordSourceId } from "#lib/basketball/source-id.ts";
import { namedTeam as teamNamed } from "#lib/feed/named-team.ts";
import type { RawLineProvider } from "./raw-lines-and-polls.ts";
import type {
  RawConference,
  RawConferenceHistory,
  RawDirectory,
  RawPlayerSeason,
  RawRoster,
  RawRosterPlayer,
  RawTeam,
  RawVenue,
} from "./raw-teams.ts";

/** How the upstream says that it does not know a position. */
const UNKNOWN_POSITION = "Not Available";

/** Ids of an entity: the service's own, and the one its `sourceId` stands for. */
export function idsOf(id: number | null, sourceId: string | null = null): SourceIds {
  return { ...parseRecordSourceId(sourceId), ...(id === null ? {} : { cbbd: String(id) }) };
}

/** A team of which a record gives the name alone. */
export function namedTeam(id: number, school: string, sourceId: string | null = null): TeamFact {
  return teamNamed(school, { ids: idsOf(id, sourceId) });
}

/** A conference as the records of games and teams name it: by its abbreviation. Null when they name none. */
export function namedConference(id: number | null, abbreviation: string | null): ConferenceFact | null {
  if (id === null && abbreviation === null) return null;
  return { ids: idsOf(id), name: null, abbreviation, shortName: null };
}

/** An athlete of whom a record gives name and position alone. */
export function namedAthlete(ids: SourceIds, name: string, position: string | null): AthleteFact {
  return {
    ids,
    name,
    firstName: null,
    lastName: null,
    jersey: null,
    position: mapPosition(position),
    heightInches: null,
    weightPounds: null,
    hometown: null,
    dateOfBirth: null,
  };
}

/** Rosters carry the full name of a position, other records its abbreviation; one that has no abbreviation is kept as it stands. */
export function mapPosition(position: string | null): string | null {
  if (position === null || position === UNKNOWN_POSITION) return null;
  return positionAbbreviation(position) ?? position;
}

export function mapLineProvider({ id, name }: RawLineProvider): Fact {
  return { kind: "lineProvider", source: "cbbd", lineProvider: { ids: idsOf(id), name } };
}

export function mapVenue(venue: RawVenue): Fact {
  const { name, city, state, country } = venue;
  return { kind: "venue", source: "cbbd", venue: { ids: idsOf(venue.id, venue.sourceId), name, city, state, country } };
}

function conferenceFact({ id, sourceId, name, abbreviation, shortName }: RawConference): ConferenceFact {
  return { ids: idsOf(id, sourceId), name, abbreviation, shortName };
}

export function mapConference(conference: RawConference, league: League): Fact {
  return { kind: "conference", source: "cbbd", league, conference: conferenceFact(conference) };
}

/** The conference itself, then its members. */
export function mapConferenceHistory(history: RawConferenceHistory, league: League): Fact[] {
  const conference = conferenceFact(history);
  return [
    mapConference(history, league),
    ...history.teams.map((member): Fact => {
      const team: TeamFact = { ...namedTeam(member.id, member.school, member.sourceId), mascot: member.mascot };
      const { startSeason, endSeason } = member;
      return { kind: "membership", source: "cbbd", league, membership: { team, conference, startSeason, endSeason } };
    }),
  ];
}

function currentVenue(team: RawTeam): VenueFact | null {
  if (team.currentVenue === null) return null;
  return {
    ids: idsOf(team.currentVenueId),
    name: team.currentVenue,
    city: team.currentCity,
    state: team.currentState,
    country: null,
  };
}

/** A team and the conference it is in now; since when is only in the conference history. */
export function mapTeam(raw: RawTeam, league: League): Fact {
  const { mascot, abbreviation, displayName, shortDisplayName, primaryColor, secondaryColor, logos } = raw;
  const team: TeamFact = {
    ...namedTeam(raw.id, raw.school, raw.sourceId),
    mascot,
    abbreviation,
    displayName,
    shortDisplayName,
    primaryColor,
    secondaryColor,
    logos,
    venue: currentVenue(raw),
  };
  const conference = namedConference(raw.conferenceId, raw.conference);
  return { kind: "team", source: "cbbd", league, team, conference, season: null };
}

/** The teams of a season with their conferences in it. */
export function mapDirectory(directory: RawDirectory, league: League): Fact[] {
  const conferences = new Map(
    directory.conferences.map(({ id, name, abbreviation }) => [
      id,
      { ids: idsOf(id), name, abbreviation, shortName: null } satisfies ConferenceFact,
    ]),
  );
  return directory.teams.map((raw): Fact => {
    const { mascot, abbreviation, displayName, shortDisplayName } = raw;
    return {
      kind: "team",
      source: "cbbd",
      league,
      team: { ...namedTeam(raw.id, raw.school, raw.sourceId), mascot, abbreviation, displayName, shortDisplayName },
      conference: raw.conferenceId === null ? null : (conferences.get(raw.conferenceId) ?? null),
      season: directory.season,
    };
  });
}

function rosterAthlete(player: RawRosterPlayer): AthleteFact {
  const { hometown } = player;
  const knowsHometown = hometown !== null && Object.values(hometown).some((value) => value !== null);
  return {
    ids: idsOf(player.id, player.sourceId),
    name: player.name,
    firstName: player.firstName,
    lastName: player.lastName,
    jersey: player.jersey,
    position: mapPosition(player.position),
    heightInches: player.height,
    weightPounds: player.weight,
    hometown: knowsHometown ? hometown : null,
    dateOfBirth: player.dateOfBirth,
  };
}

export function mapRoster(raw: RawRoster, league: League): Fact[] {
  const team = namedTeam(raw.teamId, raw.team, raw.teamSourceId);
  return raw.players.map((player): Fact => {
    const { startSeason, endSeason } = player;
    const roster: RosterFact = { team, athlete: rosterAthlete(player), startSeason, endSeason };
    return { kind: "roster", source: "cbbd", league, roster };
  });
}

/** A player's season says that he was on the team's roster; its sums are computed from the games, so they are no facts. */
export function mapPlayerSeason(raw: RawPlayerSeason, league: League): Fact {
  const roster: RosterFact = {
    team: namedTeam(raw.teamId, raw.team),
    athlete: namedAthlete(idsOf(raw.athleteId, raw.athleteSourceId), raw.name, raw.position),
    startSeason: raw.season,
    endSeason: raw.season,
  };
  return { kind: "roster", source: "cbbd", league, roster };
}
