/**
 * Team and player box scores as records. The statistics lie in the store as the JSON text of the record's own part, so a record is put
 * together as text: header, then the stored texts.
 */
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import { seasonLabel } from "#lib/basketball/season.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import { playerBoxScores, teamBoxScores } from "#lib/records/game-endpoints.ts";
import type { GameBoxScorePlayers, GameBoxScoreTeam } from "#lib/records/game-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { type GameFilter, type GameRow, selectGames } from "#lib/store/games.ts";
import { selectPlayerBoxScores } from "#lib/store/player-box-scores.ts";
import { selectGameMinutes, selectTeamBoxScores } from "#lib/store/team-box-scores.ts";
import { gameFilterOf, readGamePage } from "./game-filter.ts";
import { truth } from "./games.ts";
import { inParts, type Listing } from "./listing.ts";

const GAMES_A_PART = 100;
/** Length of a game whose period points nobody states: no overtime is known of. */
const REGULATION_MINUTES = 40;

export async function listTeamBoxScores(db: Database, values: ValuesOf<typeof teamBoxScores>): Promise<Listing> {
  const filter = await gameFilterOf(db, values, { match: "own", having: "teamBoxScores" });
  const { places, ...page } = await readGamePage(db, filter, values.cursor, teamBoxScores.gameLimit);
  const ids = places.map((place) => place.id);
  return { page, batches: () => inParts(ids, GAMES_A_PART, (part) => readTeamBoxScores(db, part, filter)) };
}

export async function listPlayerBoxScores(db: Database, values: ValuesOf<typeof playerBoxScores>): Promise<Listing> {
  const filter = await gameFilterOf(db, values, { match: "own", having: "playerBoxScores" });
  const { places, ...page } = await readGamePage(db, filter, values.cursor, playerBoxScores.gameLimit);
  const ids = places.map((place) => place.id);
  return { page, batches: () => inParts(ids, GAMES_A_PART, (part) => readPlayerBoxScores(db, part, filter)) };
}

async function readTeamBoxScores(db: Database, ids: readonly number[], filter: GameFilter): Promise<string[]> {
  const games = await selectGames(db, ids);
  const boxScores = new Map((await selectTeamBoxScores(db, ids)).map((row) => [`${row.gameId} ${row.side}`, row]));
  return games.flatMap((game) =>
    ownSides(game, filter).flatMap((side) => {
      const own = boxScores.get(`${game.id} ${side}`);
      const opponent = boxScores.get(`${game.id} ${otherSide(side)}`);
      if (!own || !opponent) return [];
      const head = { ...gameTeamHeader(game, side), gameMinutes: own.gameMinutes, pace: own.pace } satisfies TeamHead;
      return [withParts(head, `"teamStats":${own.stats},"opponentStats":${opponent.stats}`)];
    }),
  );
}

async function readPlayerBoxScores(db: Database, ids: readonly number[], filter: GameFilter): Promise<string[]> {
  const games = await selectGames(db, ids);
  const minutes = new Map((await selectGameMinutes(db, ids)).map((row) => [`${row.gameId} ${row.side}`, row]));
  const players = Map.groupBy(await selectPlayerBoxScores(db, ids), (row) => `${row.gameId} ${row.side}`);
  return games.flatMap((game) =>
    ownSides(game, filter).flatMap((side) => {
      const rows = players.get(`${game.id} ${side}`);
      if (!rows) return [];
      const own = minutes.get(`${game.id} ${side}`);
      const head = {
        ...gameTeamHeader(game, side),
        gameMinutes: own?.gameMinutes ?? REGULATION_MINUTES,
        gamePace: own?.pace ?? null,
      } satisfies PlayersHead;
      return [withParts(head, `"players":[${rows.map((row) => row.stats).join(",")}]`)];
    }),
  );
}

type TeamHead = Omit<GameBoxScoreTeam, "teamStats" | "opponentStats">;
type PlayersHead = Omit<GameBoxScorePlayers, "players">;

/** JSON text of `head` with `parts`, members already written as text, at its end. */
function withParts(head: object, parts: string): string {
  return `${JSON.stringify(head).slice(0, -1)},${parts}}`;
}

/** The sides a filter asks for, home first: those that have both the team and the conference. */
function ownSides(game: GameRow, { teamIds, conferenceIds }: GameFilter): Side[] {
  return SIDES.filter((side) => {
    const conferenceId = game[`${side}ConferenceId`];
    const ofTeam = teamIds === undefined || teamIds.includes(game[`${side}TeamId`]);
    return ofTeam && (conferenceIds === undefined || (conferenceId !== null && conferenceIds.includes(conferenceId)));
  });
}

function gameTeamHeader(game: GameRow, side: Side): Omit<TeamHead, "gameMinutes" | "pace"> {
  const opponent = otherSide(side);
  return {
    gameId: game.id,
    season: game.season,
    seasonLabel: seasonLabel(game.season),
    seasonType: game.seasonType,
    tournament: game.tournament,
    startDate: game.startDate,
    startTimeTbd: truth(game.startTimeTbd),
    teamId: game[`${side}TeamId`],
    team: game[`${side}Team`],
    conference: game[`${side}Conference`],
    teamSeed: game[`${side}Seed`],
    opponentId: game[`${opponent}TeamId`],
    opponent: game[`${opponent}Team`],
    opponentConference: game[`${opponent}Conference`],
    opponentSeed: game[`${opponent}Seed`],
    neutralSite: truth(game.neutralSite),
    isHome: side === "home",
    conferenceGame: truth(game.conferenceGame),
    gameType: game.gameType,
    notes: game.notes,
  };
}
