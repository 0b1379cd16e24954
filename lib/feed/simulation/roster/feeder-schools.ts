/** Schools that recruits come from: invented high schools, academies and junior colleges near their hometowns. */

import type { RecruitType } from "#lib/basketball/recruiting-facts.ts";
import type { Hometown } from "#lib/feed/simulation/league-model.ts";
import type { FeederSchool } from "#lib/feed/simulation/offseason-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import { FOUNDERS, TOWNS } from "#lib/feed/simulation/tables/place-name-table.ts";
import { REGION_OF_STATE } from "#lib/feed/simulation/tables/state-regions.ts";

const ALL_TOWNS = Object.values(TOWNS).flat();
/** Kinds of schools; the ids of each begin at a thousand of their own. */
const HIGH_SCHOOLS = ["% High School", "% Central High School", "% Catholic High School"];
const JUNIOR_COLLEGES = ["% Community College"];
const PREP_SCHOOLS = ["% Academy", "% Prep"];
const KINDS = [...HIGH_SCHOOLS, ...JUNIOR_COLLEGES, ...PREP_SCHOOLS];
const IDS_OF_KIND = 1000;

/** The school of a recruit; null for high schools abroad. Preparatory schools take players from everywhere. */
export function feederSchool(random: Random, type: RecruitType, { state }: Hometown): FeederSchool | null {
  if (type === "prep_school") return school(random.pick(PREP_SCHOOLS), FOUNDERS, random.pick(FOUNDERS));
  const region = state === null ? null : (REGION_OF_STATE.get(state) ?? null);
  if (type === "junior_college") {
    const town = random.pick(region === null ? ALL_TOWNS : TOWNS[region]);
    return school(random.pick(JUNIOR_COLLEGES), ALL_TOWNS, town);
  }
  return region === null ? null : school(random.pick(HIGH_SCHOOLS), ALL_TOWNS, random.pick(TOWNS[region]));
}

function school(kind: string, names: readonly string[], name: string): FeederSchool {
  const id = (KINDS.indexOf(kind) + 1) * IDS_OF_KIND + names.indexOf(name);
  return { id, name: kind.replace("%", name) };
}
