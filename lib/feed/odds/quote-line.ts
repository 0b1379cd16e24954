/** One line of a file of odds: what a bookmaker offered on a game at a moment. Two shapes are known: a line a market, and a line a bookmaker. */
import { z } from "zod";
import { cell, nameCell, optionalCell } from "#lib/feed/csv-cells.ts";
import type { CsvFormat } from "#lib/feed/read-csv.ts";

/** No bookmaker gave more points, nor expected more in a game. */
const LARGEST_SPREAD = 80;
const LARGEST_TOTAL = 400;
const LARGEST_MONEYLINE = 1_000_000;
/** American odds of less than 100 either way do not exist. */
const SMALLEST_MONEYLINE = 100;

/** `2025-11-09 16:53:31.866955+00:00`, as ISO text in UTC with milliseconds. */
const moment = cell
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/, "is no time with a zone")
  .transform((text) => new Date(text.replace(" ", "T")))
  .refine((date) => !Number.isNaN(date.getTime()), "is no time")
  .transform((date) => date.toISOString());

function optionalNumber(smallest: number, largest: number) {
  return optionalCell
    .refine((text) => text === null || /^[+-]?\d{1,7}(?:\.\d+)?$/.test(text), "is no number")
    .transform((text) => (text === null ? null : Number(text)))
    .refine(
      (number) => number === null || (Math.abs(number) >= smallest && Math.abs(number) <= largest),
      "is no such number",
    );
}

const moneyline = optionalNumber(SMALLEST_MONEYLINE, LARGEST_MONEYLINE);
const spread = optionalNumber(0, LARGEST_SPREAD);

const QuoteLine = z
  .object({
    event_id: optionalCell,
    game_id: optionalCell,
    book: cell.transform((text) => text.trim()).refine((text) => text !== "", "is empty"),
    fetched_at: moment,
    commence_time: moment,
    /** School and mascot: `Harbor State Herons`. */
    home_team_name: nameCell,
    away_team_name: nameCell,
    /** Part of the game; the whole of it where nothing stands. */
    period: optionalCell,
    moneyline_home: moneyline,
    moneyline_away: moneyline,
    /** From the home side: negative means that the home team is favoured. */
    home_spread: spread,
    spread,
    total: optionalNumber(0, LARGEST_TOTAL),
  })
  .transform(({ event_id, game_id, home_spread, spread: ofGame, ...line }) => ({
    ...line,
    event: event_id ?? game_id,
    spread: home_spread ?? ofGame,
  }))
  .refine((line): line is typeof line & { event: string } => line.event !== null, "event_id is missing")
  .refine((line) => line.home_team_name !== line.away_team_name, "both teams are the same");
export type QuoteLine = z.infer<typeof QuoteLine>;

export const ODDS: CsvFormat<QuoteLine> = {
  content: "odds",
  requiredColumns: ["book", "fetched_at", "commence_time", "home_team_name", "away_team_name"],
  optionalColumns: [
    "event_id",
    "game_id",
    "period",
    "moneyline_home",
    "moneyline_away",
    "home_spread",
    "spread",
    "total",
  ],
  line: QuoteLine,
};
