/** A conference's tournament: seeded by its standings, over by Selection Sunday. */
import { dayOf, SATURDAY, weekdayOf } from "#lib/feed/simulation/calendar/calendar-day.ts";
import { behindEast } from "#lib/feed/simulation/calendar/local-time.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import { FIRST_NUMBER, NUMBERS_OF_CONFERENCE } from "#lib/feed/simulation/calendar/season-numbers.ts";
import { sessionTips } from "#lib/feed/simulation/calendar/tip-times.ts";
import { type TournamentForm, tournamentForm } from "#lib/feed/simulation/calendar/tournament-days.ts";
import type { SimulatedConference, SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import type { Entrant, PlannedGame } from "./planned-game.ts";
import { type BracketGame, type Slot, seededBracket } from "./seeded-bracket.ts";

const MINUTES_OF_HOUR = 60;
/** Eastern tips of finals: on Selection Sunday the last one is over before the field is named, on other days they follow each other. */
const SUNDAY_FINALS = [12, 13, 15.25];
const SATURDAY_FINALS = [11, 13.5, 16, 18.5, 20.5];
const WEEKDAY_FINALS = [19, 21];
const EARLIEST_LOCAL = 10 * MINUTES_OF_HOUR;
const CAMPUS_TIPS = [18, 18.5, 19, 19.5, 20];

/** Names of the last rounds, from the final back; those before them are counted from the first. */
const LAST_ROUNDS = ["Final", "Semifinal", "Quarterfinal"];
const EARLY_ROUNDS = ["First Round", "Second Round"];

/**
 * The games of a conference's tournament, those that feed others first.
 *
 * @param place of the conference in `league.conferences`
 * @param seeds school ids, best first, as the standings have them; only the field's are used
 * @param arena of a tournament in one place
 */
export function conferenceTournament(
  desk: SeasonDesk,
  place: number,
  seeds: readonly number[],
  arena: SimulatedVenue,
): PlannedGame[] {
  const conference = desk.league.conferences[place] as SimulatedConference;
  const form = tournamentForm(desk, conference.id);
  const games = seededBracket(form.field);
  const firstNumber = FIRST_NUMBER.conferenceTournament + NUMBERS_OF_CONFERENCE * place;
  const venue = form.atCampus ? null : arena;
  const entrantOf = (slot: Slot): Entrant =>
    slot.kind === "seed"
      ? { kind: "school", schoolId: seeds[slot.seed - 1] as number, seed: slot.seed }
      : { kind: "winner", of: firstNumber + slot.of };
  const tips = tipsOf(desk, place, form, games, arena);
  return games.map((game, index) => ({
    number: firstNumber + index,
    upper: entrantOf(game.upper),
    lower: entrantOf(game.lower),
    day: form.days[game.round] as number,
    minutes: tips[index] as number,
    venue,
    seasonType: "regular",
    stage: game.round === form.days.length - 1 ? "conferenceFinal" : "season",
    conferenceGame: true,
    tournament: `${conference.abbreviation} Tournament`,
    notes: `${conference.shortName} Tournament - ${roundName(game.round, form.days.length)}${venue === null ? "" : ` at ${venue.city}, ${venue.state}`}`,
  }));
}

/** Number of a tournament's last game. */
export function finalNumber(plan: readonly PlannedGame[]): number {
  return (plan.at(-1) as PlannedGame).number;
}

function roundName(round: number, rounds: number): string {
  return LAST_ROUNDS[rounds - 1 - round] ?? (EARLY_ROUNDS[round] as string);
}

/** Minutes after local midnight of each game. */
function tipsOf(
  desk: SeasonDesk,
  place: number,
  form: TournamentForm,
  games: readonly BracketGame[],
  arena: SimulatedVenue,
): number[] {
  const random = desk.random("tournament tips", place);
  return form.days.flatMap((day, round) => {
    const count = games.filter((game) => game.round === round).length;
    if (form.atCampus) return Array.from({ length: count }, () => random.pick(CAMPUS_TIPS) * MINUTES_OF_HOUR);
    const behind = behindEast(day, arena.timeZone);
    if (round < form.days.length - 1) return sessionTips(count, behind, random);
    const isSelection = day === dayOf(desk.dates.selectionSunday);
    const hours = isSelection ? SUNDAY_FINALS : weekdayOf(day) === SATURDAY ? SATURDAY_FINALS : WEEKDAY_FINALS;
    return [finalTip(hours, place, behind)];
  });
}

/** An eastern hour that is no earlier than the morning at the arena. */
function finalTip(hours: readonly number[], place: number, behind: number): number {
  const local = hours.map((hour) => hour * MINUTES_OF_HOUR - behind).filter((minutes) => minutes >= EARLIEST_LOCAL);
  return (local[place % local.length] ?? EARLIEST_LOCAL) as number;
}
