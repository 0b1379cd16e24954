/** Declarations of the endpoints of betting lines. */
import { declareEndpoint } from "./endpoint.ts";
import type { GameLines, LineProviderInfo } from "./line-records.ts";
import { pagedGameFilterParameters } from "./parameters.ts";

const GAME_LIMIT = 3000;

export const lines = declareEndpoint<GameLines>()({
  id: "getLines",
  path: "/lines",
  group: "lines",
  summary: "Betting lines of games",
  description:
    "`team` and `conference` match either side. Spreads are from the home side: negative means the home team is favoured, 0 that neither is. " +
    "A game without lines is listed with an empty list.",
  parameters: pagedGameFilterParameters,
  record: "GameLines",
  result: "list",
  order: "start date, then game id; lines by provider",
  gameLimit: GAME_LIMIT,
  tier: 0,
});

export const lineProviders = declareEndpoint<LineProviderInfo>()({
  id: "getProviders",
  path: "/lines/providers",
  group: "lines",
  summary: "Providers of betting lines",
  description: "Everybody whose lines were ever met.",
  parameters: {},
  record: "LineProviderInfo",
  result: "list",
  order: "id",
  gameLimit: null,
  tier: 0,
});
