/** Records of teams, rosters, conferences and venues as servers send them: the fields that state facts. */
import { z } from "zod";
import {
  id,
  name,
  optional,
  optionalId,
  optionalName,
  optionalNumber,
  optionalText,
  season,
  text,
} from "./raw-values.ts";

export const RawVenue = z.object({
  id,
  sourceId: optionalText,
  name,
  city: optionalName,
  state: optionalName,
  country: optionalName,
});
export type RawVenue = z.infer<typeof RawVenue>;

export const RawConference = z.object({
  id,
  sourceId: optionalText,
  name: optionalName,
  abbreviation: optionalName,
  shortName: optionalName,
});
export type RawConference = z.infer<typeof RawConference>;

export const RawConferenceHistory = RawConference.extend({
  teams: z.array(
    z.object({
      id,
      sourceId: optionalText,
      school: name,
      mascot: optionalName,
      startSeason: season,
      endSeason: optional(season),
    }),
  ),
});
export type RawConferenceHistory = z.infer<typeof RawConferenceHistory>;

export const RawTeam = z.object({
  id,
  sourceId: optionalText,
  school: name,
  mascot: optionalName,
  abbreviation: optionalName,
  displayName: optionalName,
  shortDisplayName: optionalName,
  primaryColor: optionalName,
  secondaryColor: optionalName,
  currentVenueId: optionalId,
  currentVenue: optionalName,
  currentCity: optionalName,
  currentState: optionalName,
  conferenceId: optionalId,
  conference: optionalName,
  logos: optional(z.array(text)),
});
export type RawTeam = z.infer<typeof RawTeam>;

export const RawRosterPlayer = z.object({
  id,
  sourceId: optionalText,
  name,
  firstName: optionalName,
  lastName: optionalName,
  jersey: optionalName,
  position: optionalName,
  height: optionalNumber,
  weight: optionalNumber,
  hometown: optional(
    z.object({
      city: optionalName,
      state: optionalName,
      country: optionalName,
      latitude: optionalNumber,
      longitude: optionalNumber,
      countyFips: optionalName,
    }),
  ),
  dateOfBirth: optional(z.iso.date()),
  startSeason: season,
  endSeason: season,
});
export type RawRosterPlayer = z.infer<typeof RawRosterPlayer>;

export const RawRoster = z.object({
  teamId: id,
  teamSourceId: optionalText,
  team: name,
  conference: optionalName,
  season,
  players: z.array(RawRosterPlayer),
});
export type RawRoster = z.infer<typeof RawRoster>;

export const RawDirectory = z.object({
  season,
  teams: z.array(
    z.object({
      id,
      sourceId: optionalText,
      school: name,
      mascot: optionalName,
      abbreviation: optionalName,
      displayName: optionalName,
      shortDisplayName: optionalName,
      conferenceId: optionalId,
    }),
  ),
  conferences: z.array(z.object({ id, name: optionalName, abbreviation: optionalName })),
});
export type RawDirectory = z.infer<typeof RawDirectory>;

/** Of a player's season only the spot on the roster is a fact; the sums follow from the games. */
export const RawPlayerSeason = z.object({
  season,
  teamId: id,
  team: name,
  conference: optionalName,
  athleteId: id,
  athleteSourceId: optionalText,
  name,
  position: optionalName,
});
export type RawPlayerSeason = z.infer<typeof RawPlayerSeason>;
