/** Records of the team, conference and venue endpoints. */
import { z } from "zod";
import { integer, nullableInteger, nullableNumber, nullableText, number, text } from "./shared-shapes.ts";

export const VenueInfo = z.strictObject({
  id: number,
  sourceId: nullableText,
  name: text,
  city: nullableText,
  state: nullableText,
  country: nullableText,
});
export type VenueInfo = z.infer<typeof VenueInfo>;

export const ConferenceInfo = z.strictObject({
  id: integer,
  sourceId: nullableText,
  name: text,
  abbreviation: text,
  shortName: nullableText,
});
export type ConferenceInfo = z.infer<typeof ConferenceInfo>;

export const ConferenceHistory = z.strictObject({
  id: integer,
  sourceId: nullableText,
  name: text,
  abbreviation: text,
  shortName: nullableText,
  teams: z.array(
    z.strictObject({
      id: integer,
      sourceId: nullableText,
      school: text,
      mascot: nullableText,
      startSeason: integer,
      endSeason: nullableInteger,
    }),
  ),
});
export type ConferenceHistory = z.infer<typeof ConferenceHistory>;

export const TeamInfo = z.strictObject({
  id: integer,
  sourceId: text,
  school: text,
  mascot: nullableText,
  abbreviation: nullableText,
  displayName: nullableText,
  shortDisplayName: nullableText,
  primaryColor: nullableText,
  secondaryColor: nullableText,
  currentVenueId: nullableInteger,
  currentVenue: nullableText,
  currentCity: nullableText,
  currentState: nullableText,
  conferenceId: nullableInteger,
  conference: nullableText,
  logos: z.array(text).nullable(),
});
export type TeamInfo = z.infer<typeof TeamInfo>;

export const Hometown = z.strictObject({
  countyFips: nullableText,
  longitude: nullableNumber,
  latitude: nullableNumber,
  country: nullableText,
  state: nullableText,
  city: nullableText,
});

export const TeamRosterPlayer = z.strictObject({
  id: integer,
  sourceId: text,
  name: text,
  firstName: nullableText,
  lastName: nullableText,
  jersey: nullableText,
  /** Full name: Guard. */
  position: nullableText,
  /** Inches. */
  height: nullableNumber,
  /** Pounds. */
  weight: nullableNumber,
  hometown: Hometown,
  dateOfBirth: z.iso.date().nullable(),
  startSeason: number,
  endSeason: number,
});
export type TeamRosterPlayer = z.infer<typeof TeamRosterPlayer>;

export const TeamRoster = z.strictObject({
  teamId: integer,
  teamSourceId: text,
  team: text,
  conference: nullableText,
  season: number,
  players: z.array(TeamRosterPlayer),
});
export type TeamRoster = z.infer<typeof TeamRoster>;

export const Conference = z.strictObject({ id: number, name: text, abbreviation: text });
export type Conference = z.infer<typeof Conference>;

export const DirectoryTeam = z.strictObject({
  id: number,
  sourceId: nullableText,
  school: text,
  mascot: nullableText,
  abbreviation: nullableText,
  displayName: nullableText,
  shortDisplayName: nullableText,
  conferenceId: number,
});
export type DirectoryTeam = z.infer<typeof DirectoryTeam>;

export const TeamDirectory = z.strictObject({
  season: number,
  seasonLabel: text,
  teams: z.array(DirectoryTeam),
  conferences: z.array(Conference),
});
export type TeamDirectory = z.infer<typeof TeamDirectory>;
