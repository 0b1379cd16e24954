/**
 * A game: all records there are of it to one fact. Pure.
 *
 * Nothing a record states is lost, the service's own ids included, so that a mirror answers as the service it copied. Left out on purpose
 * are the numbers every service computes for itself: ratings, percentages, pace, usage, four factors, game scores, Elo and excitement.
 */
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import type { VenueFact } from "#lib/basketball/entity-facts.ts";
import type { GameStatus, League, Side } from "#lib/basketball/enums.ts";
import { SIDES } from "#lib/basketball/enums.ts";
import type { GameFact, GameSideFact } from "#lib/basketball/game-facts.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
import { GameAthletes } from "./game-athletes.ts";
import {
  boxScoreHeader,
  type GameHeader,
  gameHeader,
  type HeaderSide,
  linesHeader,
  mediaHeader,
  playsHeader,
  substitutionHeader,
} from "./game-header.ts";
import { mapPlayerLine, mapTeamBoxScore } from "./map-box-score.ts";
import { idsOf, namedConference, namedTeam } from "./map-entities.ts";
import { mapPlay, type PlayAthletes } from "./map-play.ts";
import type { RawGame, RawGameMedia, RawPlayerBoxScore, RawTeamBoxScore, RawTeamStats } from "./raw-games.ts";
import type { RawGameLines } from "./raw-lines-and-polls.ts";
import type { RawPlay, RawSubstitution } from "./raw-plays.ts";
import type { RosterIndex } from "./roster-index.ts";

/** Records of one game; empty where there are none at hand. */
export interface GameRecords {
  game: RawGame | null;
  media: RawGameMedia | null;
  lines: RawGameLines | null;
  teamBoxScores: readonly RawTeamBoxScore[];
  playerBoxScores: readonly RawPlayerBoxScore[];
  plays: readonly RawPlay[];
  substitutions: readonly RawSubstitution[];
}

export const NO_RECORDS: GameRecords = {
  game: null,
  media: null,
  lines: null,
  teamBoxScores: [],
  playerBoxScores: [],
  plays: [],
  substitutions: [],
};

export interface GameContext {
  league: League;
  /**
   * Whether the records come from a Courtside. Its player box scores give the athlete's id as `athleteId`, where the reference service gives the
   * id of the row by mistake; and it has decided who took a shot, where the reference leaves that open.
   */
  courtside: boolean;
  rosters: RosterIndex | null;
  homeTeamId: number | null;
  /** Which of several statements of the game this is: `players`; null for the one of the whole game. Files hold one kind of record each. */
  statement: string | null;
}

/**
 * @throws FeedFault `teams_unknown`, `home_team_unknown`
 */
export function mapGame(records: GameRecords, context: GameContext): MappedDocument {
  const header = headerOf(records, context);
  const { game, media, lines } = records;
  const teamIds = { home: header.home.teamId, away: header.away.teamId };
  const sideOf = (teamId: number | null): Side | null => SIDES.find((side) => teamIds[side] === teamId) ?? null;
  const athletes = new GameAthletes(teamIds, context.rosters);
  const playerLines = records.playerBoxScores.flatMap((box) =>
    box.players.map((line) => {
      const id = context.courtside ? line.athleteId : null;
      const { athleteSourceId: sourceId, name, position } = line;
      return mapPlayerLine(line, athletes.note({ id, sourceId, name, position, side: sideOf(box.teamId) }));
    }),
  );
  const stints = records.substitutions.flatMap((stint) => {
    const side = sideOf(stint.teamId);
    if (side === null) return [];
    const { athleteId: id, athlete: name, position, subIn, subOut } = stint;
    return [{ athlete: athletes.note({ id, sourceId: null, name, position, side }), side, subIn, subOut }];
  });
  const floorsStated = records.plays.some((play) => play.onFloor.length > 0);
  const noted = records.plays.map((play) => notePlay(play, header, athletes));
  const facts = athletes.facts();
  const known = new Set(facts.map((athlete) => athlete.key));
  const plays = records.plays.map((play, index) =>
    mapPlay(play, noted[index] ?? { participants: [], onFloor: [] }, {
      known,
      floorsStated,
      courtside: context.courtside,
    }),
  );
  const status = statusOf(records);
  const fact: GameFact = {
    source: "cbbd",
    sourceId: context.statement === null ? String(header.gameId) : `${header.gameId}/${context.statement}`,
    ids: idsOf(header.gameId, header.sourceId),
    league: context.league,
    season: header.season,
    seasonType: header.seasonType,
    startDate: header.startDate,
    easternDate: easternDateOf(header.startDate),
    startTimeTbd: header.startTimeTbd,
    neutralSite: header.neutralSite,
    conferenceGame: header.conferenceGame,
    gameType: header.gameType,
    tournament: header.tournament,
    notes: header.notes,
    status,
    period: null,
    clock: null,
    attendance: game?.attendance ?? null,
    venue: game ? venueOf(game) : null,
    broadcasts:
      media?.broadcasts.map(({ broadcastType, broadcastName }) => ({ type: broadcastType, name: broadcastName })) ??
      null,
    lines: lines !== null && lines.lines.length > 0 ? lines.lines : null,
    home: sideFact("home", header.home, records, status),
    away: sideFact("away", header.away, records, status),
    athletes: facts,
    athleteBoxScores: records.playerBoxScores.length > 0 ? playerLines : null,
    plays: plays.length > 0 ? plays : null,
    stints: stints.length > 0 ? stints : null,
  };
  return { facts: [{ kind: "game", game: fact }], warnings: warningsOf(records, fact, athletes) };
}

