/** Parts of a game that summaries and scoreboards share. */
import { z } from "zod";
import {
  optional,
  optionalBoolean,
  optionalCount,
  optionalId,
  optionalNumber,
  optionalText,
  rawId,
} from "./raw-values.ts";

export const rawStatus = z.object({
  period: optionalCount,
  displayClock: optionalText,
  type: z.object({
    name: z.string(),
    state: z.string(),
    completed: optionalBoolean,
  }),
});
export type RawStatus = z.infer<typeof rawStatus>;

export const rawSeason = z.object({
  year: z.int().min(1900).max(2200),
  type: optional(z.union([z.int(), z.string()])),
});

export const rawVenue = z.object({
  id: optionalId,
  fullName: optionalText,
  address: optional(z.object({ city: optionalText, state: optionalText, country: optionalText })),
});
export type RawVenue = z.infer<typeof rawVenue>;

export const rawBroadcast = z.object({
  type: optional(z.object({ shortName: optionalText })),
  media: optional(z.object({ shortName: optionalText, name: optionalText })),
});
export type RawBroadcast = z.infer<typeof rawBroadcast>;

const odd = z.object({ line: optionalText, odds: optionalText });
const openAndClose = optional(z.object({ open: optional(odd), close: optional(odd) }));
const teamOdds = optional(
  z.object({
    favorite: optionalBoolean,
    moneyLine: optionalNumber,
    open: optional(z.object({ pointSpread: optional(z.object({ american: optionalText })) })),
  }),
);

/** A betting line; older ones have `open.total` and `homeTeamOdds.open`, newer ones `pointSpread`, `total` and `moneyline`. */
export const rawOdds = z.object({
  provider: z.object({ id: optionalId, name: z.string() }),
  spread: optionalNumber,
  overUnder: optionalNumber,
  homeTeamOdds: teamOdds,
  awayTeamOdds: teamOdds,
  open: optional(z.object({ total: optional(z.object({ alternateDisplayValue: optionalText })) })),
  pointSpread: optional(z.object({ home: openAndClose })),
  total: optional(z.object({ over: openAndClose })),
  moneyline: optional(z.object({ home: openAndClose, away: openAndClose })),
});
export type RawOdds = z.infer<typeof rawOdds>;

export const rawLeague = z.object({ id: optionalId, slug: optionalText, abbreviation: optionalText });

/** Points of a period: text in summaries, a number in scoreboards. */
export const rawLineScore = z.object({ displayValue: optionalText, value: optionalNumber });
export type RawLineScore = z.infer<typeof rawLineScore>;

export const rawCompetitorSide = z.object({
  id: rawId,
  uid: optionalText,
  homeAway: z.enum(["home", "away"]),
  winner: optionalBoolean,
  score: optionalCount,
});
