/** Records of lines, their providers and polls as servers send them. */
import { z } from "zod";
import { SEASON_TYPES } from "#lib/basketball/enums.ts";
import { dateTime, id, name, optional, optionalInteger, optionalName, optionalNumber, season } from "./raw-values.ts";

export const RawGameLines = z.object({
  gameId: id,
  season,
  seasonType: optional(z.enum(SEASON_TYPES)),
  startDate: dateTime,
  homeTeamId: id,
  homeTeam: name,
  homeConference: optionalName,
  awayTeamId: id,
  awayTeam: name,
  awayConference: optionalName,
  lines: z.array(
    z.object({
      provider: name,
      spread: optionalNumber,
      overUnder: optionalNumber,
      homeMoneyline: optionalNumber,
      awayMoneyline: optionalNumber,
      spreadOpen: optionalNumber,
      overUnderOpen: optionalNumber,
    }),
  ),
});
export type RawGameLines = z.infer<typeof RawGameLines>;

export const RawLineProvider = z.object({ id, name });
export type RawLineProvider = z.infer<typeof RawLineProvider>;

/** One team of one week of one poll. */
export const RawRanking = z.object({
  season,
  seasonType: z.enum(SEASON_TYPES),
  week: z.int32().positive(),
  pollDate: optional(dateTime),
  pollType: name,
  teamId: id,
  team: name,
  ranking: optionalInteger,
  points: optionalInteger,
  firstPlaceVotes: optionalInteger,
});
export type RawRanking = z.infer<typeof RawRanking>;
