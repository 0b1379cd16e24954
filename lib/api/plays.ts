/** Plays as records: whole documents where everything is asked for, cut by their index where not. */
import { PLAY_TYPES } from "#lib/basketball/play-types.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { datePlays, gamePlays, playerPlays, teamPlays, tournamentPlays } from "#lib/records/play-endpoints.ts";
import type { Database } from "#lib/store/connection.ts";
import { type GameFilter, selectGamePlaces } from "#lib/store/games.ts";
import { cutPlays, type PlayIndex, unpackPlayBody } from "#lib/store/play-document.ts";
import { selectIndexedPlayDocuments, selectPlayDocuments } from "#lib/store/plays.ts";
import { gameFilterOf } from "./game-filter.ts";
import { inParts, type Listing, listingOf } from "./listing.ts";

/** A game's plays are up to 500 KB of text: few games at a time. */
const GAMES_A_PART = 4;
const HOUR = 3_600_000;

export function listGamePlays(db: Database, values: ValuesOf<typeof gamePlays>): Promise<Listing> {
  return playsOf(db, { gameId: values.gameId, match: "either" }, values);
}

export function listPlayerPlays(db: Database, values: ValuesOf<typeof playerPlays>): Promise<Listing> {
  const { playerId, season } = values;
  return playsOf(db, { athleteId: playerId, season, match: "either" }, { ...values, athleteId: playerId });
}

export async function listTeamPlays(db: Database, values: ValuesOf<typeof teamPlays>): Promise<Listing> {
  const { season, team } = values;
  return playsOf(db, await gameFilterOf(db, { season, team }, { match: "either" }), values);
}

/** The half-open day [date + h, date + h + 24 h). */
export function listDatePlays(db: Database, values: ValuesOf<typeof datePlays>): Promise<Listing> {
  const start = Date.parse(`${values.date}T00:00:00.000Z`) + (values.utcOffset ?? 0) * HOUR;
  const startFrom = new Date(start).toISOString();
  const startBefore = new Date(start + 24 * HOUR).toISOString();
  return playsOf(db, { startFrom, startBefore, match: "either" }, values);
}

export async function listTournamentPlays(db: Database, values: ValuesOf<typeof tournamentPlays>): Promise<Listing> {
  const { season, tournament } = values;
  return playsOf(db, await gameFilterOf(db, { season, tournament }, { match: "either" }), values);
}

export async function listPlayTypes(): Promise<Listing> {
  return listingOf(PLAY_TYPES);
}

interface PlayCut {
  shootingPlaysOnly?: boolean | undefined;
  athleteId?: number | undefined;
}

async function playsOf(db: Database, filter: GameFilter, cut: PlayCut): Promise<Listing> {
  const ids = (await selectGamePlaces(db, filter)).map((place) => place.id);
  if (cut.shootingPlaysOnly || cut.athleteId !== undefined) {
    return { batches: () => inParts(ids, GAMES_A_PART, (part) => readCutPlays(db, part, cut)) };
  }
  return {
    batches: () =>
      inParts(ids, GAMES_A_PART, async (part) =>
        (await selectPlayDocuments(db, part)).map((document) => unpackPlayBody(document.body).toString()),
      ),
    documents: () => inParts(ids, GAMES_A_PART, (part) => selectPlayDocuments(db, part)),
  };
}

async function readCutPlays(db: Database, gameIds: readonly number[], cut: PlayCut): Promise<string[]> {
  const documents = await selectIndexedPlayDocuments(db, gameIds);
  return documents.flatMap(({ body, playIndex }) => {
    const places = placesOf(playIndex, cut);
    if (places.length === 0) return [];
    return cutPlays(unpackPlayBody(body), playIndex.offsets, places).map((play) => play.toString());
  });
}

function placesOf(index: PlayIndex, { shootingPlaysOnly, athleteId }: PlayCut): number[] {
  const named = athleteId === undefined ? [...index.offsets.keys()] : (index.athletes[athleteId] ?? []);
  return shootingPlaysOnly ? named.filter((place) => index.shooting[place] === "1") : named;
}
