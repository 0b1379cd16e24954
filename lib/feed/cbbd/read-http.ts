/**
 * A whole service of this interface over HTTP: what it knows of conferences, venues and teams, of recruits, transfers and the draft, then
 * season by season its rosters, polls and games. Everything of a game comes in one document, so that it is written once.
 */
import { periodFormat } from "#lib/basketball/clock.ts";
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import type { FeedDocument, FeedReader, FeedWarning } from "#lib/feed/feed.ts";
import { contentHash } from "#lib/feed/read-files.ts";
import { CbbdClient, type CbbdClientOptions, faultyAnswer } from "./cbbd-client.ts";
import { mapConference, mapConferenceHistory, mapLineProvider, mapRoster, mapTeam, mapVenue } from "./map-entities.ts";
import { mapRankings } from "./map-rankings.ts";
import type { RawGame } from "./raw-games.ts";
import type { RawConferenceHistory } from "./raw-teams.ts";
import { readSeasonGames } from "./read-season-games.ts";
import { recruitingAndDraftListings } from "./recruiting-and-draft-listings.ts";
import { RosterIndex } from "./roster-index.ts";

export interface CbbdHttpOptions extends CbbdClientOptions {
  /** Seasons to read; without them every season the service may know. */
  seasons?: readonly number[];
  /** Records do not say which league they are of; without it the number of periods of the games tells. */
  league?: League;
  /** Now, for telling the last season there can be. */
  now?: () => Date;
}

/**
 * Mirrors a service: another Courtside, or any server of this interface.
 *
 * @throws FeedFault `bad_address`; while reading `key_refused`, `server_down`. A listing or game that fails alone is a document with its fault.
 */
export function readCbbdHttp(options: CbbdHttpOptions): FeedReader {
  return {
    source: "cbbd",
    total: null,
    documents: () => readService(options),
  };
}

async function* readService({ seasons, now = () => new Date(), ...options }: CbbdHttpOptions) {
  const client = new CbbdClient(options);
  const firstGames = await readFirstGames(client, seasons?.[0] ?? null);
  const league = options.league ?? leagueOf(firstGames);
  const whole = async (
    key: string,
    path: string,
    read: () => Promise<{ content: unknown; mapped: Fact[]; warnings?: FeedWarning[] }>,
  ): Promise<FeedDocument> => {
    const origin = client.address(path);
    try {
      const { content, mapped, warnings = [] } = await read();
      const facts = { facts: mapped, warnings };
      return { key, origin, contentHash: contentHash(JSON.stringify(content)), map: () => facts };
    } catch (error) {
      return faultyAnswer(key, origin, error);
    }
  };

  yield await whole("conferences", "/conferences", async () => {
    const content = await client.list("conference", "/conferences");
    return { content, mapped: content.map((record) => mapConference(record, league)) };
  });
  yield await whole("venues", "/venues", async () => {
    const content = await client.list("venue", "/venues");
    return { content, mapped: content.map(mapVenue) };
  });
  yield await whole("teams", "/teams", async () => {
    const content = await client.list("team", "/teams");
    // The history states memberships with their seasons; the current one alone would say less.
    return {
      content,
      mapped: content.map((record) => mapTeam({ ...record, conferenceId: null, conference: null }, league)),
    };
  });
  let earliestMembership: number | null = null;
  yield await whole("conferences/history", "/conferences/history", async () => {
    const content = await client.list("conferenceHistory", "/conferences/history");
    const starts = content.flatMap((conference) => conference.teams.map((team) => team.startSeason));
    earliestMembership = starts.length > 0 ? Math.min(...starts) : null;
    const closed = await closeSpans(client, content, earliestMembership, now());
    return { content: closed, mapped: closed.flatMap((record) => mapConferenceHistory(record, league)) };
  });

  yield await whole("lines/providers", "/lines/providers", async () => {
    const content = await client.list("lineProvider", "/lines/providers");
    return { content, mapped: content.map(mapLineProvider) };
  });

  for (const { path, read } of recruitingAndDraftListings(client, league)) yield await whole(path.slice(1), path, read);

  for (const season of seasons ?? knownSeasons(firstGames, earliestMembership, now())) {
    const rosters = new RosterIndex();
    yield await whole(`rosters/${season}`, "/teams/roster", async () => {
      const content = await client.list("roster", "/teams/roster", { season });
      for (const roster of content) rosters.add(roster);
      return { content, mapped: content.flatMap((record) => mapRoster(record, league)) };
    });
    yield await whole(`rankings/${season}`, "/rankings", async () => {
      const content = await client.list("ranking", "/rankings", { season });
      const { facts, warnings } = mapRankings(content, league);
      return { content, mapped: facts, warnings };
    });
    try {
      yield* readSeasonGames(client, season, { league, rosters });
    } catch (error) {
      yield faultyAnswer(`games/season/${season}`, client.address("/games", { season }), error);
    }
  }
}

/** How far ahead of the current season a service may look: the next one, and the one after it for which memberships hold on. */
const SEASONS_AHEAD = 2;

/** The first games there are, of all or of one season: listings are by start date. */
async function readFirstGames(client: CbbdClient, season: number | null): Promise<RawGame[]> {
  const games = client.listByDate("game", "/games", { season }, (game) => game.id);
  const page = (await games.next()).value ?? [];
  await games.return(undefined);
  return page;
}

/** Women play four periods and men two, but for a game in a hundred that goes to a second overtime. Men where no game has points by period. */
function leagueOf(games: readonly RawGame[]): League {
  const periods = games.flatMap((game) => game.homePeriodPoints?.length ?? []).filter((count) => count > 0);
  const quarters = periods.filter((count) => count >= periodFormat("womens").regulationPeriods).length;
  return quarters > periods.length / 2 ? "womens" : "mens";
}

/**
 * The seasons a service may know: from its first game or membership to the one after the current, which may have been scheduled. A season in
 * between without games costs two small requests.
 */
function knownSeasons(firstGames: readonly RawGame[], earliestMembership: number | null, now: Date): number[] {
  const current = seasonOfDate(now.toISOString());
  const first = firstGames[0]?.season ?? current;
  const from = Math.min(first, earliestMembership ?? first, current);
  return Array.from({ length: current + 2 - from }, (_none, index) => from + index);
}

/**
 * A Courtside shows a membership that lasts to the latest season it knows as open. To the mirror that would say less than was known, so open
 * ends become that season; it is one before the last season of which the service speaks at all.
 */
async function closeSpans(
  client: CbbdClient,
  histories: RawConferenceHistory[],
  earliest: number | null,
  now: Date,
): Promise<RawConferenceHistory[]> {
  if (!client.courtside || earliest === null) return histories;
  let spokenOf = seasonOfDate(now.toISOString()) + SEASONS_AHEAD;
  while (spokenOf > earliest && (await client.directory(spokenOf)).teams.length === 0) spokenOf--;
  const latest = spokenOf - 1;
  return histories.map((history) => ({
    ...history,
    teams: history.teams.map((team) => ({ ...team, endSeason: team.endSeason ?? Math.max(latest, team.startSeason) })),
  }));
}
