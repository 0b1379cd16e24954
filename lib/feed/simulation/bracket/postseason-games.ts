/** The games of all brackets that are known at a moment. */
import { dayOf } from "#lib/feed/simulation/calendar/calendar-day.ts";
import type { GameFrame } from "#lib/feed/simulation/calendar/finish-game.ts";
import { EASTERN, utcOfLocal } from "#lib/feed/simulation/calendar/local-time.ts";
import { byTip, type Season } from "#lib/feed/simulation/calendar/season-games.ts";
import type { ResultOf, SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { conferenceTournament, finalNumber } from "./conference-tournament.ts";
import { eventBracket } from "./event-bracket.ts";
import { chooseFields } from "./national-field.ts";
import { nationalTournament } from "./national-tournament.ts";
import { latest, type Moment, playBracket } from "./play-bracket.ts";
import { countsInConference, decidedGames } from "./school-record.ts";
import { secondTournament } from "./second-tournament.ts";
import { selectionRatings } from "./selection-rating.ts";
import { standingsOf } from "./standings.ts";
import { tournamentArenas } from "./tournament-arenas.ts";

/** Eastern time at which the fields are named on Selection Sunday. */
const SELECTION_MINUTES = 18 * 60;

/**
 * The later rounds of early events, conference tournaments and both national tournaments, as far as their schools are known at the moment.
 * A game is known from the end of the games that decide who plays it (`knownFrom`); the national games from the selection, Sunday at 18:00 Eastern
 * time or when the last conference final ends. Games come in no particular order.
 *
 * Only results that matter by then are asked for: none before the first early event, only those of events until a conference's last game, all of
 * them from the selection on.
 *
 * @throws RangeError where a game of a bracket is not played
 */
export function postseasonGames(season: Season, resultOf: ResultOf, at: Moment): SimulatedGame[] {
  const frame = frameOf(season);
  const events = eventGames(season, resultOf, at, frame);
  const tournaments = conferenceTournaments(season, [...season.games, ...events], resultOf, at, frame);
  const conferenceGames = tournaments.flatMap(({ games }) => games);
  const selected = utcOfLocal(dayOf(season.desk.dates.selectionSunday), SELECTION_MINUTES, EASTERN);
  const champions = tournaments.map(({ champion }) => champion);
  if ((at !== null && at < selected) || champions.some((champion) => champion === null)) {
    return [...events, ...conferenceGames];
  }
  const crowned = champions as { schoolId: number; at: string }[];
  const drawnAt = crowned.reduce((moment, champion) => latest(moment, champion.at) as string, selected);
  const seasonsGames = [...season.games, ...events, ...conferenceGames];
  const { nationalField, secondField } = season.desk.plan;
  const fields = chooseFields(
    selectionRatings(decidedGames(seasonsGames, resultOf, drawnAt)),
    crowned.map(({ schoolId }) => schoolId),
    nationalField,
    secondField,
  );
  const plans = [nationalTournament(season.desk, fields), secondTournament(season.desk, fields.second)];
  const national = plans.flatMap((plan) => playBracket({ plan, given: [], drawnAt }, resultOf, at, frame).games);
  return [...events, ...conferenceGames, ...national];
}

/** All games of a season that are known at a moment, by tip and then id: the fixed ones, make-ups announced by then, and brackets' games. */
export function seasonGames(season: Season, resultOf: ResultOf, at: Moment): SimulatedGame[] {
  const fixed = season.games.filter(({ knownFrom }) => at === null || knownFrom === null || knownFrom <= at);
  return [...fixed, ...postseasonGames(season, resultOf, at)].sort(byTip);
}

function frameOf({ league, season, desk }: Season): GameFrame {
  return { seed: league.seed, season, school: (id) => desk.teamOf(id).school };
}

function eventGames(season: Season, resultOf: ResultOf, at: Moment, frame: GameFrame): SimulatedGame[] {
  const ofEvents = Map.groupBy(season.games, (game) => game.tournament);
  return season.events.flatMap((event, place) => {
    if (event.kind !== "bracket") return [];
    const bracket = eventBracket(season, event, place, ofEvents.get(event.name) ?? []);
    return playBracket(bracket, resultOf, at, frame).games;
  });
}

interface Tournament {
  games: SimulatedGame[];
  /** Null while the final is not over. */
  champion: { schoolId: number; at: string } | null;
}

function conferenceTournaments(
  season: Season,
  games: readonly SimulatedGame[],
  resultOf: ResultOf,
  at: Moment,
  frame: GameFrame,
): Tournament[] {
  const { desk, league } = season;
  const conferenceOf = (schoolId: number) => desk.teamOf(schoolId).conferenceId;
  const lastTips = new Map<number, string>();
  for (const game of games) {
    if (!countsInConference(game) || game.fate.kind !== "played") continue;
    const conferenceId = conferenceOf(game.homeId);
    lastTips.set(conferenceId, latest(lastTips.get(conferenceId) ?? null, game.tip) as string);
  }
  const isOver = (conferenceId: number) => {
    const lastTip = lastTips.get(conferenceId);
    return lastTip !== undefined && (at === null || lastTip <= at);
  };
  const none: Tournament = { games: [], champion: null };
  if (!league.conferences.some(({ id }) => isOver(id))) return league.conferences.map(() => none);
  const gamesOf = Map.groupBy(
    games.flatMap((game) => {
      const [home, away] = [conferenceOf(game.homeId), conferenceOf(game.awayId)];
      return home === away
        ? [{ conferenceId: home, game }]
        : [home, away].map((conferenceId) => ({ conferenceId, game }));
    }),
    ({ conferenceId }) => conferenceId,
  );
  const arenas = tournamentArenas(desk);
  return league.conferences.map((conference, place): Tournament => {
    if (!isOver(conference.id)) return none;
    const own = (gamesOf.get(conference.id) ?? []).map(({ game }) => game);
    const decided = decidedGames(own, resultOf, at);
    const deciding = own.filter((game) => countsInConference(game) && game.fate.kind === "played");
    const within = decided.filter(({ game }) => countsInConference(game));
    if (within.length < deciding.length) return none;
    const drawnAt = within.reduce<string | null>((moment, { result }) => latest(moment, result.endedAt), null);
    const schoolIds = desk.teams.filter((team) => team.conferenceId === conference.id).map(({ school }) => school.id);
    const order = standingsOf(
      schoolIds,
      decided.filter(({ result }) => drawnAt !== null && result.endedAt <= drawnAt),
      `${league.seed} ${season.season}`,
    );
    const seeds = order.map(({ schoolId }) => schoolId);
    const plan = conferenceTournament(desk, place, seeds, arenas[place] as (typeof arenas)[number]);
    const played = playBracket({ plan, given: [], drawnAt }, resultOf, at, frame);
    return { games: played.games, champion: played.winnerOf(finalNumber(plan)) };
  });
}
