/** What rosters tell of athletes: their teams, and which id a source id belongs to. Kept for the seasons being read, some bytes an athlete. */
import type { RawRoster } from "./raw-teams.ts";

export class RosterIndex {
  readonly #ids = new Map<string, number>();
  readonly #teams = new Map<number, Set<number>>();

  add(roster: RawRoster): void {
    for (const player of roster.players) {
      if (player.sourceId !== null && player.sourceId !== "") this.#ids.set(player.sourceId, player.id);
      const teams = this.#teams.get(player.id) ?? new Set();
      this.#teams.set(player.id, teams.add(roster.teamId));
    }
  }

  /** The id of the athlete with a source id; null when no roster has him. */
  idOf(sourceId: string | null): number | null {
    return sourceId === null ? null : (this.#ids.get(sourceId) ?? null);
  }

  isOn(athleteId: number, teamId: number): boolean {
    return this.#teams.get(athleteId)?.has(teamId) ?? false;
  }
}
