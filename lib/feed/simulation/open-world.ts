/** Puts the simulated league together: schools, rosters, calendars, brackets, games and what surrounds them. */
import { LRUCache } from "lru-cache";
import { seasonGames } from "./bracket/postseason-games.ts";
import { currentSeason, seasonEnds, seasonOpens } from "./calendar/season-dates.ts";
import { createSeason, type Season } from "./calendar/season-games.ts";
import { expectGame } from "./game/expectation.ts";
import { playGame } from "./game/play-game.ts";
import type { PlayedGame } from "./game-model.ts";
import { createLeague } from "./league.ts";
import { leagueFacts } from "./league-facts.ts";
import type { LeagueKey } from "./league-model.ts";
import type { ResultMemory } from "./result-memory.ts";
import { createRosters } from "./rosters.ts";
import type { GameResult, SimulatedGame } from "./schedule-model.ts";
import { seasonNotices } from "./season-notices.ts";
import type { Notice, World } from "./world.ts";

/** Games of which every event is remembered: more than are ever on at once. Each takes some 300 kB. */
const GAMES_REMEMBERED = 160;
/** Lists of a season's games remembered, each as of one moment. */
const LISTS_REMEMBERED = 8;

/**
 * Opens the league of a key. The same key opens the same league, to the byte, on any machine.
 *
 * @param results of games that were played before; those of games played from now on are added
 */
export function openWorld(key: LeagueKey, results: ResultMemory = new Map()): World {
  const league = createLeague(key);
  const rosters = createRosters(league);
  const seasons = new Map<number, Season>();
  const notices = new Map<number, readonly Notice[]>();
  const played = new LRUCache<number, PlayedGame>({ max: GAMES_REMEMBERED });
  const lists = new LRUCache<string, readonly SimulatedGame[]>({ max: LISTS_REMEMBERED });

  const seasonOf = (season: number): Season =>
    remembered(seasons, season, () =>
      createSeason(league, (schoolId) => rosters.team(season, schoolId).strength, season),
    );
  /** A whole season that is played through once must not push the games out that are on: it only takes places that are free. */
  const playedGame = (game: SimulatedGame, remember: boolean): PlayedGame => {
    const known = played.get(game.id);
    if (known) return known;
    const { id: gameId, season, homeId, awayId, neutralSite, exhibition, tip, venue } = game;
    const [home, away] = [rosters.team(season, homeId), rosters.team(season, awayId)];
    const made = playGame({ seed: key.seed, gameId, home, away, neutralSite, exhibition, tip, venue });
    if (remember || played.size < GAMES_REMEMBERED) played.set(gameId, made);
    results.set(gameId, resultIn(made));
    return made;
  };
  const world: World = {
    key,
    currentSeason,
    opensAt: seasonOpens,
    team: rosters.team,
    games(season, at) {
      // After its end a season has the same games at every moment.
      const list = at < seasonEnds(season) ? `${season} ${at}` : `${season}`;
      const known = lists.get(list) ?? seasonGames(seasonOf(season), world.resultOf, at);
      lists.set(list, known);
      return known;
    },
    notices: (season) => remembered(notices, season, () => seasonNotices(world, league, rosters, season)),
    leagueFacts: () => leagueFacts(league),
    expectation(game) {
      const { season, homeId, awayId, neutralSite } = game;
      return expectGame(rosters.team(season, homeId), rosters.team(season, awayId), { neutralSite });
    },
    play: (game) => playedGame(game, true),
    replay: (game) => playedGame(game, false),
    resultOf(game) {
      if (game.fate.kind !== "played") return null;
      return results.get(game.id) ?? resultIn(playedGame(game, false));
    },
  };
  return world;
}

/** The last line of a game says how it ended. */
function resultIn({ events }: PlayedGame): GameResult {
  const last = events.at(-1);
  if (last === undefined) throw new RangeError("A game has events.");
  return { homePoints: last.homeScore, awayPoints: last.awayScore, endedAt: last.wallclock };
}

function remembered<K, V>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
