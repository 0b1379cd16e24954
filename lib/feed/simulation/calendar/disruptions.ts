/** Games that snow, illness or a broken roof keep from being played, and when they are made up for. */
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { dateOf, dayOf } from "./calendar-day.ts";
import { finishGame, type GameFrame } from "./finish-game.ts";
import { pairKey } from "./opponents.ts";
import type { SeasonDesk } from "./season-desk.ts";
import { FIRST_NUMBER } from "./season-numbers.ts";
import { lastRegularDay } from "./tournament-days.ts";

/** Shares of games at a school's home. */
const POSTPONED = 0.006;
const CANCELLED = 0.003;
/** Share of postponed games that are made up where there is a day: in the conference nearly all, as its standings hang on them. */
const MADE_UP = { conference: 0.95, other: 0.6 };
/** Hours before the tip at which it is told. */
const HOURS_AHEAD = [3, 24] as const;
/** Days until a game can be made up, and until when one outside the conference is. */
const SOONEST = 3;
const LAST_OTHER_DAY = "02-10";
/** Days that lie between two meetings at least. */
const APART = 4;
const MAKE_UP_TIPS = [18 * 60, 18.5 * 60, 19 * 60, 19.5 * 60];

const SNOWY = new Set(
  "CO CT IA ID IL IN KS KY MA MD ME MI MN MO MT ND NE NH NJ NY OH OR PA RI SD UT VA VT WA WI WV WY".split(" "),
);
const SNOW_MONTHS = new Set(["12", "01", "02"]);
const WINTER_REASONS = ["Snow", "Ice storm", "Visiting team's flight grounded by weather"];
const OTHER_REASONS = [
  "Illness in the home team",
  "Illness in the visiting team",
  "Power failure in the arena",
  "Leaking roof",
];

/** The same games with their fates, and the make-ups after them. Early events, neutral floors and exhibitions are spared. */
export function disrupt(desk: SeasonDesk, games: readonly SimulatedGame[], frame: GameFrame): SimulatedGame[] {
  const makeUps: SimulatedGame[] = [];
  const meetings = Map.groupBy(games, (game) => pairKey(game.homeId, game.awayId));
  const fated = games.map((game): SimulatedGame => {
    if (game.exhibition || game.tournament !== null || game.neutralSite) return game;
    const random = randomOf(frame.seed, "fate", game.id);
    const draw = random.next();
    if (draw >= POSTPONED + CANCELLED) return game;
    const kind = draw < POSTPONED ? "postponed" : "cancelled";
    const announcedAt = new Date(
      Date.parse(game.tip) - Math.round(random.between(...HOURS_AHEAD) * 4) * 900_000,
    ).toISOString();
    const fate = { kind, announcedAt, reason: reasonOf(game, random) } as const;
    if (kind === "postponed") {
      const others = (meetings.get(pairKey(game.homeId, game.awayId)) ?? []).filter((other) => other !== game);
      const day = makeUpDay(desk, game, announcedAt, others, random);
      const number = FIRST_NUMBER.makeUp + makeUps.length;
      if (day !== null) makeUps.push(makeUpOf(game, day, announcedAt, number, random, frame));
    }
    return { ...game, fate };
  });
  return [...fated, ...makeUps];
}

function reasonOf(game: SimulatedGame, random: Random): string {
  const isWintry = SNOWY.has(game.venue.state) && SNOW_MONTHS.has(game.easternDate.slice(5, 7));
  return random.pick(isWintry ? [...WINTER_REASONS, ...OTHER_REASONS] : OTHER_REASONS);
}

/** The next day on which both schools are free, rested and have not just met; taken. Null where none is left, or nobody cares. */
function makeUpDay(
  desk: SeasonDesk,
  game: SimulatedGame,
  announcedAt: string,
  meetings: readonly SimulatedGame[],
  random: Random,
): number | null {
  if (!random.chance(game.conferenceGame ? MADE_UP.conference : MADE_UP.other)) return null;
  const sides = [game.homeId, game.awayId];
  const first = dayOf(easternDateOf(announcedAt)) + SOONEST;
  const last = game.conferenceGame
    ? lastRegularDay(desk, desk.teamOf(game.homeId).conferenceId)
    : dayOf(`${desk.season}-${LAST_OTHER_DAY}`);
  for (let day = first; day <= last; day++) {
    const isNear = meetings.some(({ easternDate }) => Math.abs(dayOf(easternDate) - day) < APART);
    if (isOff(desk, day) || isNear || !sides.every((school) => desk.days.isRested(school, day))) continue;
    for (const school of sides) desk.days.add(school, day);
    return day;
  }
  return null;
}

function makeUpOf(
  game: SimulatedGame,
  day: number,
  announcedAt: string,
  number: number,
  random: Random,
  frame: GameFrame,
): SimulatedGame {
  return finishGame(
    {
      day,
      minutes: random.pick(MAKE_UP_TIPS),
      homeId: game.homeId,
      awayId: game.awayId,
      venue: game.venue,
      neutralSite: false,
      conferenceGame: game.conferenceGame,
      exhibition: false,
      tournament: null,
      notes: `Makeup of the game postponed from ${game.easternDate}`,
    },
    { number, seasonType: "regular", stage: "season", homeSeed: null, awaySeed: null, knownFrom: announcedAt },
    frame,
  );
}

/** Nobody plays at Christmas. */
function isOff(desk: SeasonDesk, day: number): boolean {
  const [firstOff, lastOff] = desk.dates.christmasBreak;
  return dateOf(day) >= firstOff && dateOf(day) <= lastOff;
}
