/** Records of betting lines. */
import { z } from "zod";
import { dateTime, integer, nullableInteger, nullableNumber, nullableText, seasonType, text } from "./shared-shapes.ts";

/** Spreads from the home side: negative means the home team is favoured. Moneylines are American odds. */
export const GameLineInfo = z.strictObject({
  provider: text,
  spread: nullableNumber,
  overUnder: nullableNumber,
  homeMoneyline: nullableNumber,
  awayMoneyline: nullableNumber,
  spreadOpen: nullableNumber,
  overUnderOpen: nullableNumber,
});
export type GameLineInfo = z.infer<typeof GameLineInfo>;

export const GameLines = z.strictObject({
  gameId: integer,
  season: integer,
  seasonType,
  startDate: dateTime,
  homeTeamId: integer,
  homeTeam: text,
  homeConference: nullableText,
  homeScore: nullableInteger,
  awayTeamId: integer,
  awayTeam: text,
  awayConference: nullableText,
  awayScore: nullableInteger,
  lines: z.array(GameLineInfo),
});
export type GameLines = z.infer<typeof GameLines>;

export const LineProviderInfo = z.strictObject({ id: integer, name: text });
export type LineProviderInfo = z.infer<typeof LineProviderInfo>;
