/** The events of November: who is invited where and when. */
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import { dayOf } from "./calendar-day.ts";
import type { DayLoad } from "./day-load.ts";
import type { SeasonTeam } from "./draft-game.ts";
import { behindEast } from "./local-time.ts";
import { ARENAS } from "./neutral-venues.ts";
import type { ScalePlan } from "./scale-plan.ts";
import type { SeasonDates } from "./season-dates.ts";
import { sessionTips } from "./tip-times.ts";

type EventKind = "bracket" | "roundRobin";

export interface EarlyEvent {
  name: string;
  kind: EventKind;
  /** In the order of the draw: in a bracket the first meets the second, the third the fourth ... */
  schoolIds: number[];
  /** Numbers of the days of its rounds. */
  days: number[];
  /** Tips of each round's games, minutes after midnight at the arena. */
  tips: number[][];
  venue: SimulatedVenue;
}

/** Days of the rounds, counted from Thanksgiving, a Thursday. */
const DAYS_OF_EIGHT = [
  [-3, -2, -1],
  [0, 1, 3],
  [-7, -6, -4],
  [-1, 0, 1],
  [1, 2, 3],
  [-14, -13, -11],
];
const DAYS_OF_FOUR = [
  [-3, -2],
  [-2, -1],
  [-1, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [-6, -5],
  [-5, -4],
  [-7, -6],
  [-4, -3],
  [-13, -12],
  [-12, -11],
];
const DAYS_OF_ROUND_ROBIN = [
  [-3, -2, -1],
  [1, 2, 3],
  [-6, -5, -4],
  [-13, -12, -11],
  [-7, -6, -5],
];

/** How far from his strength, in points, a school may be invited. */
const NOISE = 6;
/** Sessions that are looked at for a day, and minutes between two tips below which their games overlap for long. */
const SESSIONS = 6;
const OVERLAP = 90;

/**
 * Draws the events of a season, the first for the strongest schools. A school is at one event at most. Schools of one conference meet in no first
 * round, and not at all where there are conferences enough.
 */
export function drawEvents(
  names: readonly string[],
  teams: readonly SeasonTeam[],
  plan: ScalePlan,
  dates: SeasonDates,
  load: DayLoad,
  random: Random,
): EarlyEvent[] {
  const { eightTeamBrackets, fourTeamBrackets, roundRobins } = plan.events;
  const forms = [
    ...Array.from({ length: eightTeamBrackets }, () => ({ kind: "bracket", size: 8, days: DAYS_OF_EIGHT }) as const),
    ...random.shuffled([
      ...Array.from({ length: fourTeamBrackets }, () => ({ kind: "bracket", size: 4, days: DAYS_OF_FOUR }) as const),
      ...Array.from(
        { length: roundRobins },
        () => ({ kind: "roundRobin", size: 4, days: DAYS_OF_ROUND_ROBIN }) as const,
      ),
    ]),
  ];
  const conferences = new Set(teams.map((team) => team.conferenceId)).size;
  let pool = [...teams]
    .map((team) => ({ team, rank: team.strength + random.normal(0, NOISE) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ team }) => team);
  const thanksgiving = dayOf(dates.thanksgiving);
  const taken = new Set<string>();
  /** Eastern tips of a day. */
  const tipsOf = new Map<number, number[]>();
  const events: EarlyEvent[] = [];
  for (const [place, form] of forms.entries()) {
    const field = inviteField(pool, form.size, Math.ceil(form.size / conferences));
    if (field.length < form.size) continue;
    const invited = new Set(field);
    pool = pool.filter((team) => !invited.has(team));
    const days = leastBusy(form.days, thanksgiving, load, random);
    for (const day of days) load.add(day, form.size / 2);
    const venue = freeArena(days, taken, random);
    const tips = days.map((day) => {
      const behind = behindEast(day, venue.timeZone);
      const drawn = freeSession(form.size / 2, behind, tipsOf.get(day) ?? [], random);
      tipsOf.set(day, [...(tipsOf.get(day) ?? []), ...drawn.map((minutes) => minutes + behind)]);
      return drawn;
    });
    events.push({
      name: names[place] as string,
      kind: form.kind,
      schoolIds: drawHalves(field, random).map((team) => team.school.id),
      days,
      tips,
      venue,
    });
  }
  return events;
}

/** The best of the pool with at most `most` of a conference. */
function inviteField(pool: readonly SeasonTeam[], size: number, most: number): SeasonTeam[] {
  const counts = new Map<number, number>();
  const field: SeasonTeam[] = [];
  for (const team of pool) {
    const count = counts.get(team.conferenceId) ?? 0;
    if (count >= most) continue;
    counts.set(team.conferenceId, count + 1);
    field.push(team);
    if (field.length === size) break;
  }
  return field;
}

/** Two halves with schools of one conference apart. */
function drawHalves(field: readonly SeasonTeam[], random: Random): SeasonTeam[] {
  const halves: [SeasonTeam[], SeasonTeam[]] = [[], []];
  const sizeOfConference = (team: SeasonTeam) =>
    field.filter((other) => other.conferenceId === team.conferenceId).length;
  const order = random.shuffled(field).sort((one, other) => sizeOfConference(other) - sizeOfConference(one));
  for (const team of order) {
    const mates = (half: SeasonTeam[]) => half.filter((other) => other.conferenceId === team.conferenceId).length;
    const isFull = (half: SeasonTeam[]) => half.length === field.length / 2;
    const [first, second] = halves;
    const intoFirst = isFull(second) || (!isFull(first) && mates(first) <= mates(second));
    (intoFirst ? first : second).push(team);
  }
  return [...random.shuffled(halves[0]), ...random.shuffled(halves[1])];
}

/** One of the patterns whose days are emptiest. */
function leastBusy(patterns: readonly (readonly number[])[], thanksgiving: number, load: DayLoad, random: Random) {
  const rated = patterns.map((pattern) => {
    const days = pattern.map((offset) => thanksgiving + offset);
    const pressure = days.reduce((sum, day) => sum + load.pressure(day), 0) / days.length;
    return { days, pressure: pressure * random.between(0.7, 1.3) };
  });
  rated.sort((one, other) => one.pressure - other.pressure);
  return (rated[0] as (typeof rated)[number]).days;
}

/** The one of some sessions whose games overlap least with those of other events of the day. */
function freeSession(games: number, behind: number, others: readonly number[], random: Random): number[] {
  const overlap = (tips: readonly number[]) =>
    tips.filter((tip) => others.some((other) => Math.abs(tip + behind - other) < OVERLAP)).length;
  const sessions = Array.from({ length: SESSIONS }, () => sessionTips(games, behind, random));
  return sessions.reduce((best, session) => (overlap(session) < overlap(best) ? session : best));
}

function freeArena(days: readonly number[], taken: Set<string>, random: Random): SimulatedVenue {
  const arenas = random.shuffled(ARENAS);
  const venue = arenas.find((arena) => days.every((day) => !taken.has(`${arena.id} ${day}`))) ?? arenas[0];
  for (const day of days) taken.add(`${venue?.id} ${day}`);
  return venue as SimulatedVenue;
}
