/** Stints as substitution records. */
import { otherSide } from "#lib/basketball/enums.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { PlayerSubsititution } from "#lib/records/play-records.ts";
import type { gameSubstitutions, playerSubstitutions, teamSubstitutions } from "#lib/records/substitution-endpoints.ts";
import type { Database } from "#lib/store/connection.ts";
import { type GameFilter, type GameRow, selectGamePlaces, selectGames } from "#lib/store/games.ts";
import { type StintFilter, type StintRow, selectStints } from "#lib/store/stints.ts";
import { selectTeamIdsByName } from "#lib/store/teams.ts";
import { inParts, type Listing } from "./listing.ts";

const GAMES_A_PART = 20;

export function listGameSubstitutions(db: Database, values: ValuesOf<typeof gameSubstitutions>): Promise<Listing> {
  return stintsOf(db, { gameId: values.gameId, match: "either" }, {});
}

export function listPlayerSubstitutions(
  db: Database,
  { playerId, season }: ValuesOf<typeof playerSubstitutions>,
): Promise<Listing> {
  return stintsOf(db, { athleteId: playerId, season, match: "either" }, { athleteId: playerId });
}

export async function listTeamSubstitutions(
  db: Database,
  { team, season }: ValuesOf<typeof teamSubstitutions>,
): Promise<Listing> {
  const teamIds = await selectTeamIdsByName(db, team);
  return stintsOf(db, { teamIds, season, match: "either" }, { teamIds });
}

async function stintsOf(db: Database, filter: GameFilter, whose: Omit<StintFilter, "gameIds">): Promise<Listing> {
  const ids = (await selectGamePlaces(db, filter)).map((place) => place.id);
  return {
    batches: () =>
      inParts(ids, GAMES_A_PART, async (part) => {
        const games = await selectGames(db, part);
        const stints = Map.groupBy(await selectStints(db, { ...whose, gameIds: part }), (stint) => stint.gameId);
        return games.flatMap((game) =>
          (stints.get(game.id) ?? []).map((stint) => JSON.stringify(substitution(game, stint))),
        );
      }),
  };
}

function substitution(game: GameRow, stint: StintRow): PlayerSubsititution {
  const opponent = otherSide(stint.side);
  return {
    gameId: game.id,
    startDate: game.startDate,
    teamId: stint.teamId,
    team: game[`${stint.side}Team`],
    conference: game[`${stint.side}Conference`],
    athleteId: stint.athleteId,
    athlete: stint.athlete,
    position: stint.athletePosition,
    opponentId: game[`${opponent}TeamId`],
    opponent: game[`${opponent}Team`],
    opponentConference: game[`${opponent}Conference`],
    subIn: {
      period: stint.inPeriod,
      secondsRemaining: stint.inSecondsRemaining,
      teamPoints: stint.inTeamPoints,
      opponentPoints: stint.inOpponentPoints,
    },
    subOut: {
      period: stint.outPeriod,
      secondsRemaining: stint.outSecondsRemaining,
      teamPoints: stint.outTeamPoints,
      opponentPoints: stint.outOpponentPoints,
    },
  };
}
