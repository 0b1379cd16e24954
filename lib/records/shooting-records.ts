/** Records of shots by kind, counted from plays. */
import { z } from "zod";
import { integer, nullableText, number, text } from "./shared-shapes.ts";

/** Tries of one kind. `pct` is 0 where nothing was tried, as every number of these records. */
export const ShotTypeBreakdown = z.strictObject({ attempted: integer, made: integer, pct: number });
export type ShotTypeBreakdown = z.infer<typeof ShotTypeBreakdown>;

/** `assistedPct`: share of the made ones. */
const AssistedShots = z.strictObject({ ...ShotTypeBreakdown.shape, assisted: integer, assistedPct: number });

/** The team, and its conference in the season (the abbreviation). */
const shootingTeam = { season: integer, teamId: integer, team: text, conference: nullableText } as const;

/** `trackedShots`: tries whose kind is known. `assistedPct` and `freeThrowRate` are of those, made or not; `attemptsBreakdown` is the share of each kind in percent. */
const shots = {
  trackedShots: integer,
  freeThrowRate: number,
  assistedPct: number,
  dunks: AssistedShots,
  layups: AssistedShots,
  tipIns: ShotTypeBreakdown,
  twoPointJumpers: AssistedShots,
  threePointJumpers: AssistedShots,
  freeThrows: ShotTypeBreakdown,
  attemptsBreakdown: z.strictObject({
    dunks: number,
    layups: number,
    tipIns: number,
    twoPointJumpers: number,
    threePointJumpers: number,
  }),
} as const;

export const SeasonShootingStats = z.strictObject({ ...shootingTeam, ...shots });
export type SeasonShootingStats = z.infer<typeof SeasonShootingStats>;

export const PlayerSeasonShootingStats = z.strictObject({
  ...shootingTeam,
  athleteId: integer,
  athleteName: text,
  ...shots,
});
export type PlayerSeasonShootingStats = z.infer<typeof PlayerSeasonShootingStats>;
