/** A team and its conference, as they stand in every payload. */
import { z } from "zod";
import { optional, optionalBoolean, optionalId, optionalText, rawId } from "./raw-values.ts";

const logo = z.object({ href: z.string(), rel: optional(z.array(z.string())) });

/** `groups` of a team: its conference in the season of the payload, or a division below it. */
export const rawGroup = z.object({
  id: rawId,
  isConference: optionalBoolean,
  parent: optional(z.object({ id: rawId, name: optionalText })),
});
export type RawGroup = z.infer<typeof rawGroup>;

export const rawTeam = z.object({
  id: rawId,
  uid: optionalText,
  /** The school: `Saint Louis`. */
  location: optionalText,
  /** The mascot, but in the header scoreboard a short name of the school. */
  name: optionalText,
  nickname: optionalText,
  abbreviation: optionalText,
  displayName: optionalText,
  shortDisplayName: optionalText,
  color: optionalText,
  alternateColor: optionalText,
  logo: optionalText,
  logoDark: optionalText,
  logos: optional(z.array(logo)),
  groups: optional(rawGroup),
  conferenceId: optionalId,
});
export type RawTeam = z.infer<typeof rawTeam>;

/** The conference a game belongs to, in `groups` of a competition. */
export const rawConference = z.object({
  id: optionalId,
  groupId: optionalId,
  uid: optionalText,
  name: optionalText,
  shortName: optionalText,
  midsizeName: optionalText,
  parentGroupId: optionalId,
  isConference: optionalBoolean,
});
export type RawConference = z.infer<typeof rawConference>;
