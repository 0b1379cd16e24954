/** A team of which a feed says little more than its name. */
import type { TeamFact } from "#lib/basketball/entity-facts.ts";

export function namedTeam(school: string, stated: Partial<TeamFact> = {}): TeamFact {
  return {
    ids: {},
    school,
    mascot: null,
    abbreviation: null,
    displayName: null,
    shortDisplayName: null,
    primaryColor: null,
    secondaryColor: null,
    logos: null,
    venue: null,
    ...stated,
  };
}
