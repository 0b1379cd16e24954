/** The athletes of one game: those of the box score, and those only a play names. The key is ESPN's athlete id. */

import type { Side } from "#lib/basketball/enums.ts";
import type { GameAthleteFact } from "#lib/basketball/game-facts.ts";
import { positionAbbreviation } from "#lib/basketball/positions.ts";
import { isRealId } from "./map-team.ts";
import type { RawBoxAthlete } from "./raw-summary.ts";
import { actorName } from "./text-athlete.ts";
import type { WarningList } from "./warnings.ts";

export class GameAthletes {
  private readonly byKey = new Map<string, GameAthleteFact>();
  private readonly byName: Record<Side, Map<string, string>> = { home: new Map(), away: new Map() };
  private readonly warnings: WarningList;

  constructor(warnings: WarningList) {
    this.warnings = warnings;
  }

  /** Takes an athlete of the box score. False for the team as a whole, which some box scores list among its athletes, and for a second line. */
  addOfBox({ athlete }: RawBoxAthlete, side: Side): boolean {
    if (!isRealId(athlete.id)) return false;
    if (this.byKey.has(athlete.id)) {
      this.warnings.add(
        "athlete_listed_twice",
        `athlete ${athlete.id} stands twice in the box score; the first line is kept`,
      );
      return false;
    }
    if (athlete.displayName === null) {
      this.warnings.add("athlete_without_name", `athlete ${athlete.id} has no name and is left out`);
      return false;
    }
    this.add(
      athlete.id,
      side,
      athlete.displayName,
      athlete.jersey,
      positionAbbreviation(athlete.position?.abbreviation),
    );
    return true;
  }

  /**
   * The keys of a play's participants, each once. One whom the box score does not have is taken with the name in the play's text, where he is
   * its only participant; otherwise he is left out. Both with a warning.
   */
  participants(ids: readonly string[], side: Side | null, text: string | null): string[] {
    const real = [...new Set(ids)].filter(isRealId);
    return real.filter((id) => this.byKey.has(id) || this.addOfPlay(id, side, real.length === 1 ? text : null));
  }

  /** Key of the athlete of a side with exactly this name; null for a team's name or a stranger's. */
  keyOfName(side: Side | null, name: string | null): string | null {
    if (side === null || name === null) return null;
    return this.byName[side].get(nameKey(name)) ?? null;
  }

  list(): GameAthleteFact[] {
    return [...this.byKey.values()];
  }

  private addOfPlay(id: string, side: Side | null, text: string | null): boolean {
    const name = text === null ? null : actorName(text);
    if (side === null || name === null) {
      this.warnings.add(
        "unknown_athlete",
        `a play names athlete ${id}, whom the box score does not have; he is left out`,
      );
      return false;
    }
    this.warnings.add("athlete_not_in_box_score", `${name} (${id}) acts in a play but is not in the box score`);
    this.add(id, side, name, null, null);
    return true;
  }

  private add(id: string, side: Side, name: string, jersey: string | null, position: string | null): void {
    this.byKey.set(id, {
      key: id,
      side,
      athlete: {
        ids: { espn: id },
        name,
        firstName: null,
        lastName: null,
        jersey,
        position,
        heightInches: null,
        weightPounds: null,
        hometown: null,
        dateOfBirth: null,
      },
    });
    this.byName[side].set(nameKey(name), id);
  }
}

function nameKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}
