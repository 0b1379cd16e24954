import type { ShotRange, Side } from "#lib/basketball/enums.ts";
import type { ShotFact } from "#lib/basketball/game-facts.ts";
import type { PlayEvent } from "#lib/basketball/play-event.ts";
import { mapShotLocation } from "./shot-location.ts";

/**
 * The shot of a field goal or free throw; null for every other event. Free throws have no location in the feed.
 *
 * @param assisted whether the feed says that a made shot was assisted, even where it does not say by whom
 */
export function mapShot(
  event: PlayEvent,
  assisted: boolean,
  side: Side | null,
  coordinate: { x: number | null; y: number | null } | null,
): ShotFact | null {
  if (event.kind === "free_throw") {
    return {
      shooter: event.athlete,
      made: event.made,
      range: "free_throw",
      assisted: false,
      assistedBy: null,
      location: null,
    };
  }
  if (event.kind !== "field_goal") return null;
  const range = shotRange(event);
  return {
    shooter: event.athlete,
    made: event.made,
    range,
    assisted: event.made && assisted,
    assistedBy: event.assistedBy,
    location: mapShotLocation(coordinate, side, range === "rim"),
  };
}

function shotRange({ points, shot }: Extract<PlayEvent, { kind: "field_goal" }>): ShotRange {
  if (points === 3) return "three_pointer";
  return shot === "jumper" || shot === null ? "jumper" : "rim";
}
