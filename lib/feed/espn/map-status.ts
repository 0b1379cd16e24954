/** Where a game stands. */
import type { GameStatus } from "#lib/basketball/enums.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import type { RawStatus } from "./raw-game.ts";
import type { WarningList } from "./warnings.ts";

const BY_NAME: ReadonlyMap<string, GameStatus> = new Map([
  ["STATUS_SCHEDULED", "scheduled"],
  ["STATUS_TBD", "scheduled"],
  ["STATUS_DELAYED", "scheduled"],
  ["STATUS_IN_PROGRESS", "in_progress"],
  ["STATUS_HALFTIME", "in_progress"],
  ["STATUS_END_PERIOD", "in_progress"],
  ["STATUS_OVERTIME", "in_progress"],
  ["STATUS_SUSPENDED", "in_progress"],
  ["STATUS_FINAL", "final"],
  ["STATUS_FULL_TIME", "final"],
  ["STATUS_FORFEIT", "final"],
  ["STATUS_POSTPONED", "postponed"],
  ["STATUS_CANCELED", "cancelled"],
  ["STATUS_ABANDONED", "cancelled"],
]);

const BY_STATE: ReadonlyMap<string, GameStatus> = new Map([
  ["pre", "scheduled"],
  ["in", "in_progress"],
  ["post", "final"],
]);

export interface MappedStatus {
  status: GameStatus;
  /** Only while in progress. */
  period: number | null;
  clock: string | null;
}

/**
 * The status by its name; by its state, with a warning, when the name is new.
 *
 * @throws FeedFault `unknown_status` when neither says anything
 */
export function mapStatus(raw: RawStatus, warnings: WarningList): MappedStatus {
  const { name, state } = raw.type;
  const byState = BY_STATE.get(state);
  const status = BY_NAME.get(name) ?? byState;
  if (status === undefined) {
    throw new FeedFault(
      "unknown_status",
      `The game's status is ${name.slice(0, 60)} in the state ${state.slice(0, 60)}, which this feed does not know.`,
      "Add the status to lib/feed/espn/map-status.ts.",
    );
  }
  if (!BY_NAME.has(name)) warnings.add("unknown_status", `the status ${name.slice(0, 60)} is taken as ${status}`);
  // A delayed game has begun when its state says so.
  if (name === "STATUS_DELAYED" && byState === "in_progress") return inProgress(raw);
  return status === "in_progress" ? inProgress(raw) : { status, period: null, clock: null };
}

function inProgress(raw: RawStatus): MappedStatus {
  return { status: "in_progress", period: raw.period === 0 ? null : raw.period, clock: raw.displayClock };
}
