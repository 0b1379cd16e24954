/** State of a game's page in its address. Defaults are left out, unknown values dropped. */
import { parseAsBoolean, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { FLOW_VIEWS } from "#components/charts/flow-scale.ts";
import { SIDES } from "#lib/basketball/enums.ts";

export const GAME_TABS = ["box", "plays", "rotation", "lineups", "shots"] as const;
export type GameTab = (typeof GAME_TABS)[number];

export const gameSearchParams = {
  tab: parseAsStringLiteral(GAME_TABS).withDefault("box"),
  /** Columns of the box score and of the lineups. */
  stats: parseAsStringLiteral(["basic", "advanced"]).withDefault("basic"),
  /** Of the rotation. */
  view: parseAsStringLiteral(["chart", "table"]).withDefault("chart"),
  /** Of the game's flow. Without it the win probability, where there is one. */
  flow: parseAsStringLiteral(FLOW_VIEWS),
  /** Filters of the play-by-play. */
  period: parseAsInteger,
  side: parseAsStringLiteral(SIDES),
  scoring: parseAsBoolean.withDefault(false),
  /** Without it a finished game reads from the tip and a live one from the latest play. */
  order: parseAsStringLiteral(["first", "latest"]),
};
