/** What a person says of the simulated league: on the command line, else in the environment, else the default. */

import { SCALES, type Scale } from "#lib/feed/simulation/league-model.ts";
import { isScale } from "#lib/ingest/demo-mark.ts";
import { UsageError } from "./command.ts";

export interface DemoSettings {
  scale: Scale;
  seed: string;
  /** League seconds a second. */
  speed: number;
  /** The league's time at its first start, ISO date-time; null: wall time. */
  startsAt: string | null;
}

export const DEFAULT_SCALE: Scale = "demo";
export const DEFAULT_SEED = "courtside";
export const DEFAULT_SEASONS = 2;
const LONGEST_SEED = 60;
const HIGHEST_SPEED = 10_000;
const MOST_SEASONS = 10;

export const DEMO_OPTIONS = {
  "demo-scale": { type: "string" },
  "demo-seed": { type: "string" },
  "demo-speed": { type: "string" },
  "demo-now": { type: "string" },
} as const;

export const DEMO_OPTIONS_HELP = `  --demo-scale SCALE   ${SCALES.join(", ")}: how large the league is (COURTSIDE_DEMO_SCALE, default ${DEFAULT_SCALE})
  --demo-seed TEXT     another seed is another league (COURTSIDE_DEMO_SEED, default ${DEFAULT_SEED})
  --demo-speed N       league seconds a second: 1 real time, 60 a minute a second (COURTSIDE_DEMO_SPEED, default 1)
  --demo-now TIME      the league's time at its first start, 2026-01-23T19:00:00Z (COURTSIDE_DEMO_NOW, default now)`;

type DemoValues = { [option in keyof typeof DEMO_OPTIONS]?: string | undefined };

/** Throws UsageError for what cannot be used, naming where it stands. */
export function demoSettingsOf(values: DemoValues, environment: NodeJS.ProcessEnv): DemoSettings {
  const said = (option: keyof DemoValues, variable: string, fallback: string): [text: string, where: string] => {
    const given = values[option];
    return given === undefined ? [environment[variable] || fallback, variable] : [given, `--${option}`];
  };
  return {
    scale: scaleOf(...said("demo-scale", "COURTSIDE_DEMO_SCALE", DEFAULT_SCALE)),
    seed: seedOf(...said("demo-seed", "COURTSIDE_DEMO_SEED", DEFAULT_SEED)),
    speed: speedOf(...said("demo-speed", "COURTSIDE_DEMO_SPEED", "1")),
    startsAt: momentOrNull(...said("demo-now", "COURTSIDE_DEMO_NOW", "")),
  };
}

export function scaleOf(text: string, where: string): Scale {
  if (isScale(text)) return text;
  throw new UsageError(`${where} is one of ${SCALES.join(", ")}, got "${text}"`);
}

export function seedOf(text: string, where: string): string {
  if (text !== "" && text.length <= LONGEST_SEED && !/\p{C}/u.test(text)) return text;
  throw new UsageError(`${where} takes a text of 1 to ${LONGEST_SEED} characters`);
}

export function speedOf(text: string, where: string): number {
  const speed = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && speed > 0 && speed <= HIGHEST_SPEED) return speed;
  throw new UsageError(`${where} takes a number above 0 and up to ${HIGHEST_SPEED}, such as 60, got "${text}"`);
}

export function seasonsOf(text: string, where: string): number {
  const seasons = Number(text);
  if (/^\d{1,2}$/.test(text) && seasons >= 1 && seasons <= MOST_SEASONS) return seasons;
  throw new UsageError(`${where} takes a whole number from 1 to ${MOST_SEASONS}, got "${text}"`);
}

/** The earliest and latest year a league can live in: seasons have four digits and rosters a beginning. */
const YEARS = { first: 2005, last: 2190 };

/** UTC with milliseconds of a day (its noon in US Eastern time, by when nothing of it is played) or a moment with a zone. */
export function momentOf(text: string, where: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = new Date(day ? `${text}T17:00:00.000Z` : text);
  const zoned = day || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const real = zoned && !Number.isNaN(time.getTime()) && (!day || time.toISOString().startsWith(text));
  const year = time.getUTCFullYear();
  if (real && year >= YEARS.first && year <= YEARS.last) return time.toISOString();
  throw new UsageError(
    `${where} takes a day such as 2026-01-23 or a moment such as 2026-01-23T19:00:00Z, got "${text}"`,
  );
}

function momentOrNull(text: string, where: string): string | null {
  return text === "" ? null : momentOf(text, where);
}
