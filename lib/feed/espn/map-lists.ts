/** Team lists, single teams and conference lists: raw -> facts. */
import type { Fact } from "#lib/basketball/facts.ts";
import type { MappedDocument } from "#lib/feed/feed.ts";
import { leagueOfUid, mapLeague, refuseOtherLeague } from "./map-league.ts";
import { mapConference, mapTeam, mapTeamGroup } from "./map-team.ts";
import type { RawConferenceList, RawSingleTeam, RawTeamList } from "./raw-lists.ts";

/** All teams of a league. The list does not say which conference a team is in. */
export function mapTeamList(raw: RawTeamList): MappedDocument {
  const facts = raw.sports
    .flatMap((sport) => sport.leagues)
    .flatMap((rawLeague) => {
      const league = mapLeague(rawLeague);
      const season = rawLeague.season?.year ?? null;
      return rawLeague.teams.flatMap(({ team }): Fact[] => {
        refuseOtherLeague(league, team.uid, `team ${team.id}`);
        const mapped = mapTeam(team);
        return mapped === null
          ? []
          : [{ kind: "team", source: "espn", league, team: mapped, conference: null, season }];
      });
    });
  return { facts, warnings: [] };
}

/** One team with its conference, of the season of its next game; without a next game nothing tells the season. */
export function mapSingleTeam({ team: raw }: RawSingleTeam): MappedDocument {
  const team = mapTeam(raw);
  if (team === null) return { facts: [], warnings: [] };
  const season = raw.nextEvent?.[0]?.season?.year ?? null;
  const conference = season === null ? null : mapTeamGroup(raw.groups);
  return {
    facts: [{ kind: "team", source: "espn", league: leagueOfUid(raw.uid), team, conference, season }],
    warnings: [],
  };
}

/** The conferences; the list also has groups of another kind (`Top 25`, all of Division I), which belong to no group themselves. */
export function mapConferenceList(raw: RawConferenceList): MappedDocument {
  const facts = raw.conferences.flatMap((group): Fact[] => {
    const conference = group.parentGroupId === null ? null : mapConference(group);
    return conference === null
      ? []
      : [{ kind: "conference", source: "espn", league: leagueOfUid(group.uid), conference }];
  });
  return { facts, warnings: [] };
}
