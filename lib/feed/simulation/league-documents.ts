/** The documents of the simulated league. Whether one has changed is told by its hash, which is made without playing anything. */
import { createHash } from "node:crypto";
import type { Fact } from "#lib/basketball/facts.ts";
import type { FeedDocument } from "#lib/feed/feed.ts";
import { lineChanges, linesAt } from "./lines.ts";
import { mapGame } from "./map-game.ts";
import type { SimulatedGame } from "./schedule-model.ts";
import { type Standing, standingOf } from "./standing.ts";
import { SIMULATION_VERSION } from "./version.ts";
import type { Notice, World } from "./world.ts";

/** No bookmaker opens earlier before the tip. */
const LINES_OPEN_BEFORE_MILLISECONDS = 48 * 3_600_000;

/** What is said of the league whatever the season. */
export function leagueDocument(world: World): FeedDocument {
  return documentOf(world, "league", "", () => world.leagueFacts());
}

/** A notice, the same at every moment from the one on that it is known from. */
export function noticeDocument(world: World, notice: Notice): FeedDocument {
  return documentOf(world, notice.key, "", () => notice.facts());
}

export function gameKey(game: SimulatedGame): string {
  return `game/${game.id}`;
}

/** A game as it stands at `moment`, UTC with milliseconds. */
export function gameDocument(world: World, game: SimulatedGame, moment: string): FeedDocument {
  const standing = standingOf(game, moment, () => world.play(game));
  return documentOf(world, gameKey(game), stateOf(world, game, standing, moment), () => [
    {
      kind: "game",
      game: mapGame(
        {
          game,
          teams: { home: world.team(game.season, game.homeId), away: world.team(game.season, game.awayId) },
          standing,
          lines: linesAt(game, world.expectation(game), world.key.seed, moment),
        },
        () => (standing.kind === "final" ? world.replay(game) : world.play(game)),
      ),
    },
  ]);
}

/** Moments at which the lines of a game open or change. */
export function gameLineChanges(world: World, game: SimulatedGame): string[] {
  return lineChanges(game, world.expectation(game), world.key.seed);
}

/** Everything that what is said of a game hangs on, besides the league and the game. */
function stateOf(world: World, game: SimulatedGame, standing: Standing, moment: string): string {
  switch (standing.kind) {
    case "scheduled":
      return `scheduled ${standing.timeKnown} ${countQuotes(world, game, moment)}`;
    case "in_progress":
      return `in_progress ${standing.events}`;
    default:
      return standing.kind;
  }
}

function countQuotes(world: World, game: SimulatedGame, moment: string): number {
  if (Date.parse(game.tip) - Date.parse(moment) > LINES_OPEN_BEFORE_MILLISECONDS) return 0;
  return gameLineChanges(world, game).filter((at) => at <= moment).length;
}

function documentOf(world: World, key: string, state: string, facts: () => Fact[]): FeedDocument {
  const { seed, scale } = world.key;
  const content = [SIMULATION_VERSION, seed, scale, key, state].join("\u0000");
  return {
    key,
    origin: `the simulated league "${seed}" (${scale})`,
    contentHash: createHash("sha256").update(content).digest("hex"),
    map: () => ({ facts: facts(), warnings: [] }),
  };
}
