/** From the facts of a game to everything that is read of it: the game, its box scores, stints, lines and plays. */

import type { Side } from "#lib/basketball/enums.ts";
import type { LineFact } from "#lib/basketball/game-facts.ts";
import type { Database } from "#lib/store/connection.ts";
import { type DerivedGame, replaceDerivedGame } from "#lib/store/derived-games.ts";
import { type StoredGameFact, selectGameFacts } from "#lib/store/game-facts.ts";
import { findOrNumberLineProvider } from "#lib/store/line-providers.ts";
import { packPlayDocument } from "#lib/store/play-document.ts";
import type { Flag } from "#lib/store/tables.ts";
import { chooseBoxScores } from "./choose-box-scores.ts";
import { chooseFloor } from "./choose-floor.ts";
import { chooseWinProbabilities } from "./choose-win-probabilities.ts";
import { type GameNames, loadGameNames } from "./game-names.ts";
import { type MergedGame, mergeGame } from "./merge-game.ts";
import { minutesPlayed } from "./minutes-played.ts";
import { playerLines } from "./player-lines.ts";
import { renderLineRows } from "./render-lines.ts";
import { renderLineups } from "./render-lineups.ts";
import { renderPlayerRows } from "./render-player-box-scores.ts";
import { renderPlays } from "./render-plays.ts";
import { renderTallies } from "./render-tallies.ts";
import { renderTeamRows } from "./render-team-box-scores.ts";

/**
 * Derives a game from its stored facts and writes it in place of what was there. Returns its season. `written` is a statement just
 * stored, so that it need not be read back.
 */
export async function deriveGame(db: Database, gameId: number, written: StoredGameFact | null = null): Promise<number> {
  const facts = await selectGameFacts(db, gameId, written);
  const game = mergeGame(facts);
  const athleteIds = [...new Set(facts.flatMap(({ resolved }) => Object.values(resolved.athletes)))];
  const teamIds = [game.sides.home.teamId, game.sides.away.teamId];
  const names = await loadGameNames(db, game.season, teamIds, athleteIds);
  const providers = await numberLineProviders(db, game.lines);
  await replaceDerivedGame(db, computeDerivedGame(gameId, game, names, providers));
  return game.season;
}

/** Ids of the lines' providers by name. */
async function numberLineProviders(db: Database, lines: readonly LineFact[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { provider } of lines) ids.set(provider, await findOrNumberLineProvider(db, provider));
  return ids;
}

/** Everything derived of a game. Pure: the same facts and names give the same rows. */
export function computeDerivedGame(
  gameId: number,
  game: MergedGame,
  names: GameNames,
  lineProviders: ReadonlyMap<string, number>,
): DerivedGame {
  const boxes = chooseBoxScores(game);
  const floor = chooseFloor(game);
  const chances = chooseWinProbabilities(game);
  const minutes = minutesPlayed(game, boxes.periodPoints.home?.length ?? null);
  const lines = playerLines(game, boxes, floor);
  const playFacts = game.plays?.fact.plays ?? [];
  const playKeys = game.plays?.resolved.athletes ?? {};
  const rendering = { gameId, game, names, athleteId: (key: string) => playKeys[key] ?? null };
  return {
    game: gameRow(gameId, game, names, boxes.periodPoints, chances.excitement),
    teams: renderTeamRows(gameId, game, boxes, minutes),
    players: renderPlayerRows(gameId, game, boxes, lines, floor, names, minutes),
    tallies: renderTallies(game, boxes, lines, minutes),
    lineups: renderLineups(game, floor),
    stints: floor.stints.map(({ side, athleteId, subIn, subOut }, position) => ({
      gameId,
      position,
      side,
      teamId: game.sides[side].teamId,
      athleteId,
      season: game.season,
      inPeriod: subIn.period,
      inSecondsRemaining: subIn.secondsRemaining,
      inTeamPoints: subIn.teamPoints,
      inOpponentPoints: subIn.opponentPoints,
      outPeriod: subOut.period,
      outSecondsRemaining: subOut.secondsRemaining,
      outTeamPoints: subOut.teamPoints,
      outOpponentPoints: subOut.opponentPoints,
    })),
    lines: renderLineRows(gameId, game, lineProviders),
    plays:
      playFacts.length === 0 ? null : packPlayDocument(renderPlays(rendering, playFacts, chances.plays, floor.onFloor)),
    quality: {
      gameId,
      season: game.season,
      sources: JSON.stringify(game.sources),
      playsSource: game.plays?.fact.source ?? null,
      playsWhole: game.plays ? flag(game.playsWhole) : null,
      stintsSource: floor.stints.length > 0 ? (game.stints?.fact.source ?? null) : null,
      possessionsMethod: boxes.possessions.method,
      boxDifferences: JSON.stringify(boxes.differences),
      warnings: JSON.stringify(floor.findings),
      seasonTypeStated: flag(game.seasonTypeStated),
      conferenceGameStated: flag(game.conferenceGame !== null),
    },
  };
}

function gameRow(
  gameId: number,
  game: MergedGame,
  names: GameNames,
  periodPoints: Record<Side, number[] | null>,
  excitement: number | null,
): DerivedGame["game"] {
  const { home, away } = game.sides;
  const homeConferenceId = names.team(home.teamId).conferenceId;
  const awayConferenceId = names.team(away.teamId).conferenceId;
  const sameConference = homeConferenceId !== null && homeConferenceId === awayConferenceId;
  return {
    id: gameId,
    sourceId: game.sourceId,
    season: game.season,
    seasonType: game.seasonType,
    startDate: game.startDate,
    easternDate: game.easternDate,
    startTimeTbd: flag(game.startTimeTbd),
    neutralSite: flag(game.neutralSite),
    conferenceGame: flag(game.conferenceGame ?? sameConference),
    gameType: game.gameType,
    tournament: game.tournament,
    notes: game.notes,
    status: game.status,
    period: game.period,
    clock: game.clock,
    attendance: game.attendance,
    venueId: game.venueId,
    broadcasts: JSON.stringify(game.broadcasts),
    homeTeamId: home.teamId,
    homeConferenceId,
    homeSeed: home.seed,
    homePoints: home.points,
    homePeriodPoints: periodPoints.home && JSON.stringify(periodPoints.home),
    homeWinner: home.winner === null ? null : flag(home.winner),
    awayTeamId: away.teamId,
    awayConferenceId,
    awaySeed: away.seed,
    awayPoints: away.points,
    awayPeriodPoints: periodPoints.away && JSON.stringify(periodPoints.away),
    awayWinner: away.winner === null ? null : flag(away.winner),
    excitement,
  };
}

function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
