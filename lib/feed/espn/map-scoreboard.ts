/** A scoreboard, the games of a day without box scores and plays: raw -> facts. */
import type { League } from "#lib/basketball/enums.ts";
import type { MappedDocument } from "#lib/feed/feed.ts";
import {
  mapAttendance,
  mapBroadcasts,
  mapSeasonType,
  mapSeed,
  mapStart,
  mapTournament,
  mapVenue,
} from "./map-game-details.ts";
import { mapLeague } from "./map-league.ts";
import { mapLines } from "./map-lines.ts";
import { splitSides } from "./map-side.ts";
import { mapStatus } from "./map-status.ts";
import { conferenceOfId, mapConference, mapTeam } from "./map-team.ts";
import type { RawScoreboard, RawScoreboardEvent } from "./raw-scoreboard.ts";
import { buildGame, collectEvents, type MappedEvent, type SideParts } from "./scoreboard-game.ts";
import { WarningList } from "./warnings.ts";

/**
 * The games of a scoreboard. Each is a statement of its own beside the game's summary (`scoreboard/401828387`), so that a scoreboard, which has no plays and
 * no box scores, never takes the place of a summary.
 *
 * @throws FeedFault `missing_competitors`, `mixed_leagues`, `other_sport`, `unknown_status`, `absurd_value`
 */
export function mapScoreboard(raw: RawScoreboard): MappedDocument {
  const [rawLeague] = raw.leagues;
  if (rawLeague === undefined) throw new RangeError("a scoreboard has a league");
  const league = mapLeague(rawLeague);
  // A team's conference id is that of today: it holds for games of the season ESPN is in.
  const currentSeason = rawLeague.season?.year ?? null;
  return collectEvents(raw.events.map((event) => mapEvent(event, league, event.season.year === currentSeason)));
}

function mapEvent(event: RawScoreboardEvent, league: League, currentSeason: boolean): MappedEvent {
  const warnings = new WarningList(event.id);
  const [competition] = event.competitions;
  if (competition === undefined) throw new RangeError("an event has a competition");
  const sides = splitSides(competition.competitors, event.id, league);
  const seasonType = mapSeasonType(event.season.type);
  const notes = competition.notes?.map(({ headline }) => headline).find((headline) => headline !== null) ?? null;
  const tournament = mapTournament(notes, seasonType);
  const conference =
    competition.conferenceCompetition === true && competition.groups ? mapConference(competition.groups) : null;
  const side = ({ team, curatedRank, ...input }: (typeof sides)["home"]): SideParts => ({
    input,
    team: mapTeam(team),
    conference: conference ?? (currentSeason ? conferenceOfId(team.conferenceId) : null),
    seed: mapSeed(null, curatedRank?.current ?? null, tournament),
  });
  return buildGame(
    warnings,
    event.id,
    "scoreboard",
    mapStatus(event.status, warnings),
    side(sides.home),
    side(sides.away),
    {
      league,
      season: event.season.year,
      seasonType,
      ...mapStart(competition.date, competition.timeValid),
      neutralSite: competition.neutralSite,
      conferenceGame: competition.conferenceCompetition,
      gameType: competition.type?.abbreviation ?? null,
      tournament,
      notes,
      attendance: mapAttendance(competition.attendance),
      venue: mapVenue(competition.venue),
      broadcasts: mapBroadcasts(competition.geoBroadcasts ?? []),
      lines: mapLines(competition.odds, warnings),
    },
  );
}
