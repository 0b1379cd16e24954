/** Games and their broadcasts as records. */
import type { BroadcastFact } from "#lib/basketball/game-facts.ts";
import { seasonLabel } from "#lib/basketball/season.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import { type gameDays, gameMedia, games } from "#lib/records/game-endpoints.ts";
import type { GameInfo, GameMediaInfo } from "#lib/records/game-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { type GameRow, selectGameDays, selectGames } from "#lib/store/games.ts";
import type { Flag } from "#lib/store/tables.ts";
import { gameFilterOf, readGamePage } from "./game-filter.ts";
import { inParts, type Listing, listingOf } from "./listing.ts";

const GAMES_A_PART = 200;

export async function listGames(db: Database, values: ValuesOf<typeof games>): Promise<Listing> {
  const filter = { ...(await gameFilterOf(db, values, { match: "either" })), status: values.status };
  return pageOfGames(db, await readGamePage(db, filter, values.cursor, games.gameLimit), gameInfo);
}

export async function listGameMedia(db: Database, values: ValuesOf<typeof gameMedia>): Promise<Listing> {
  const filter = await gameFilterOf(db, values, { match: "either" });
  return pageOfGames(db, await readGamePage(db, filter, values.cursor, gameMedia.gameLimit), gameMediaInfo);
}

/** A day's games are counted where they are played: by US Eastern days. */
export async function listGameDays(db: Database, values: ValuesOf<typeof gameDays>): Promise<Listing> {
  return listingOf(await selectGameDays(db, await gameFilterOf(db, values, { match: "either" })));
}

type Page = Awaited<ReturnType<typeof readGamePage>>;

function pageOfGames(db: Database, { places, ...page }: Page, record: (row: GameRow) => unknown): Listing {
  const ids = places.map((place) => place.id);
  return {
    page,
    batches: () =>
      inParts(ids, GAMES_A_PART, async (part) =>
        (await selectGames(db, part)).map((row) => JSON.stringify(record(row))),
      ),
  };
}

export function truth(flag: Flag): boolean;
export function truth(flag: Flag | null): boolean | null;
export function truth(flag: Flag | null): boolean | null {
  return flag === null ? null : flag === 1;
}

function gameInfo(row: GameRow): GameInfo {
  return {
    id: row.id,
    sourceId: row.sourceId,
    seasonLabel: seasonLabel(row.season),
    season: row.season,
    seasonType: row.seasonType,
    startDate: row.startDate,
    startTimeTbd: truth(row.startTimeTbd),
    neutralSite: truth(row.neutralSite),
    conferenceGame: truth(row.conferenceGame),
    gameType: row.gameType,
    tournament: row.tournament,
    gameNotes: row.notes,
    status: row.status,
    attendance: row.attendance,
    homeTeamId: row.homeTeamId,
    homeTeam: row.homeTeam,
    homeConferenceId: row.homeConferenceId,
    homeConference: row.homeConference,
    homeSeed: row.homeSeed,
    homePoints: row.homePoints,
    homePeriodPoints: points(row.homePeriodPoints),
    homeWinner: truth(row.homeWinner),
    homeTeamEloStart: whole(row.homeEloStart),
    homeTeamEloEnd: whole(row.homeEloEnd),
    awayTeamId: row.awayTeamId,
    awayTeam: row.awayTeam,
    awayConferenceId: row.awayConferenceId,
    awayConference: row.awayConference,
    awaySeed: row.awaySeed,
    awayPoints: row.awayPoints,
    awayPeriodPoints: points(row.awayPeriodPoints),
    awayWinner: truth(row.awayWinner),
    awayTeamEloStart: whole(row.awayEloStart),
    awayTeamEloEnd: whole(row.awayEloEnd),
    excitement: row.excitement,
    venueId: row.venueId,
    venue: row.venue,
    city: row.city,
    state: row.state,
  };
}

function gameMediaInfo(row: GameRow): GameMediaInfo {
  return {
    gameId: row.id,
    season: row.season,
    seasonLabel: seasonLabel(row.season),
    seasonType: row.seasonType,
    tournament: row.tournament,
    startDate: row.startDate,
    startTimeTbd: truth(row.startTimeTbd),
    homeTeamId: row.homeTeamId,
    homeTeam: row.homeTeam,
    homeConference: row.homeConference,
    awayTeamId: row.awayTeamId,
    awayTeam: row.awayTeam,
    awayConference: row.awayConference,
    neutralSite: truth(row.neutralSite),
    conferenceGame: truth(row.conferenceGame),
    gameType: row.gameType,
    notes: row.notes,
    broadcasts: broadcasts(row.broadcasts),
  };
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function points(json: string | null): number[] | null {
  return json === null ? null : (JSON.parse(json) as number[]);
}

/** Distinct, by type, then name. */
function broadcasts(json: string): GameMediaInfo["broadcasts"] {
  const distinct = new Map<string, GameMediaInfo["broadcasts"][number]>();
  for (const { type, name } of JSON.parse(json) as BroadcastFact[]) {
    distinct.set(`${type}\n${name}`, { broadcastName: name, broadcastType: type });
  }
  return [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, broadcast]) => broadcast);
}
