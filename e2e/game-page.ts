/** What the journeys through the page of a game start from. */
import type { APIRequestContext, Page } from "@playwright/test";
import { list } from "./api/interface.ts";
import type { FixtureGame } from "./fixtures/season.ts";

/** Id under which Courtside serves a fixture game. */
export async function gameIdOf(request: APIRequestContext, game: FixtureGame): Promise<number> {
  const games = await list(request, "GameInfo", "/games");
  const id = games.find((entry) => entry.sourceId === game.id)?.id;
  if (id === undefined) throw new Error(`game ${game.id} is not served`);
  return id;
}

/** Opens a fixture game's page, on one of its tabs. */
export async function openGame(page: Page, request: APIRequestContext, game: FixtureGame, query = ""): Promise<void> {
  await page.goto(`/games/${await gameIdOf(request, game)}${query}`);
}

/** What was played; of a game that was not, it throws. */
export function played(game: FixtureGame) {
  if (game.contest === null) throw new Error("the game was played");
  return game.contest;
}
