/** Recruits as records, a year at a time. */
import type { HometownFact } from "#lib/basketball/entity-facts.ts";
import { seasonAfterYear } from "#lib/basketball/season.ts";
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { recruits } from "#lib/records/recruiting-endpoints.ts";
import type { Recruit } from "#lib/records/recruiting-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { type RecruitFilter, selectRecruits, selectRecruitYears } from "#lib/store/recruits.ts";
import { selectTeamIdsByName } from "#lib/store/teams.ts";
import { conferenceFilter } from "./conference-filter.ts";
import { findLinkedAthletes } from "./linked-athletes.ts";
import { inParts, type Listing } from "./listing.ts";
import { conferencesByTeam } from "./teams.ts";

export async function listRecruits(db: Database, values: ValuesOf<typeof recruits>): Promise<Listing> {
  const { team, conference, position } = values;
  const years = values.year === undefined ? await selectRecruitYears(db) : [values.year];
  const teamIds = team === undefined ? undefined : await selectTeamIdsByName(db, team);
  const isWanted = await conferenceFilter(db, conference);
  return {
    batches: () =>
      inParts(years, 1, async ([year]) =>
        year === undefined ? [] : readYear(db, { year, teamIds, position }, isWanted),
      ),
  };
}

async function readYear(
  db: Database,
  filter: RecruitFilter,
  isWanted: Awaited<ReturnType<typeof conferenceFilter>>,
): Promise<string[]> {
  const conferences = await conferencesByTeam(db, seasonAfterYear(filter.year));
  const conferenceOf = (teamId: number | null) => (teamId === null ? undefined : conferences.get(teamId));
  const rows = (await selectRecruits(db, filter)).filter((row) => isWanted(conferenceOf(row.teamId)));
  const athletes = await findLinkedAthletes(db, rows);
  const sourceIds = await selectSourceIds(
    db,
    "recruit",
    rows.map((row) => row.id),
  );
  return rows.map((row, place) => {
    const { teamId, team } = row;
    return JSON.stringify({
      id: row.id,
      sourceId: recordSourceId(sourceIds.get(row.id) ?? {}),
      position: row.position,
      schoolId: row.schoolId,
      school: row.school,
      hometown: row.hometown === null ? null : hometownRecord(JSON.parse(row.hometown) as HometownFact),
      committedTo:
        teamId === null || team === null
          ? null
          : { id: teamId, name: team, conference: conferenceOf(teamId)?.abbreviation ?? null },
      athleteId: athletes[place] ?? null,
      year: row.year,
      name: row.name,
      heightInches: row.heightInches,
      weightPounds: row.weightPounds,
      stars: row.stars,
      rating: row.rating,
      ranking: row.ranking,
    } satisfies Recruit);
  });
}

function hometownRecord(fact: HometownFact): Recruit["hometown"] {
  const { countyFips, longitude, latitude, country, state, city } = fact;
  return { countyFips, longitude, latitude, country, state, city };
}
