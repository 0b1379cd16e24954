/** A summary, one game with box scores and plays: raw -> facts. */
import { periodFormat } from "#lib/basketball/clock.ts";
import { type GameStatus, type League, otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameFact, GameSideFact, PlayFact } from "#lib/basketball/game-facts.ts";
import type { MappedDocument } from "#lib/feed/feed.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { CORRECTIONS, type PlayCorrection } from "./corrections.ts";
import { GameAthletes } from "./game-athletes.ts";
import { mapAthleteBoxScores, mapTeamBoxScores } from "./map-box-score.ts";
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
import { mapPlays } from "./map-plays.ts";
import { mapSide, mapWinner, splitSides } from "./map-side.ts";
import { mapStatus } from "./map-status.ts";
import { mapConference, mapTeam, mapTeamGroup } from "./map-team.ts";
import type { RawCompetition, RawCompetitor, RawSummary } from "./raw-summary.ts";
import type { RawConference } from "./raw-team.ts";
import { refuseAbsurdPlays } from "./refuse-absurd.ts";
import { WarningList } from "./warnings.ts";

/**
 * The game of a summary. No facts but a warning while a team is not decided yet (a bracket slot).
 *
 * Before tip-off there are no points, no box score (ESPN has averages of the season in its place) and no plays. `turnovers` of a team are all of them.
 * Women's games before 2015-16 had halves: the vocabulary knows quarters, so their plays are left out, with a warning.
 *
 * @throws FeedFault `missing_competitors`, `mixed_leagues`, `other_sport`, `unknown_status`, `absurd_value`
 */
export function mapSummary(
  raw: RawSummary,
  corrections: Readonly<Record<string, readonly PlayCorrection[]>> = CORRECTIONS,
): MappedDocument {
  const { header } = raw;
  const [competition] = header.competitions;
  if (competition === undefined) throw new RangeError("a summary has a competition");
  const warnings = new WarningList(header.id);
  const league = mapLeague(header.league);
  const { status, period, clock } = mapStatus(competition.status, warnings);
  const seasonType = mapSeasonType(header.season.type);
  const tournament = mapTournament(header.gameNote, seasonType);
  const competitors = splitSides(competition.competitors, header.id, league);
  const sides = mapSides(competitors, competition, status, tournament, warnings);
  if (sides === null) {
    warnings.add("team_undecided", `the teams of game ${header.id} are not decided yet`);
    return { facts: [], warnings: warnings.toWarnings() };
  }
  const { home, away } = sides;
  const sideOfTeam = new Map(SIDES.map((side) => [competitors[side].team.id, side]));
  const begun = status === "in_progress" || status === "final";
  const boxScores = begun
    ? mapTeamBoxScores(raw.boxscore?.teams ?? [], sideOfTeam, { home: home.points, away: away.points })
    : null;
  home.boxScore = boxScores?.home ?? null;
  away.boxScore = boxScores?.away ?? null;
  const athletes = new GameAthletes(warnings);
  const athleteBoxScores = mapAthleteBoxScores(raw.boxscore?.players ?? [], sideOfTeam, athletes);
  const plays = mapGamePlays(raw, league, corrections[header.id] ?? [], sideOfTeam, athletes, warnings);

  const game: GameFact = {
    source: "espn",
    sourceId: header.id,
    ids: { espn: header.id },
    league,
    season: header.season.year,
    seasonType,
    ...mapStart(competition.date, header.timeValid),
    neutralSite: competition.neutralSite,
    conferenceGame: competition.conferenceCompetition,
    gameType: competition.tournamentId === null ? null : "TRNMNT",
    tournament,
    notes: header.gameNote,
    status,
    period,
    clock,
    attendance: mapAttendance(raw.gameInfo?.attendance ?? null),
    venue: mapVenue(raw.gameInfo?.venue ?? null),
    broadcasts: mapBroadcasts([...(competition.broadcasts ?? []), ...(raw.broadcasts ?? [])]),
    lines: mapLines(raw.pickcenter, warnings),
    home,
    away,
    athletes: athletes.list(),
    athleteBoxScores: begun ? athleteBoxScores : null,
    plays,
    stints: null,
  };
  return { facts: [{ kind: "game", game }], warnings: warnings.toWarnings() };
}

/** Both sides before their box scores; null while one is not decided. */
function mapSides(
  competitors: Readonly<Record<Side, RawCompetitor>>,
  competition: RawCompetition,
  status: GameStatus,
  tournament: string | null,
  warnings: WarningList,
): Record<Side, GameSideFact> | null {
  const [home, away] = SIDES.map((side): GameSideFact | null => {
    const competitor = competitors[side];
    const team = mapTeam(competitor.team);
    if (team === null) return null;
    const conference = sideConference(competitor, competition.groups, competition.conferenceCompetition);
    const seed = mapSeed(competitor.seed, competitor.rank, tournament);
    const winner = mapWinner(status, competitor.winner, competitors[otherSide(side)].winner);
    return { ...mapSide(competitor, status, team, conference, seed, warnings), winner };
  });
  return home && away ? { home, away } : null;
}

/** The conference of the season played in: named by the game itself when it counts for one, else the team's group of that season. */
function sideConference(
  competitor: RawCompetitor,
  gameConference: RawConference | null,
  conferenceGame: boolean | null,
) {
  if (conferenceGame === true && gameConference !== null) return mapConference(gameConference);
  return mapTeamGroup(competitor.team.groups);
}

function mapGamePlays(
  raw: RawSummary,
  league: League,
  corrections: readonly PlayCorrection[],
  sideOfTeam: ReadonlyMap<string, Side>,
  athletes: GameAthletes,
  warnings: WarningList,
): PlayFact[] | null {
  if (raw.plays === null || raw.plays.length === 0) return null;
  const corrected = applyCorrections(raw.plays, corrections, warnings);
  refuseAbsurdPlays(corrected);
  const format = periodFormat(league);
  const periods = raw.format?.regulation?.periods ?? format.regulationPeriods;
  if (periods !== format.regulationPeriods) {
    warnings.add(
      "other_period_format",
      `played in ${periods} periods, not ${format.regulationPeriods}: the plays are left out`,
    );
    return null;
  }
  const winProbability = new Map<string, number>();
  for (const { playId, homeWinPercentage } of raw.winprobability ?? []) {
    if (homeWinPercentage !== null && homeWinPercentage >= 0 && homeWinPercentage <= 1) {
      winProbability.set(playId, homeWinPercentage);
    }
  }
  return mapPlays(corrected, { format, athletes, sideOfTeam, winProbability, warnings });
}
