/** One line of a results file: text to values. */
import { z } from "zod";
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { correctedName } from "./corrections.ts";

/** A cell of the line; a short line has fewer. */
const cell = z.string("is missing");

/** Nobody scored more in a game of this level. */
const MAXIMUM_SCORE = 300;
/** What stands for a game no bookmaker gave a line for. */
const NO_LINE = new Set(["", "NL"]);

const score = cell
  .regex(/^\d{1,3}$/, "is no score")
  .transform(Number)
  .pipe(z.number().max(MAXIMUM_SCORE, "is no score"));

const date = cell
  .regex(/^\d{4}-?\d{2}-?\d{2}$/, "is no date")
  .transform((value) => value.replaceAll("-", "").replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3"))
  .pipe(z.iso.date("is no date"));

const team = cell
  .transform((value) => correctedName(value).trim())
  .refine((value) => teamNameKey(value) !== "" && !value.includes("\u0000"), "is no name");

const spread = cell
  .refine((value) => NO_LINE.has(value) || /^[+-]?\d{1,3}(?:\.\d+)?$/.test(value), "is no spread")
  .transform((value) => (NO_LINE.has(value) ? null : Number(value)));

export const ResultLine = z
  .object({
    date,
    /** 1 on a neutral floor, 0 at the home team's. */
    neutral: z.enum(["0", "1"], "is neither 0 nor 1").transform((value) => value === "1"),
    away: team,
    away_score: score,
    home: team,
    home_score: score,
    /** How many points the home team was expected to win by; null without a line. */
    spread: spread.optional().transform((value) => value ?? null),
  })
  .refine((line) => teamNameKey(line.away) !== teamNameKey(line.home), "both teams are the same")
  .refine((line) => line.away_score !== line.home_score, "a game does not end in a tie");
export type ResultLine = z.infer<typeof ResultLine>;

/** Columns a results file must have; `spread` may be missing. */
export const REQUIRED_COLUMNS = ["date", "neutral", "away", "away_score", "home", "home_score"] as const;
