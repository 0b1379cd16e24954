/** Lists that describe teams and conferences. */
import { z } from "zod";
import { rawLeague } from "./raw-game.ts";
import { rawConference, rawTeam } from "./raw-team.ts";
import { optional, optionalCount } from "./raw-values.ts";

export const rawTeamList = z.object({
  sports: z
    .array(
      z.object({
        leagues: z.array(
          rawLeague.extend({
            season: optional(z.object({ year: optionalCount })),
            teams: z.array(z.object({ team: rawTeam })),
          }),
        ),
      }),
    )
    .min(1),
});
export type RawTeamList = z.infer<typeof rawTeamList>;

export const rawSingleTeam = z.object({
  team: rawTeam.extend({
    /** The next game tells which season the team's conference is of. */
    nextEvent: optional(z.array(z.object({ season: optional(z.object({ year: optionalCount })) }))),
  }),
});
export type RawSingleTeam = z.infer<typeof rawSingleTeam>;

export const rawConferenceList = z.object({ conferences: z.array(rawConference) });
export type RawConferenceList = z.infer<typeof rawConferenceList>;