function headerOf(
  { game, media, lines, teamBoxScores, playerBoxScores, plays, substitutions }: GameRecords,
  context: GameContext,
): GameHeader {
  if (game) return gameHeader(game);
  const box = teamBoxScores[0] ?? playerBoxScores[0];
  if (box) return boxScoreHeader(box);
  if (media) return mediaHeader(media);
  if (lines) return linesHeader(lines);
  const stint = substitutions[0];
  if (plays.length === 0 && stint) return substitutionHeader(stint, context.homeTeamId);
  return playsHeader(plays);
}

/**
 * Only the record of the game says its status. Without one, a box score, plays or substitutions are those of a game that was played, and
 * broadcasts and lines are those of a game on the schedule.
 */
function statusOf({ game, teamBoxScores, playerBoxScores, plays, substitutions }: GameRecords): GameStatus {
  if (game) return game.status;
  const played = teamBoxScores.length + playerBoxScores.length + plays.length + substitutions.length > 0;
  return played ? "final" : "scheduled";
}

function venueOf({ venueId, venue, city, state }: RawGame): VenueFact | null {
  return venue === null ? null : { ids: idsOf(venueId), name: venue, city, state, country: null };
}

/** Statistics of a side: every team box score has both sides'. */
function statsOf(side: Side, teamBoxScores: readonly RawTeamBoxScore[]): RawTeamStats | null {
  const own = teamBoxScores.find((box) => box.isHome === (side === "home"));
  return own?.teamStats ?? teamBoxScores[0]?.opponentStats ?? null;
}

function sideFact(
  side: Side,
  header: HeaderSide,
  { game, teamBoxScores }: GameRecords,
  status: GameStatus,
): GameSideFact {
  const stats = statsOf(side, teamBoxScores);
  const points = game ? game[`${side}Points`] : (stats?.points.total ?? null);
  const periodPoints = (game ? game[`${side}PeriodPoints`] : null) ?? stats?.points.byPeriod ?? null;
  // The reference service gives a game that has not begun 0 points.
  const begun = status === "final" || status === "in_progress" || points !== 0;
  return {
    team: namedTeam(header.teamId, header.team),
    conference: namedConference(header.conferenceId, header.conference),
    seed: header.seed,
    points: begun ? points : null,
    periodPoints: begun ? periodPoints : null,
    winner: game ? game[`${side}Winner`] : null,
    boxScore: stats ? mapTeamBoxScore(stats) : null,
  };
}

function notePlay(play: RawPlay, header: GameHeader, athletes: GameAthletes): PlayAthletes {
  const side = play.isHomeTeam === null ? null : play.isHomeTeam ? "home" : "away";
  const onFloor = play.onFloor.map(({ id, name, team }) => {
    const floorSide = SIDES.find((candidate) => header[candidate].team === team) ?? null;
    return athletes.note({ id, sourceId: null, name, position: null, side: floorSide });
  });
  const participants = play.participants.map(({ id, name }) =>
    athletes.note({ id, sourceId: null, name, position: null, side: null }),
  );
  const [first, second] = participants;
  if (side !== null && first !== undefined && second === undefined) athletes.notePlay(first, side);
  return { participants, onFloor };
}

function warningsOf(
  { teamBoxScores }: GameRecords,
  { sourceId, plays }: GameFact,
  athletes: GameAthletes,
): FeedWarning[] {
  const warnings: FeedWarning[] = [];
  const warn = (code: string, detail: string) => warnings.push({ code, detail, gameSourceId: sourceId });
  const [one, other] = teamBoxScores;
  if (
    one &&
    other &&
    !(sameStats(one.teamStats, other.opponentStats) && sameStats(other.teamStats, one.opponentStats))
  ) {
    warn(
      "box_scores_disagree",
      "the two teams' records of the game give different numbers; each team's own were taken",
    );
  }
  const strangers = athletes.namesWithoutSide();
  if (strangers.length > 0) {
    warn("athlete_side_unknown", `nothing tells for which team ${strangers.join(", ")} played; left out of the plays`);
  }
  for (const type of new Set((plays ?? []).flatMap(({ typeName }) => typeName ?? []))) {
    warn("unknown_play_type", `the catalogue of play types has no ${type}`);
  }
  return warnings;
}

function sameStats(one: RawTeamStats, other: RawTeamStats): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
