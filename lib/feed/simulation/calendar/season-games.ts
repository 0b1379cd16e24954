/** The games of a season that are fixed before anybody plays. */
import type { League, SimulatedSchool } from "#lib/feed/simulation/league-model.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { dateOf, dayOf, onOrAfter, TUESDAY } from "./calendar-day.ts";
import { conferenceGames } from "./conference-games.ts";
import { disrupt } from "./disruptions.ts";
import type { DraftGame } from "./draft-game.ts";
import type { EarlyEvent } from "./early-events.ts";
import { knownEventGames, planEvents } from "./event-games.ts";
import { exhibitionGames } from "./exhibition-games.ts";
import { finishGame } from "./finish-game.ts";
import { tipAnnouncement } from "./late-tips.ts";
import { behindEast } from "./local-time.ts";
import { nonConferenceGames } from "./non-conference-games.ts";
import { openDesk, type SeasonDesk } from "./season-desk.ts";
import { FIRST_NUMBER } from "./season-numbers.ts";
import { showcaseGames } from "./showcase-games.ts";
import { spreadTips } from "./spread-tips.ts";
import { chooseTips } from "./tip-times.ts";

export interface Season {
  season: number;
  league: League;
  /** Where the calendar was made; the brackets ask it for teams, dates and chance. */
  desk: SeasonDesk;
  /** Games known without any result, by tip and then id; make-ups among them, each known from its own moment (`knownFrom`). */
  games: readonly SimulatedGame[];
  events: readonly EarlyEvent[];
}

/** Eastern, minutes after midnight. */
const LAST_TIP_BEFORE_BREAK = 21 * 60;
/** Times that a marathon's day has the games of its weekday. */
const MARATHON_SIZE = 1.7;

/**
 * Makes the calendar of a season: exhibitions, early events, games outside the conference, conference games. The same league, strengths and season
 * give the same games whenever they are asked for.
 *
 * @param strengthOf what a school's team of the season is worth, in points (SimulatedTeam.strength): strong schools host weak ones and meet at
 * the better events
 */
export function createSeason(league: League, strengthOf: (schoolId: number) => number, season: number): Season {
  const desk = openDesk(league, strengthOf, season);
  const marathons = marathonDays(desk);
  for (const day of marathons) desk.load.enlarge(day, MARATHON_SIZE);
  const events = planEvents(desk);
  const drafts = [
    ...knownEventGames(events),
    ...conferenceGames(desk),
    ...showcaseGames(desk),
    ...nonConferenceGames(desk),
    ...exhibitionGames(desk),
  ];
  const games = finishAll(desk, withTips(desk, drafts, events, marathons));
  return { season, league, desk, games, events };
}

/** The opening day, and Tuesdays of the weeks after it. */
function marathonDays(desk: SeasonDesk): number[] {
  const opening = dayOf(desk.dates.openingDay);
  return [opening, onOrAfter(opening, TUESDAY) + 7, onOrAfter(opening, TUESDAY) + 14].slice(0, desk.plan.marathons);
}

type TimedDraft = DraftGame & { minutes: number };

function withTips(
  desk: SeasonDesk,
  drafts: readonly DraftGame[],
  events: readonly EarlyEvent[],
  marathons: readonly number[],
): TimedDraft[] {
  const fameOf = ({ homeId, awayId }: DraftGame) =>
    desk.teamOf(homeId).school.prestige + desk.teamOf(awayId).school.prestige;
  const byDay = Map.groupBy(drafts, (draft) => draft.day);
  for (const [day, games] of byDay) {
    const random = desk.random("tips", day);
    if (desk.plan.spreadTips) {
      spreadTips(day, games, easternTips(events, day), marathons.includes(day), fameOf, random);
    } else {
      chooseTips(games, random);
    }
    if (dateOf(day + 1) === desk.dates.christmasBreak[0]) endBeforeMidnight(games);
  }
  return drafts.filter((draft): draft is TimedDraft => draft.minutes !== null);
}

/** A western night of the last day before the break would be a game on Christmas Eve in the east. */
function endBeforeMidnight(games: readonly DraftGame[]): void {
  for (const game of games) {
    const latest = LAST_TIP_BEFORE_BREAK - behindEast(game.day, game.venue.timeZone);
    if (game.minutes !== null) game.minutes = Math.min(game.minutes, latest);
  }
}

/** Eastern tips of a day's games at early events, those of rounds to come among them. */
function easternTips(events: readonly EarlyEvent[], day: number): number[] {
  return events.flatMap(({ days, tips, venue }) => {
    const round = days.indexOf(day);
    return (tips[round] ?? []).map((minutes) => minutes + behindEast(day, venue.timeZone));
  });
}

function finishAll(desk: SeasonDesk, drafts: readonly TimedDraft[]): SimulatedGame[] {
  const frame = {
    seed: desk.league.seed,
    season: desk.season,
    school: (id: number): SimulatedSchool => desk.teamOf(id).school,
  };
  const games = drafts
    .toSorted((one, other) => one.day - other.day || one.minutes - other.minutes || one.homeId - other.homeId)
    .map((draft, place) =>
      finishGame(
        draft,
        {
          number: FIRST_NUMBER.fixed + place,
          seasonType: draft.exhibition ? "preseason" : "regular",
          stage: draft.exhibition ? "exhibition" : "season",
          homeSeed: null,
          awaySeed: null,
          knownFrom: null,
        },
        frame,
      ),
    )
    .map((game) => ({ ...game, tipAnnouncedAt: tipAnnouncement(game, frame.seed, desk.dates) }));
  return disrupt(desk, games, frame).sort(byTip);
}

/** By tip, then id. */
export function byTip(one: SimulatedGame, other: SimulatedGame): number {
  return one.tip < other.tip ? -1 : one.tip > other.tip ? 1 : one.id - other.id;
}
