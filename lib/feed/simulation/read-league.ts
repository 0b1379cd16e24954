/** Everything the simulated league says as of a moment, what visitors look at first in front. */
import { slateDateOf } from "#lib/basketball/eastern-date.ts";
import type { FeedDocument, FeedReader } from "#lib/feed/feed.ts";
import { gameDocument, leagueDocument, noticeDocument } from "./league-documents.ts";
import type { SimulatedGame } from "./schedule-model.ts";
import type { World } from "./world.ts";

/** Games of the days before today that belong to a first look: whole days, until there are so many. */
const FIRST_LOOK_GAMES = 20;

export interface LeagueReader extends FeedReader {
  /** Seasons before the latest are estimated until their turn comes: which games their tournaments had, only their results tell. */
  readonly total: number;
  /** How many of the documents a first look needs: schools, rosters, today's games and those of the latest days. They come first. */
  readonly firstLook: number;
}

/** The seasons that are read at a moment: the current one and those before it, the latest first. */
export function seasonsAt(world: World, at: string, count: number): number[] {
  const current = world.currentSeason(at);
  return Array.from({ length: count }, (_, back) => current - back);
}

type Maker = () => FeedDocument;

/**
 * The documents of `seasons` (the latest first), each as it stands when it is handed out: schools and rosters, today's games, those of the days
 * before, the latest first, those to come; games of the seasons before; polls, the oldest first; what happens between seasons.
 *
 * @param moment the league's time, asked for each document; UTC with milliseconds
 */
export function readLeague(world: World, seasons: readonly number[], moment: () => string): LeagueReader {
  const start = moment();
  const [latest, ...before] = seasons;
  const makeGames = (games: readonly SimulatedGame[]): Maker[] =>
    games.map((game) => () => gameDocument(world, game, moment()));
  const makeNotices = (kind: string, ofSeasons: readonly number[]): Maker[] =>
    ofSeasons
      .flatMap((season) => world.notices(season))
      .filter(({ key, knownFrom }) => key.startsWith(`${kind}/`) && knownFrom <= start)
      .map((notice) => () => noticeDocument(world, notice));
  const days = arrange(latest === undefined ? [] : world.games(latest, start), start);
  const firstLook = [
    () => leagueDocument(world),
    ...makeNotices("season", seasons),
    ...makeGames([...days.today, ...days.justPlayed]),
  ];
  const rest = makeGames([...days.played, ...days.coming]);
  const notices = [...makeNotices("poll", seasons.toReversed()), ...makeNotices("offseason", seasons.toReversed())];
  const opened = new Map<number, Maker[]>();
  const older = (season: number): Maker[] => {
    const makers = opened.get(season) ?? makeGames(latestFirst(world.games(season, start)));
    opened.set(season, makers);
    return makers;
  };
  const known = firstLook.length + rest.length + notices.length;
  return {
    source: "simulation",
    get total() {
      const estimate = days.today.length + days.justPlayed.length + rest.length;
      return before.reduce((sum, season) => sum + (opened.get(season)?.length ?? estimate), known);
    },
    firstLook: firstLook.length,
    async *documents() {
      for (const make of [...firstLook, ...rest]) yield make();
      for (const season of before) for (const make of older(season)) yield make();
      for (const make of notices) yield make();
    },
  };
}

interface ArrangedGames {
  today: SimulatedGame[];
  /** Of the latest days before today, and of those before them. Both the latest day first, and a day's games by their tips. */
  justPlayed: SimulatedGame[];
  played: SimulatedGame[];
  coming: SimulatedGame[];
}

/** The latest day first, and a day's games by their tips. */
function latestFirst(games: readonly SimulatedGame[]): SimulatedGame[] {
  return games.toSorted(
    (one, other) => compare(other.easternDate, one.easternDate) || compare(one.tip, other.tip) || one.id - other.id,
  );
}

function arrange(games: readonly SimulatedGame[], at: string): ArrangedGames {
  const today = slateDateOf(at);
  const past = latestFirst(games.filter((game) => game.easternDate < today));
  const lastDay = past[Math.min(past.length, FIRST_LOOK_GAMES) - 1]?.easternDate ?? today;
  return {
    today: games.filter((game) => game.easternDate === today),
    justPlayed: past.filter((game) => game.easternDate >= lastDay),
    played: past.filter((game) => game.easternDate < lastDay),
    coming: games.filter((game) => game.easternDate > today),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
