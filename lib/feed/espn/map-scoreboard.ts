/** Scoreboards, the games of a day without box scores and plays: raw -> facts. */
import type { GameStatus, League, SeasonType } from "#lib/basketball/enums.ts";
import type {
  BroadcastFact,
  ConferenceFact,
  Fact,
  GameFact,
  LineFact,
  TeamFact,
  VenueFact,
} from "#lib/basketball/facts.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
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
import { mapSide, mapWinner, type SideInput, splitSides } from "./map-side.ts";
import { type MappedStatus, mapStatus } from "./map-status.ts";
import { conferenceOfId, mapConference, mapTeam } from "./map-team.ts";
import type {
  RawHeaderCompetitor,
  RawHeaderEvent,
  RawHeaderScoreboard,
  RawScoreboard,
  RawScoreboardEvent,
} from "./raw-scoreboard.ts";
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
  return collect(raw.events.map((event) => mapEvent(event, league, event.season.year === currentSeason)));
}

/** The games of a header scoreboard; see mapScoreboard. */
export function mapHeaderScoreboard(raw: RawHeaderScoreboard): MappedDocument {
  const leagues = raw.sports.flatMap((sport) => sport.leagues);
  return collect(
    leagues.flatMap((rawLeague) => rawLeague.events.map((event) => mapHeaderEvent(event, mapLeague(rawLeague)))),
  );
}

interface MappedEvent {
  game: GameFact | null;
  warnings: FeedWarning[];
}

function collect(events: readonly MappedEvent[]): MappedDocument {
  return {
    facts: events.flatMap(({ game }): Fact[] => (game === null ? [] : [{ kind: "game", game }])),
    warnings: events.flatMap(({ warnings }) => warnings),
  };
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
  return build(
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
  return build(
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

interface SideParts {
  input: SideInput;
  team: TeamFact | null;
  conference: ConferenceFact | null;
  seed: number | null;
}

interface GameParts {
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
function build(
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
