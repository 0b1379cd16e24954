/** A game of the scoreboard as the cards of games want it. */
import { type GameSide, matchupText, periodsPlayed, placeText } from "#components/games/game-sides.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { ScoreboardGame, ScoreboardTeam } from "#lib/records/scoreboard-records.ts";

/** Seeds of a game's teams; the scoreboard's record has none. */
export type Seeds = Readonly<Record<Side, number | null>>;

const UNSEEDED: Seeds = { home: null, away: null };

/** The visitors first, the home team second. The winner of a final follows from the points. */
export function scoreboardSides(
  game: ScoreboardGame,
  seeds: Seeds = UNSEEDED,
): readonly [away: GameSide, home: GameSide] {
  const side = (name: Side, team: ScoreboardTeam, opponent: ScoreboardTeam): GameSide => ({
    side: name,
    teamId: team.id,
    team: schoolOf(team),
    conference: team.conferenceAbbreviation,
    seed: seeds[name],
    points: team.points,
    periodPoints: team.lineScores,
    winner: winnerOf(game, team, opponent),
  });
  return [side("away", game.awayTeam, game.homeTeam), side("home", game.homeTeam, game.awayTeam)];
}

function winnerOf({ status }: ScoreboardGame, own: ScoreboardTeam, opponent: ScoreboardTeam): boolean | null {
  if (status !== "final" || own.points === null || opponent.points === null) return null;
  return own.points === opponent.points ? null : own.points > opponent.points;
}

/** The school, which the other pages call a team by. */
export function schoolOf(team: ScoreboardTeam): string {
  return team.location ?? team.name;
}

/** The same game as the sentences about games take it. */
function asGame(game: ScoreboardGame) {
  return {
    ...game,
    homeTeam: schoolOf(game.homeTeam),
    awayTeam: schoolOf(game.awayTeam),
    homePeriodPoints: game.homeTeam.lineScores,
    awayPeriodPoints: game.awayTeam.lineScores,
  };
}

/** What a card says about its game in words. */
export function scoreboardTexts(game: ScoreboardGame) {
  const named = asGame(game);
  return { matchup: matchupText(named), place: placeText(named), periods: periodsPlayed(named) };
}

/** Games that a team of a conference plays in; its abbreviation in any case, null for all. */
export function gamesOfConference(games: readonly ScoreboardGame[], conference: string | null): ScoreboardGame[] {
  if (conference === null) return [...games];
  const wanted = conference.toLowerCase();
  return games.filter((game) =>
    SIDES.some((side) => game[`${side}Team`].conferenceAbbreviation?.toLowerCase() === wanted),
  );
}

/** Seeds by game, of the games that have some. */
export function seedsByGame(games: readonly GameInfo[]): ReadonlyMap<number, Seeds> {
  return new Map(
    games
      .filter((game) => game.homeSeed !== null || game.awaySeed !== null)
      .map((game) => [game.id, { home: game.homeSeed, away: game.awaySeed }]),
  );
}
