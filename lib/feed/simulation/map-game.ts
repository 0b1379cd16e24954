/** A simulated game as a feed states it at a moment: raw -> fact. */
import { UNKNOWN_BOX_COUNTS } from "#lib/basketball/box-counts.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type {
  AthleteBoxScore,
  GameAthleteFact,
  GameFact,
  GameSideFact,
  LineFact,
  TeamBoxScore,
} from "#lib/basketball/game-facts.ts";
import type { PlayedGame, RawAthleteLine, RawEvent } from "./game-model.ts";
import type { SimulatedTeam } from "./league-model.ts";
import { mapAthlete, mapTeam, mapVenue } from "./map-entities.ts";
import { mapPlays } from "./map-plays.ts";
import { periodPointsOf } from "./period-points.ts";
import type { SimulatedGame } from "./schedule-model.ts";
import type { Standing } from "./standing.ts";

export interface GameOnPaper {
  game: SimulatedGame;
  teams: Record<Side, SimulatedTeam>;
  standing: Standing;
  /** The lines as they are offered, or were when they closed. */
  lines: LineFact[];
}

/**
 * The game as it stands. Before the tip there are no points and no plays. While it is on there are the plays so far, the score and who started, and no
 * box score: that is counted from the plays. Once it is over the simulation's own box scores are there, without a count of possessions, which feeds
 * do not print.
 *
 * @param play plays the game; asked for only where it has begun
 */
export function mapGame({ game, teams, standing, lines }: GameOnPaper, play: () => PlayedGame): GameFact {
  const scheduled = "timeKnown" in standing;
  const timeKnown = !scheduled || standing.timeKnown;
  return {
    source: "simulation",
    sourceId: String(game.id),
    ids: { simulation: String(game.id) },
    league: "mens",
    season: game.season,
    seasonType: game.seasonType,
    startDate: timeKnown ? game.tip : null,
    easternDate: game.easternDate,
    startTimeTbd: !timeKnown,
    neutralSite: game.neutralSite,
    conferenceGame: game.conferenceGame,
    gameType: game.gameType,
    tournament: game.tournament,
    notes: "reason" in standing ? [game.notes, standing.reason].filter((note) => note !== null).join(". ") : game.notes,
    venue: mapVenue(game.venue),
    broadcasts: game.broadcasts,
    lines,
    stints: null,
    ...(scheduled ? plannedGame(game, teams, standing.kind) : begunGame(game, teams, standing, play())),
  };
}

type Told = Pick<
  GameFact,
  "status" | "period" | "clock" | "attendance" | "home" | "away" | "athletes" | "athleteBoxScores" | "plays"
>;

function plannedGame(
  game: SimulatedGame,
  teams: Record<Side, SimulatedTeam>,
  status: "scheduled" | "postponed" | "cancelled",
): Told {
  const nothing = { points: null, periodPoints: null, winner: null, boxScore: null };
  return {
    status,
    period: null,
    clock: null,
    attendance: null,
    home: { ...sideOf(game, teams, "home"), ...nothing },
    away: { ...sideOf(game, teams, "away"), ...nothing },
    athletes: [],
    athleteBoxScores: null,
    plays: null,
  };
}

function begunGame(
  game: SimulatedGame,
  teams: Record<Side, SimulatedTeam>,
  standing: Extract<Standing, { kind: "in_progress" | "final" }>,
  played: PlayedGame,
): Told {
  const over = standing.kind === "final";
  const events = over ? played.events : played.events.slice(0, standing.events);
  const latest = events.at(-1);
  const points: Record<Side, number> = { home: latest?.homeScore ?? 0, away: latest?.awayScore ?? 0 };
  const side = (name: Side): GameSideFact => ({
    ...sideOf(game, teams, name),
    points: points[name],
    periodPoints: over ? played.periodPoints[name] : periodPointsOf(events)[name],
    winner: over ? points[name] === Math.max(points.home, points.away) : null,
    boxScore: over ? printed(played.teamLines[name]) : null,
  });
  const lines = over ? played.athleteLines : appeared(played.athleteLines, events);
  return {
    status: standing.kind,
    period: over ? null : (latest?.period ?? null),
    clock: over ? null : (latest?.clock ?? null),
    attendance: over ? played.attendance : null,
    home: side("home"),
    away: side("away"),
    athletes: lines.map((line) => mapGameAthlete(line, teams)),
    athleteBoxScores: over ? lines.map(mapLine) : lines.filter((line) => line.starter).map(mapStarter),
    plays: mapPlays(game.id, events),
  };
}

/** The conference is not said here: the list of the season's teams says it. */
function sideOf(game: SimulatedGame, teams: Record<Side, SimulatedTeam>, side: Side) {
  return { team: mapTeam(teams[side].school), conference: null, seed: side === "home" ? game.homeSeed : game.awaySeed };
}

function printed(line: TeamBoxScore): TeamBoxScore {
  return { ...line, possessions: null };
}

/** Lines of who started or is named so far. */
function appeared(lines: readonly RawAthleteLine[], events: readonly RawEvent[]): RawAthleteLine[] {
  const named = new Set(events.flatMap((event) => event.participants.map(({ athleteId }) => athleteId)));
  return lines.filter((line) => line.starter || named.has(line.athleteId));
}

function mapGameAthlete({ athleteId, side }: RawAthleteLine, teams: Record<Side, SimulatedTeam>): GameAthleteFact {
  const player = teams[side].players.find(({ id }) => id === athleteId);
  if (player === undefined) throw new RangeError(`Player ${athleteId} is not of the ${side} team.`);
  return { key: String(athleteId), side, athlete: mapAthlete(player) };
}

function mapLine({ athleteId, side: _side, ...line }: RawAthleteLine): AthleteBoxScore {
  return { athlete: String(athleteId), ...line };
}

/** Who started is known from the tip on; the rest of his line is counted. */
function mapStarter({ athleteId }: RawAthleteLine): AthleteBoxScore {
  return { athlete: String(athleteId), starter: true, ...NOTHING_SAID };
}

const NOTHING_SAID = { ...UNKNOWN_BOX_COUNTS, minutes: null, ejected: null };
