/** A game of a scoreboard out of its parts, whichever shape the scoreboard has. */

import type { ConferenceFact, TeamFact, VenueFact } from "#lib/basketball/entity-facts.ts";
import type { GameStatus, League, SeasonType } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { BroadcastFact, GameFact, LineFact } from "#lib/basketball/game-facts.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
import { mapSide, mapWinner, type SideInput } from "./map-side.ts";
import type { MappedStatus } from "./map-status.ts";
import type { WarningList } from "./warnings.ts";

export interface MappedEvent {
  game: GameFact | null;
  warnings: FeedWarning[];
}

/** One document of all events of a scoreboard. */
export function collectEvents(events: readonly MappedEvent[]): MappedDocument {
  return {
    facts: events.flatMap(({ game }): Fact[] => (game === null ? [] : [{ kind: "game", game }])),
    warnings: events.flatMap(({ warnings }) => warnings),
  };
}

export interface SideParts {
  input: SideInput;
  team: TeamFact | null;
  conference: ConferenceFact | null;
  seed: number | null;
}

export interface GameParts {
  league: League;
  season: number;
  seasonType: SeasonType | null;
  startDate: string | null;
  easternDate: string;
  startTimeTbd: boolean | null;
  neutralSite: boolean | null;
  conferenceGame: boolean | null;
  gameType: string | null;
  tournament: string | null;
  notes: string | null;
  attendance: number | null;
  venue: VenueFact | null;
  broadcasts: BroadcastFact[] | null;
  lines: LineFact[] | null;
}

/** A game out of its parts; none, with a warning, while a team is not decided. */
export function buildGame(
  warnings: WarningList,
  id: string,
  statement: string,
  status: MappedStatus,
  home: SideParts,
  away: SideParts,
  parts: GameParts,
): MappedEvent {
  if (home.team === null || away.team === null) {
    warnings.add("team_undecided", `the teams of game ${id} are not decided yet`);
    return { game: null, warnings: warnings.toWarnings() };
  }
  const game: GameFact = {
    source: "espn",
    sourceId: `${statement}/${id}`,
    ids: { espn: id },
    ...parts,
    ...status,
    home: sideOf(home, home.team, away, status.status, warnings),
    away: sideOf(away, away.team, home, status.status, warnings),
    athletes: [],
    athleteBoxScores: null,
    plays: null,
    stints: null,
  };
  return { game, warnings: warnings.toWarnings() };
}

function sideOf(own: SideParts, team: TeamFact, other: SideParts, status: GameStatus, warnings: WarningList) {
  const side = mapSide(own.input, status, team, own.conference, own.seed, warnings);
  return { ...side, winner: mapWinner(status, own.input.winner, other.input.winner) };
}
