/** What changes in the simulated league, and when: everything that is known beforehand of a stretch of time. */
import { gameKey, gameLineChanges } from "./league-documents.ts";
import type { SimulatedGame } from "./schedule-model.ts";
import type { Notice, World } from "./world.ts";

const HOUR = 3_600_000;
/** Lines of a game change from so long before its tip on, and the game itself until so long after it. */
const BEFORE_TIP = 48 * HOUR;
const AFTER_TIP = 6 * HOUR;

/** A document that changes. */
export type Subject = { kind: "game"; game: SimulatedGame } | { kind: "notice"; notice: Notice };

export interface Change {
  /** UTC with milliseconds. */
  at: string;
  key: string;
  subject: Subject;
}

/** Every change after `from`, up to and at `to`, in order. Moments are UTC with milliseconds. */
export function changesBetween(world: World, from: string, to: string): Change[] {
  const seasons = new Set([world.currentSeason(from), world.currentSeason(to)]);
  const changes: Change[] = [];
  for (const season of seasons) {
    const opens = world.opensAt(season);
    for (const notice of world.notices(season)) {
      if (isWithin(notice.knownFrom, from, to)) {
        changes.push({ at: notice.knownFrom, key: notice.key, subject: { kind: "notice", notice } });
      }
    }
    for (const game of world.games(season, to)) {
      for (const at of momentsOf(world, game, opens, from, to)) {
        if (isWithin(at, from, to)) changes.push({ at, key: gameKey(game), subject: { kind: "game", game } });
      }
    }
  }
  return changes.sort((one, other) => compare(one.at, other.at) || compare(one.key, other.key));
}

function isWithin(at: string, from: string, to: string): boolean {
  return at > from && at <= to;
}

/** Moments at which something about a game changes; those far from the stretch may be missing. */
function momentsOf(world: World, game: SimulatedGame, opens: string, from: string, to: string): string[] {
  const moments = [game.knownFrom ?? opens];
  if (game.tipAnnouncedAt !== null) moments.push(game.tipAnnouncedAt);
  if (game.fate.kind !== "played") moments.push(game.fate.announcedAt);
  const tip = Date.parse(game.tip);
  if (Date.parse(to) < tip - BEFORE_TIP || Date.parse(from) > tip + AFTER_TIP) return moments;
  moments.push(...gameLineChanges(world, game));
  if (game.fate.kind === "played" && to >= game.tip) {
    moments.push(...world.play(game).events.map((event) => event.wallclock));
  }
  return moments;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
