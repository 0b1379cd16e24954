/** From the parameters that listings of games share to the filter of the store. */
import type { SeasonType } from "#lib/basketball/enums.ts";
import { selectConferences } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { countGames, type GameFilter, type GamePlace, selectGamePlaces } from "#lib/store/games.ts";
import { selectTeamIdsByName } from "#lib/store/teams.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import type { ListingPage } from "./listing.ts";

export interface GameFilterValues {
  gameId?: number | undefined;
  startDateRange?: string | undefined;
  endDateRange?: string | undefined;
  team?: string | undefined;
  conference?: string | undefined;
  season?: number | undefined;
  seasonType?: SeasonType | undefined;
  tournament?: string | undefined;
}

/** The filter with the ids of the team and the conference that are named; a name nobody has matches nothing. */
export async function gameFilterOf(
  db: Database,
  values: GameFilterValues,
  kind: Pick<GameFilter, "match" | "having">,
): Promise<GameFilter> {
  const { team, conference } = values;
  return {
    ...kind,
    gameId: values.gameId,
    season: values.season,
    seasonType: values.seasonType,
    tournament: values.tournament,
    startFrom: values.startDateRange,
    startTo: values.endDateRange,
    teamIds: team === undefined ? undefined : await selectTeamIdsByName(db, team),
    conferenceIds: conference === undefined ? undefined : (await selectConferences(db, conference)).map(({ id }) => id),
  };
}

export interface GamePage extends ListingPage {
  places: GamePlace[];
}

/** At most `gameLimit` places of games after the cursor, and where the next page starts. */
export async function readGamePage(
  db: Database,
  filter: GameFilter,
  cursor: string | undefined,
  gameLimit: number | null,
): Promise<GamePage> {
  const limit = gameLimit ?? Number.MAX_SAFE_INTEGER - 1;
  const after = cursor === undefined ? undefined : (decodeCursor(cursor) ?? undefined);
  // One more than fits tells whether there is a next page.
  const found = await selectGamePlaces(db, filter, { after, limit: limit + 1 });
  const places = found.slice(0, limit);
  const last = places.at(-1);
  const next = found.length > limit && last ? encodeCursor(last) : null;
  const total = next === null && after === undefined ? places.length : await countGames(db, filter);
  return { places, total, next };
}
