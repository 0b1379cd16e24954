/** The cursor of a cut listing: the place of the last game sent, as a text that callers hand back unread. */
import type { GamePlace } from "#lib/store/games.ts";

const PLACE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([1-9]\d{0,9})$/;

export function encodeCursor(place: GamePlace): string {
  return Buffer.from(`${place.startDate} ${place.id}`).toString("base64url");
}

/** The place a cursor means; null for a text that encodeCursor does not write. */
export function decodeCursor(cursor: string): GamePlace | null {
  const match = PLACE.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const [, startDate, id] = match ?? [];
  if (startDate === undefined || id === undefined || Number.isNaN(Date.parse(startDate))) return null;
  const place = { startDate, id: Number(id) };
  return encodeCursor(place) === cursor ? place : null;
}
