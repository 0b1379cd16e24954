/** Documents of games, each game once however often the files list it. */
import { basename } from "node:path";
import { type FeedDocument, FeedFault } from "#lib/feed/feed.ts";
import { faultyDocument } from "#lib/feed/feed-document.ts";
import { contentHash } from "#lib/feed/read-files.ts";
import { mapNcaaGame } from "./map-game.ts";

export type RawRow = Record<string, unknown>;

export class GameListings {
  private readonly first = new Map<string, { file: string; hash: string }>();

  /**
   * The document of a game with all its rows. The first listing of a game counts: null when it is listed again word for word, a document with the fault
   * `game_listed_twice` when the later listing says something else.
   */
  add(file: string, id: string, rows: readonly RawRow[]): FeedDocument | null {
    const hash = contentHash(JSON.stringify(rows));
    const earlier = this.first.get(id);
    if (earlier === undefined) {
      this.first.set(id, { file, hash });
      return { key: `game/${id}`, origin: file, contentHash: hash, map: () => mapNcaaGame(rows) };
    }
    if (earlier.hash === hash) return null;
    const fault = new FeedFault(
      "game_listed_twice",
      `Game ${id} stands in ${basename(earlier.file)} and, with other content, in ${basename(file)}.`,
      "Keep the better of the two files.",
    );
    return faultyDocument(`game/${id}/${basename(file)}`, file, fault);
  }
}
