/** A game's two teams in the order pages show them: the visitors first, the home team second. */
import type { Side } from "#lib/basketball/enums.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

export interface GameSide {
  side: Side;
  teamId: number;
  team: string;
  conference: string | null;
  seed: number | null;
  points: number | null;
  periodPoints: number[] | null;
  /** Null while the game is not decided. */
  winner: boolean | null;
}

export function gameSides(game: GameInfo): readonly [away: GameSide, home: GameSide] {
  return [
    {
      side: "away",
      teamId: game.awayTeamId,
      team: game.awayTeam,
      conference: game.awayConference,
      seed: game.awaySeed,
      points: game.awayPoints,
      periodPoints: game.awayPeriodPoints,
      winner: game.awayWinner,
    },
    {
      side: "home",
      teamId: game.homeTeamId,
      team: game.homeTeam,
      conference: game.homeConference,
      seed: game.homeSeed,
      points: game.homePoints,
      periodPoints: game.homePeriodPoints,
      winner: game.homeWinner,
    },
  ];
}

/** `Saint Louis at St. Bonaventure`; on a neutral floor nobody is at anybody's: `Kansas vs. Duke`. */
export function matchupText(game: Pick<GameInfo, "awayTeam" | "homeTeam" | "neutralSite">): string {
  return `${game.awayTeam} ${game.neutralSite ? "vs." : "at"} ${game.homeTeam}`;
}

/** `Saint Louis 97, St. Bonaventure 62`; without points the matchup alone. */
export function scoreText(game: GameInfo): string {
  if (game.awayPoints === null || game.homePoints === null) return matchupText(game);
  return `${game.awayTeam} ${game.awayPoints}, ${game.homeTeam} ${game.homePoints}`;
}

/** What a game is part of: the tournament and the feed's remark; the remark alone where it names the tournament itself. Empty without either. */
export function occasionText({ tournament, gameNotes }: Pick<GameInfo, "tournament" | "gameNotes">): string {
  const texts = [tournament, gameNotes].filter((text) => text !== null && text !== "");
  return (tournament !== null && gameNotes?.startsWith(tournament) ? [gameNotes] : texts).join(" · ");
}

/** Periods the line score has; null where the feed gives no points by period. */
export function periodsPlayed(game: Pick<GameInfo, "homePeriodPoints" | "awayPeriodPoints">): number | null {
  const periods = Math.max(game.homePeriodPoints?.length ?? 0, game.awayPeriodPoints?.length ?? 0);
  return periods === 0 ? null : periods;
}

/** Whose floor and where: `at St. Bonaventure · Reilly Center, Olean, NY`, `Neutral site · …`. */
export function placeText(game: Pick<GameInfo, "neutralSite" | "homeTeam" | "venue" | "city" | "state">): string {
  const floor = game.neutralSite ? "Neutral site" : `at ${game.homeTeam}`;
  const venue = venueText(game);
  return venue === null ? floor : `${floor} · ${venue}`;
}

/** The place of a game in words: `Reilly Center, Olean, NY`; null where nothing is known of it. */
export function venueText(game: Pick<GameInfo, "venue" | "city" | "state">): string | null {
  const parts = [game.venue, game.city, game.state].filter((part) => part !== null && part !== "");
  return parts.length === 0 ? null : parts.join(", ");
}
