/** Conferences and their members over the seasons. */
import type { Database } from "./connection.ts";
import { equalsInAnyCase } from "./text-match.ts";

export interface ConferenceListRow {
  id: number;
  name: string | null;
  abbreviation: string | null;
  shortName: string | null;
}

/** Every conference, or those with an abbreviation (in any case), by id. */
export function selectConferences(db: Database, abbreviation?: string): Promise<ConferenceListRow[]> {
  let query = db.selectFrom("conference").select(["id", "name", "abbreviation", "shortName"]).orderBy("id");
  if (abbreviation !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("abbreviation"), abbreviation));
  return query.execute();
}

export interface MembershipSpanRow {
  conferenceId: number;
  teamId: number;
  school: string;
  mascot: string | null;
  startSeason: number;
  endSeason: number | null;
}

/** Spans of the members of some conferences: by conference, start season, school, team id. */
export function selectMembershipSpans(db: Database, conferenceIds: readonly number[]): Promise<MembershipSpanRow[]> {
  return db
    .selectFrom("membership")
    .innerJoin("team", "team.id", "membership.teamId")
    .select(["membership.conferenceId", "membership.teamId", "team.school", "team.mascot"])
    .select(["membership.startSeason", "membership.endSeason"])
    .where("membership.conferenceId", "in", [...conferenceIds])
    .orderBy("membership.conferenceId")
    .orderBy("membership.startSeason")
    .orderBy("team.school")
    .orderBy("team.id")
    .execute();
}
