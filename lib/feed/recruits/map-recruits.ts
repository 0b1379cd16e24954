/** Lines of a list of recruits to facts. Pure. */
import type { HometownFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { personNameKey } from "#lib/basketball/person-names.ts";
import { positionAbbreviation } from "#lib/basketball/positions.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import { correctedSchool } from "./corrections.ts";
import type { RecruitLine } from "./recruit-line.ts";

/** Grades count to 100, ratings to 1. */
const BEST_GRADE = 100;

/** The recruits of the class of `year`. Lists have no ids: year and name tell a recruit from others. */
export function mapRecruits(
  lines: readonly RecruitLine[],
  warnings: readonly FeedWarning[],
  year: number,
): MappedDocument {
  const facts = new Map<string, Fact>();
  const notes = [...warnings];
  for (const line of lines) {
    const name = `${line.first} ${line.last}`.trim();
    const sourceId = `${year}/${personNameKey(name).replaceAll(" ", "-")}`;
    if (facts.has(sourceId)) {
      notes.push({ code: "duplicate_recruit", detail: `${name} stands in the list twice` });
      continue;
    }
    facts.set(sourceId, {
      kind: "recruit",
      // The list does not say which league it is of.
      league: null,
      recruit: {
        source: "recruits",
        sourceId,
        year,
        type: null,
        name,
        position: positionAbbreviation(line.position),
        school: line.school === null ? null : { sourceId: null, name: correctedSchool(line.school) },
        hometown: hometownOf(line),
        heightInches: line.height,
        weightPounds: line.weight,
        stars: line.stars,
        rating: line.grade === null ? null : line.grade / BEST_GRADE,
        ranking: line.rank,
        committedTo: line.status === null ? null : namedTeam(line.status),
        athleteIds: {},
      },
    });
  }
  return { facts: [...facts.values()], warnings: notes };
}

/** Two letters are a state; for a player from abroad the country stands in its place. */
function hometownOf({ city, state }: RecruitLine): HometownFact | null {
  if (city === null && state === null) return null;
  const isState = state !== null && /^[A-Z]{2}$/.test(state);
  const place = isState ? { state, country: null } : { state: null, country: state };
  return { city, ...place, latitude: null, longitude: null, countyFips: null };
}
