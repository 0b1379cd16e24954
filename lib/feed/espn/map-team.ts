/** Teams and conferences: raw -> facts. */
import type { ConferenceFact, TeamFact } from "#lib/basketball/entity-facts.ts";
import type { RawConference, RawGroup, RawTeam } from "./raw-team.ts";

/** The group all of Division I is in; it is no conference, and a team directly below it is independent. */
const DIVISION_ONE = "50";

/**
 * A team, or null for the placeholder of a bracket slot that is not decided yet: those have no positive id (`-2`, "TBD").
 */
export function mapTeam(raw: RawTeam): TeamFact | null {
  const school = raw.location ?? raw.displayName;
  if (!isRealId(raw.id) || school === null || school === "TBD") return null;
  return {
    ids: { espn: raw.id },
    school,
    mascot: raw.name,
    abbreviation: raw.abbreviation,
    displayName: raw.displayName,
    shortDisplayName: raw.shortDisplayName ?? raw.nickname,
    primaryColor: hexColor(raw.color),
    secondaryColor: hexColor(raw.alternateColor),
    logos: mapLogos(raw),
    venue: null,
  };
}

/** ESPN's placeholders (the team as a whole among its athletes, undecided teams) carry negative ids or 0. */
export function isRealId(id: string): boolean {
  return /^[1-9]\d*$/.test(id);
}

function hexColor(color: string | null): string | null {
  return color !== null && /^[0-9a-f]{6}$/i.test(color) ? color : null;
}

/** The logo for light and for dark backgrounds; the further variants ESPN lists are those on coloured grounds. */
function mapLogos(raw: RawTeam): string[] | null {
  const listed = (raw.logos ?? []).filter(({ rel }) => rel === null || rel.includes("default") || rel.includes("dark"));
  const addresses = [...listed.map(({ href }) => href), raw.logo, raw.logoDark].filter(
    (address) => address?.startsWith("https://") === true,
  );
  const logos = [...new Set(addresses)].filter((address) => address !== null);
  return logos.length > 0 ? logos : null;
}

/** The conference a team is in by `groups`: the group itself, or the conference above it when it is a division. Null for independents. */
export function mapTeamGroup(group: RawGroup | null): ConferenceFact | null {
  if (group === null) return null;
  const id = group.isConference === true ? group.id : (group.parent?.id ?? null);
  return conferenceOfId(id);
}

/** A conference of which only the id is known. */
export function conferenceOfId(id: string | null): ConferenceFact | null {
  if (id === null || !isRealId(id) || id === DIVISION_ONE) return null;
  return { ids: { espn: id }, name: null, abbreviation: null, shortName: null };
}

/** ESPN's `shortName` (`A-10`) is what the interface calls the abbreviation; its own `abbreviation` (`atl10`) is an internal word. */
export function mapConference(raw: RawConference): ConferenceFact | null {
  const known = conferenceOfId(raw.id ?? raw.groupId);
  if (known === null) return null;
  return { ...known, name: raw.name, abbreviation: raw.shortName, shortName: raw.midsizeName ?? raw.shortName };
}
