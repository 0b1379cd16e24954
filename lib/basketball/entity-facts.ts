/** What a feed can state of venues, conferences, teams and athletes. What it does not say is null. */
import type { Source } from "./enums.ts";

/**
 * Ids of one entity by source. A feed may know more than its own: a `cbbd` record carries the service's own id
 * (`cbbd`) and the upstream one (`espn`). Empty where the feed knows only a name.
 */
export type SourceIds = { readonly [source in Source]?: string };

export interface VenueFact {
  ids: SourceIds;
  name: string;
  city: string | null;
  state: string | null;
  country: string | null;
}

export interface ConferenceFact {
  ids: SourceIds;
  /** `Atlantic 10 Conference` */
  name: string | null;
  /** `A-10`: what `conference` filters and records use. */
  abbreviation: string | null;
  /** `Atlantic 10` */
  shortName: string | null;
}

export interface TeamFact {
  ids: SourceIds;
  /** The school: `Saint Louis`. What `team` filters compare with. */
  school: string;
  mascot: string | null;
  abbreviation: string | null;
  displayName: string | null;
  shortDisplayName: string | null;
  /** Six hex digits without `#`. */
  primaryColor: string | null;
  secondaryColor: string | null;
  logos: string[] | null;
  /** Home arena. */
  venue: VenueFact | null;
}

export interface HometownFact {
  city: string | null;
  state: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  countyFips: string | null;
}

export interface AthleteFact {
  ids: SourceIds;
  name: string;
  firstName: string | null;
  lastName: string | null;
  jersey: string | null;
  /** Abbreviation: G, F, C ... */
  position: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  hometown: HometownFact | null;
  /** YYYY-MM-DD */
  dateOfBirth: string | null;
}

/** Membership of a team in a conference over seasons; `endSeason` null means it still belongs. */
export interface MembershipFact {
  team: TeamFact;
  conference: ConferenceFact;
  startSeason: number;
  endSeason: number | null;
}

/** An athlete on a team's roster from `startSeason` to `endSeason`. */
export interface RosterFact {
  team: TeamFact;
  athlete: AthleteFact;
  startSeason: number;
  endSeason: number;
}
