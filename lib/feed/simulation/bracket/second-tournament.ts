/** The games of the second national tournament: at the better seed's home until the last four. */
import { dayOf, SATURDAY, SUNDAY, weekdayOf } from "#lib/feed/simulation/calendar/calendar-day.ts";
import { MAINLAND_ARENAS } from "#lib/feed/simulation/calendar/neutral-venues.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import { FIRST_NUMBER } from "#lib/feed/simulation/calendar/season-numbers.ts";
import { type GameTerms, knockoutPlan } from "./knockout.ts";
import { REGION_ORDER } from "./national-draw.ts";
import type { Entrant, PlannedGame } from "./planned-game.ts";
import { divideRegions, seedLines } from "./seed-lines.ts";
import { orderOf } from "./seeded-bracket.ts";

const TOURNAMENT = "NIT";
const MINUTES_OF_HOUR = 60;
const WEEKDAY_TIPS = [18.5, 19, 19.5, 20];
const WEEKEND_TIPS = [12, 13.5, 14, 16, 18];
const SEMIFINAL_TIPS = [18, 20.5];
const FINAL_TIP = 20;
/** Names of the rounds, from the last back. */
const ROUNDS = ["Championship", "Semifinal", "Quarterfinal", "Second Round", "First Round"];
/** A field of four regions with eight seeds each. */
const WITH_REGIONS = 32;

/** The games of a field of 4, 8 or 32, best school first; those that feed others first. */
export function secondTournament(desk: SeasonDesk, schools: readonly number[]): PlannedGame[] {
  const field = schools.length === WITH_REGIONS ? inRegions(desk, schools) : inOrder(schools);
  const rounds = Math.round(Math.log2(field.length));
  const { second } = desk.dates;
  const random = desk.random("second tips");
  const arena = random.pick(MAINLAND_ARENAS);
  const homeDays = [second.quarterfinals, second.secondRound, second.firstRound];
  return knockoutPlan(field, FIRST_NUMBER.second, (round, place): GameTerms => {
    const left = rounds - 1 - round;
    const shared = {
      seasonType: "postseason",
      stage: "national",
      conferenceGame: false,
      tournament: TOURNAMENT,
      notes: `${TOURNAMENT} - ${ROUNDS[left]}${left < 2 ? ` at ${arena.city}, ${arena.state}` : ""}`,
    } as const;
    if (left < 2) {
      const hour = left === 0 ? FINAL_TIP : (SEMIFINAL_TIPS[place] as number);
      const day = dayOf(left === 0 ? second.final : second.semifinals);
      return { day, minutes: hour * MINUTES_OF_HOUR, venue: arena, ...shared };
    }
    const games = field.length >> (round + 1);
    const [first, last] = homeDays[left - 2] as readonly [string, string];
    const day = dayOf(place < games / 2 ? first : last);
    const isWeekend = weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY;
    const hour = random.pick(isWeekend ? WEEKEND_TIPS : WEEKDAY_TIPS);
    return { day, minutes: hour * MINUTES_OF_HOUR, venue: null, ...shared };
  });
}

function inOrder(schools: readonly number[]): Entrant[] {
  return orderOf(schools.length).map((seed) => ({ kind: "school", schoolId: schools[seed - 1] as number, seed }));
}

function inRegions(desk: SeasonDesk, schools: readonly number[]): Entrant[] {
  const conferenceOf = (schoolId: number) => desk.teamOf(schoolId).conferenceId;
  const places = schools.map((schoolId) => [schoolId]);
  const regions = divideRegions(seedLines(places, conferenceOf), conferenceOf);
  return REGION_ORDER.flatMap((region) =>
    orderOf(regions[region]?.length ?? 0).map(
      (seed): Entrant => ({ kind: "school", schoolId: regions[region]?.[seed - 1]?.[0] as number, seed }),
    ),
  );
}
