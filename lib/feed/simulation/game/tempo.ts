/** How long an attack takes before something comes of it. */
import type { Random } from "#lib/feed/simulation/random.ts";
import type { Ball, BallStart, GameState, TeamState } from "./game-state.ts";
import type { Urgency } from "./late-game.ts";

/** Seconds up to which, and how many of 100 attacks. */
type Spread = readonly (readonly [upTo: number, attacks: number])[];

/** From the ball to the first shot or turnover, by how it was won: 42,000 attacks of a week of play-by-play (342 games). */
const SPREADS: Readonly<Record<BallStart, Spread>> = {
  tip: [
    [3, 0],
    [6, 8],
    [10, 15],
    [14, 22],
    [18, 25],
    [22, 17],
    [26, 9],
    [30, 4],
  ],
  basket: [
    [2, 0],
    [6, 1],
    [8, 2],
    [10, 4],
    [12, 6],
    [14, 8],
    [16, 10],
    [18, 11],
    [20, 11],
    [22, 10],
    [24, 9],
    [26, 8],
    [28, 7],
    [30, 6],
    [33, 7],
  ],
  freeThrow: [
    [2, 0],
    [6, 3],
    [8, 3],
    [10, 5],
    [12, 9],
    [14, 11],
    [16, 12],
    [18, 11],
    [20, 10],
    [22, 9],
    [24, 8],
    [26, 7],
    [28, 6],
    [31, 6],
  ],
  rebound: [
    [0, 0],
    [2, 6],
    [4, 11],
    [6, 13],
    [8, 11],
    [10, 9],
    [12, 8],
    [14, 8],
    [16, 7],
    [18, 7],
    [20, 5],
    [22, 5],
    [24, 4],
    [26, 3],
    [30, 3],
  ],
  offensiveRebound: [
    [0, 28],
    [1, 20],
    [2, 15],
    [4, 12],
    [6, 7],
    [8, 4],
    [10, 4],
    [12, 3],
    [14, 3],
    [17, 3],
    [20, 1],
  ],
  steal: [
    [0, 0],
    [2, 2],
    [4, 18],
    [6, 28],
    [8, 12],
    [10, 7],
    [12, 5],
    [14, 5],
    [16, 5],
    [18, 4],
    [20, 4],
    [22, 3],
    [24, 3],
    [28, 4],
  ],
  throwIn: [
    [1, 0],
    [4, 3],
    [6, 2],
    [8, 3],
    [10, 5],
    [12, 10],
    [14, 13],
    [16, 13],
    [18, 12],
    [20, 10],
    [22, 9],
    [24, 7],
    [26, 5],
    [30, 8],
  ],
  frontcourt: [
    [0, 0],
    [2, 8],
    [4, 10],
    [6, 10],
    [8, 12],
    [10, 11],
    [12, 10],
    [14, 9],
    [16, 9],
    [18, 8],
    [20, 6],
    [22, 4],
    [26, 3],
  ],
};

/** Brings the mean number of possessions to that of the season's team records. */
const LENGTH = 0.985;
/** Part by which one standard deviation of the coach's pace, and of the other's pressing, shortens attacks. */
const COACH_PACE = 0.065;
const PRESSING_PACE = 0.015;
/** The shot clock starts when the ball is touched inside: two to three seconds after a basket. */
const THROW_IN_SECONDS = 2;

/** Seconds until the attack shoots or loses the ball, as it means to; what is left on either clock may cut it short. */
export function attackSeconds(game: GameState, offense: TeamState, defense: TeamState, urgency: Urgency): number {
  const { random, ball, clock } = game;
  const pace =
    game.day.pace * Math.max(0.7, 1 + COACH_PACE * offense.style.pace + PRESSING_PACE * defense.style.pressing);
  const limit = secondsToViolation(ball);
  const usual = Math.min(
    limit,
    clock - Math.min(clock, random.integer(0, 2)),
    Math.round((draw(random, SPREADS[ball.start]) * LENGTH) / pace),
  );
  switch (urgency) {
    case "hold":
      return Math.max(0, Math.min(clock - random.integer(1, 5), limit - random.integer(0, 2)));
    case "stall":
      return Math.max(usual, limit - random.integer(1, 8));
    case "hurry":
      return Math.min(usual, random.integer(3, 11));
    case "heave":
      return Math.max(0, clock - random.integer(0, 1));
    case "normal":
      return usual;
  }
}

/** Seconds until the shot clock would run out. */
export function secondsToViolation({ shotClock, start }: Ball): number {
  return shotClock + (start === "basket" || start === "freeThrow" ? THROW_IN_SECONDS : 0);
}

function draw(random: Random, spread: Spread): number {
  let total = 0;
  for (const [, attacks] of spread) total += attacks;
  let left = random.next() * total;
  let from = 0;
  for (const [upTo, attacks] of spread) {
    left -= attacks;
    if (left < 0) return random.integer(from, upTo);
    from = upTo + 1;
  }
  return from - 1;
}
