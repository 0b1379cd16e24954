/** State of the scoreboard in its address. */
import { createLoader, parseAsString } from "nuqs/server";

export const scoreboardSearchParams = { conference: parseAsString };

export const loadScoreboardSearchParams = createLoader(scoreboardSearchParams);
