import type { PlayEvent } from "#lib/basketball/play-event.ts";

/** Points an event put on the board: 0 for everything but a made shot. A made three is 3, a made free throw 1. */
export function eventPoints(event: PlayEvent): number {
  if (event.kind === "field_goal") return event.made ? event.points : 0;
  if (event.kind === "free_throw") return event.made ? 1 : 0;
  return 0;
}
