/** Which day the games page shows, and which days lie around it. Days are texts YYYY-MM-DD, so they compare as they read. */
import type { GameDay } from "#lib/records/game-records.ts";

export interface ShownDay {
  day: string;
  /** `instead`: today has no games, so the latest day that has some is shown, or the next where all lie ahead. */
  reason: "asked" | "today" | "instead";
}

/** The day to show; `days` in order. Without any games at all it is today. */
export function shownDay(asked: string | null, today: string, days: readonly GameDay[]): ShownDay {
  if (asked !== null) return { day: asked, reason: "asked" };
  if (days.some((entry) => entry.date === today)) return { day: today, reason: "today" };
  const { previous, next } = daysAround(today, days);
  const instead = previous ?? next;
  return instead ? { day: instead.date, reason: "instead" } : { day: today, reason: "today" };
}

/** The nearest days with games before and after a day. */
export function daysAround(day: string, days: readonly GameDay[]): { previous: GameDay | null; next: GameDay | null } {
  return {
    previous: days.findLast((entry) => entry.date < day) ?? null,
    next: days.find((entry) => entry.date > day) ?? null,
  };
}

/** `size` days with games around a day, the day itself among them even when it has none. */
export function dayStrip(day: string, days: readonly GameDay[], size: number): GameDay[] {
  const before = days.filter((entry) => entry.date < day);
  const at = days.find((entry) => entry.date === day) ?? { date: day, games: 0 };
  const after = days.filter((entry) => entry.date > day);
  const half = Math.floor(size / 2);
  const beforeCount = Math.min(before.length, Math.max(half, size - 1 - after.length));
  const afterCount = Math.min(after.length, size - 1 - beforeCount);
  return [...before.slice(before.length - beforeCount), at, ...after.slice(0, afterCount)];
}
