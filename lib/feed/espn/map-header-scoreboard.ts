/** The header scoreboard, the games of a day in a shape of its own: raw -> facts. */

import type { TeamFact } from "#lib/basketball/entity-facts.ts";
import type { League } from "#lib/basketball/enums.ts";
import type { BroadcastFact } from "#lib/basketball/game-facts.ts";
import type { MappedDocument } from "#lib/feed/feed.ts";
import { mapBroadcasts, mapSeasonType, mapSeed, mapStart, mapTournament } from "./map-game-details.ts";
import { mapLeague } from "./map-league.ts";
import { splitSides } from "./map-side.ts";
import { mapStatus } from "./map-status.ts";
import { conferenceOfId, mapTeam } from "./map-team.ts";
import type { RawHeaderCompetitor, RawHeaderEvent, RawHeaderScoreboard } from "./raw-scoreboard.ts";
import { buildGame, collectEvents, type MappedEvent, type SideParts } from "./scoreboard-game.ts";
import { WarningList } from "./warnings.ts";

/** The games of a header scoreboard; see mapScoreboard. */
export function mapHeaderScoreboard(raw: RawHeaderScoreboard): MappedDocument {
  const leagues = raw.sports.flatMap((sport) => sport.leagues);
  return collectEvents(
    leagues.flatMap((rawLeague) => rawLeague.events.map((event) => mapHeaderEvent(event, mapLeague(rawLeague)))),
  );
}

function mapHeaderEvent(event: RawHeaderEvent, league: League): MappedEvent {
  const warnings = new WarningList(event.id);
  const sides = splitSides(event.competitors, event.id, league);
  const seasonType = mapSeasonType(event.seasonType);
  const tournament = mapTournament(event.note, seasonType);
  const side = (competitor: RawHeaderCompetitor): SideParts => ({
    input: { ...competitor, linescores: null },
    team: mapHeaderTeam(competitor),
    conference: conferenceOfId(competitor.group),
    seed: mapSeed(null, competitor.rank, tournament),
  });
  return buildGame(
    warnings,
    event.id,
    "scoreboard-header",
    mapStatus(event.fullStatus, warnings),
    side(sides.home),
    side(sides.away),
    {
      league,
      season: event.season,
      seasonType,
      ...mapStart(event.date, event.timeValid),
      neutralSite: event.neutralSite,
      conferenceGame: null,
      gameType: null,
      tournament,
      notes: event.note,
      attendance: null,
      venue: event.location === null ? null : { ids: {}, name: event.location, city: null, state: null, country: null },
      broadcasts: mapHeaderBroadcasts(event.broadcasts ?? []),
      lines: null,
    },
  );
}

/** Here the team's `name` is a short name of the school, and the mascot is what its display name adds to the school. */
function mapHeaderTeam(raw: RawHeaderCompetitor): TeamFact | null {
  const prefix = `${raw.location} `;
  const mascot = raw.displayName?.startsWith(prefix) === true ? raw.displayName.slice(prefix.length) : null;
  return mapTeam({ ...raw, name: mascot, shortDisplayName: raw.name });
}

function mapHeaderBroadcasts(raw: NonNullable<RawHeaderEvent["broadcasts"]>): BroadcastFact[] | null {
  return mapBroadcasts(
    raw.map(({ type, shortName, name }) => ({ type: { shortName: type }, media: { shortName, name } })),
  );
}
