/**
 * The athletes of one game, gathered from records that know them differently: a box score by source id, plays and substitutions by the
 * service's id, all of them by name.
 */

import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { GameAthleteFact } from "#lib/basketball/game-facts.ts";
import { personNameKey } from "#lib/basketball/person-names.ts";
import { idsOf, namedAthlete } from "./map-entities.ts";
import type { RosterIndex } from "./roster-index.ts";

interface Entry {
  key: string;
  id: number | null;
  sourceId: string | null;
  ids: SourceIds;
  name: string;
  position: string | null;
  /** Null until a record tells. */
  side: Side | null;
  /** Plays of each side that he seems to have made: decides where no record tells. */
  plays: Record<Side, number>;
}

/** How a record names an athlete. */
export interface AthleteMention {
  /** The service's id; null where the record has none to be relied on. */
  id: number | null;
  sourceId: string | null;
  name: string;
  position: string | null;
  side: Side | null;
}

export class GameAthletes {
  readonly #entries: Entry[] = [];
  readonly #byId = new Map<number, Entry>();
  readonly #bySourceId = new Map<string, Entry>();
  readonly #rosters: RosterIndex | null;
  readonly #teamIds: Record<Side, number>;

  /** `rosters` tells ids and teams that the game's own records leave out. */
  constructor(teamIds: Record<Side, number>, rosters: RosterIndex | null) {
    this.#teamIds = teamIds;
    this.#rosters = rosters;
  }

  /** Notes a mention and answers the athlete's key. The best records go first: box scores, substitutions, floors, plays. */
  note(mention: AthleteMention): string {
    const id = mention.id ?? this.#rosters?.idOf(mention.sourceId) ?? null;
    const entry = this.#find(id, mention) ?? this.#add(id, mention);
    if (id !== null && entry.id === null) {
      entry.id = id;
      entry.ids = { ...entry.ids, ...idsOf(id) };
    }
    if (entry.id !== null) this.#byId.set(entry.id, entry);
    if (mention.sourceId !== null && entry.sourceId === null) {
      entry.sourceId = mention.sourceId;
      entry.ids = { ...entry.ids, ...idsOf(null, mention.sourceId) };
    }
    if (entry.sourceId !== null) this.#bySourceId.set(entry.sourceId, entry);
    entry.position ??= mention.position;
    entry.side ??= mention.side ?? this.#rosterSide(entry.id);
    return entry.key;
  }

  /** Notes that a play of `side` looks like the athlete's own. */
  notePlay(key: string, side: Side): void {
    const entry = this.#entries.find((candidate) => candidate.key === key);
    if (entry) entry.plays[side] += 1;
  }

  /** The athletes whose side is known. */
  facts(): GameAthleteFact[] {
    return this.#entries.flatMap((entry) => {
      const side = sideOf(entry);
      return side === null
        ? []
        : [{ key: entry.key, side, athlete: namedAthlete(entry.ids, entry.name, entry.position) }];
    });
  }

  /** Names of the athletes of whom no record tells for which team they play. */
  namesWithoutSide(): string[] {
    return this.#entries.filter((entry) => sideOf(entry) === null).map((entry) => entry.name);
  }

  #find(id: number | null, mention: AthleteMention): Entry | undefined {
    const known =
      (id === null ? undefined : this.#byId.get(id)) ??
      (mention.sourceId === null ? undefined : this.#bySourceId.get(mention.sourceId));
    if (known) return known;
    const nameKey = personNameKey(mention.name);
    const alike = this.#entries.filter(
      (entry) =>
        personNameKey(entry.name) === nameKey &&
        (entry.id === null || id === null) &&
        (entry.sourceId === null || mention.sourceId === null) &&
        (entry.side === null || mention.side === null || entry.side === mention.side),
    );
    return alike.length === 1 ? alike[0] : undefined;
  }

  #add(id: number | null, mention: AthleteMention): Entry {
    const entry: Entry = {
      key: id !== null ? String(id) : `source:${mention.sourceId ?? `${mention.side ?? "unknown"}/${mention.name}`}`,
      id,
      sourceId: mention.sourceId,
      ids: idsOf(id, mention.sourceId),
      name: mention.name,
      position: mention.position,
      side: mention.side,
      plays: { home: 0, away: 0 },
    };
    this.#entries.push(entry);
    return entry;
  }

  #rosterSide(id: number | null): Side | null {
    if (id === null || this.#rosters === null) return null;
    const home = this.#rosters.isOn(id, this.#teamIds.home);
    const away = this.#rosters.isOn(id, this.#teamIds.away);
    if (home === away) return null;
    return home ? "home" : "away";
  }
}

function sideOf(entry: Entry): Side | null {
  if (entry.side !== null) return entry.side;
  const { home, away } = entry.plays;
  if (home === away) return null;
  return home > away ? "home" : "away";
}
