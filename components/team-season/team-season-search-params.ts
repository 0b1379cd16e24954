/** State of a team's season in its address. Defaults are left out, unknown values dropped. */
import { createLoader, parseAsBoolean, parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { parseAsDay } from "#components/filters/parse-as-day.ts";
import { BOX_VIEWS } from "./box-totals.ts";
import { PLAYER_VIEWS } from "./player-columns.ts";
import { MINUTES_FLOORS } from "./player-groups.ts";
import { LOCATION_FILTERS } from "./schedule-rows.ts";

export const teamSeasonSearchParams = {
  /** Games shown in the schedule. */
  at: parseAsStringLiteral(LOCATION_FILTERS).withDefault("all"),
  conference: parseAsBoolean.withDefault(false),
  /** Columns of the players. */
  stats: parseAsStringLiteral(PLAYER_VIEWS).withDefault("game"),
  /** Least minutes a game of the players shown. */
  minutes: parseAsNumberLiteral(MINUTES_FLOORS).withDefault(0),
  /** The season's box score. */
  box: parseAsStringLiteral(BOX_VIEWS).withDefault("game"),
};

/** The day the season is looked at from; read by the server alone, which makes the whole page of it. */
export const loadAsOf = createLoader({ asOf: parseAsDay });
