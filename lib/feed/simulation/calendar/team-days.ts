/** The days schools play on: who is free, and who has had enough. */

/** A day's rest between games. */
const REST = 2;
const WINDOW = 8;
const MOST_IN_WINDOW = 3;

export class TeamDays {
  readonly #days = new Map<number, Set<number>>();
  readonly #events = new Map<number, Set<number>>();

  /** The school plays on the day. */
  add(schoolId: number, day: number): void {
    daysOf(this.#days, schoolId).add(day);
  }

  /** The school is at an event of several days, whose games follow each other faster than others do. */
  addEvent(schoolId: number, days: readonly number[]): void {
    for (const day of days) {
      this.add(schoolId, day);
      daysOf(this.#events, schoolId).add(day);
    }
  }

  plays(schoolId: number, day: number): boolean {
    return this.#days.get(schoolId)?.has(day) ?? false;
  }

  /** A day's rest before and after, and at most three games in any eight days; of an event's games only the last two count. */
  isFresh(schoolId: number, day: number): boolean {
    return this.isRested(schoolId, day) && this.#isAllowed(schoolId, day);
  }

  /** No game on the day, the day before and the day after. */
  isRested(schoolId: number, day: number): boolean {
    const days = this.#days.get(schoolId);
    if (days === undefined) return true;
    for (let other = day - REST + 1; other < day + REST; other++) if (days.has(other)) return false;
    return true;
  }

  /** Days to the school's nearest game before or after a day, `most` where there is none that near. */
  nearest(schoolId: number, day: number, most: number): number {
    const days = this.#days.get(schoolId);
    if (days === undefined) return most;
    for (let apart = 1; apart < most; apart++) if (days.has(day - apart) || days.has(day + apart)) return apart;
    return most;
  }

  #isAllowed(schoolId: number, day: number): boolean {
    const days = this.#days.get(schoolId);
    if (days === undefined) return true;
    const events = this.#events.get(schoolId);
    for (let first = day - WINDOW + 1; first <= day; first++) {
      let games = 0;
      let eventGames = 0;
      for (let other = first; other < first + WINDOW; other++) {
        if (other === day) games++;
        else if (events?.has(other)) eventGames++;
        else if (days.has(other)) games++;
      }
      if (games + Math.min(eventGames, MOST_IN_WINDOW - 1) > MOST_IN_WINDOW) return false;
    }
    return true;
  }
}

function daysOf(map: Map<number, Set<number>>, schoolId: number): Set<number> {
  const known = map.get(schoolId);
  if (known !== undefined) return known;
  const days = new Set<number>();
  map.set(schoolId, days);
  return days;
}
