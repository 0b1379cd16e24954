/** Where shots are taken. */
import type { Side } from "#lib/basketball/enums.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import type { ShotKind } from "./shot-kinds.ts";

/** Feet from the centre of the basket: across to the shooter's left hand side of the picture, and along the court away from the baseline. */
export interface Spot {
  across: number;
  along: number;
}

/** Men's three-point line, feet from the centre of the basket: the arc, and the straight pieces along the sidelines (NCAA rule 1). */
const ARC = 22.146;
const CORNER = 21.65;
/** Feet along the court up to which the line is straight: the square of it is 22.146^2 - 21.65^2. */
const CORNER_ALONG = 4.66;
const SIDELINE = 25;
const BASELINE = -5.25;
/** The lane: 12 feet wide, up to the free-throw line 19 feet from the baseline. */
const LANE_HALF = 6;
const LANE_ALONG = 13.75;
/** Feet kept from a line, so that rounding to tenths moves no shot over it. */
const CLEAR = 0.15;

const SHARE_OF_CORNER_THREES = 0.24;
const TENTHS = 10;

/** A spot of a shot of the kind. Threes lie outside the line, twos inside it, `paint` in the lane and `midRange` outside it. */
export function shotSpot(random: Random, kind: ShotKind): Spot {
  switch (kind) {
    case "dunk":
    case "tip":
      return { across: random.normal(0, 0.9), along: clamp(random.normal(0.8, 0.9), -1.5, 3.5) };
    case "layup":
      return { across: clamp(random.normal(0, 1.9), -5.8, 5.8), along: clamp(random.normal(1.9, 1.7), -3, 7) };
    case "paint":
      return { across: clamp(random.normal(0, 2.9), -5.8, 5.8), along: clamp(random.normal(7.4, 2.7), 1.5, 13.5) };
    case "midRange":
      return midRangeSpot(random);
    case "three":
      return threeSpot(random);
  }
}

/** A try from far behind the line as the clock runs out. */
export function heaveSpot(random: Random): Spot {
  return { across: random.between(-14, 14), along: random.between(29, 62) };
}

/** Whether the spot lies in the lane. */
export function isInPaint({ across, along }: Spot): boolean {
  return Math.abs(across) <= LANE_HALF && along <= LANE_ALONG;
}

/** Whether a try from the spot is worth three. */
export function isBehindLine({ across, along }: Spot): boolean {
  if (along <= CORNER_ALONG) return Math.abs(across) > CORNER;
  return across * across + along * along > ARC * ARC;
}

/** Whole feet from the centre of the basket, as play-by-play names them. */
export function spotFeet({ across, along }: Spot): number {
  const square = across * across + along * along;
  let feet = 0;
  while ((feet + 0.5) * (feet + 0.5) <= square) feet += 1;
  return feet;
}

/**
 * Tenths of a foot on the full court, as facts have them: the home side attacks the right basket (887.5, 250), the away side the left one (52.5, 250),
 * and the right half is the left one turned by 180 degrees.
 */
export function courtLocation({ across, along }: Spot, side: Side): { x: number; y: number } {
  const x = Math.round(52.5 + along * TENTHS);
  const y = Math.round(250 + across * TENTHS);
  return side === "away" ? { x, y } : { x: 940 - x, y: 500 - y };
}

/** Round the elbows, along the baseline and at the top, out to the line. */
function midRangeSpot(random: Random): Spot {
  for (;;) {
    const feet = clamp(random.normal(15.2, 3), 7, 21.8);
    const spot = onRay(random.between(-0.95, 0.95), feet);
    if (spot.along > BASELINE + 0.5 && !isInPaint(spot) && !nearLine(spot)) return spot;
  }
}

function threeSpot(random: Random): Spot {
  const beyond = clamp(Math.max(random.normal(0.9, 0.8), random.between(0, 1)), CLEAR, 6);
  if (random.chance(SHARE_OF_CORNER_THREES)) {
    const across = clamp(CORNER + beyond * 0.7, CORNER + 2 * CLEAR, SIDELINE - 0.6);
    return { across: random.chance(0.5) ? across : -across, along: clamp(random.normal(0.2, 2.2), -4.4, 4.5) };
  }
  // The wings see more threes than the top and the slots between.
  const ray = random.chance(0.6) ? random.normal(0.47, 0.12) * (random.chance(0.5) ? 1 : -1) : random.normal(0, 0.24);
  return onRay(clamp(ray, -0.74, 0.74), ARC + CLEAR + beyond);
}

/**
 * The point so many feet from the basket on a ray: 0 is straight ahead, 1 and -1 lead along the baseline. `ray` is the tangent of half the angle, which
 * gives sine and cosine with nothing but a division.
 */
function onRay(ray: number, feet: number): Spot {
  const square = ray * ray;
  return { across: (feet * 2 * ray) / (1 + square), along: (feet * (1 - square)) / (1 + square) };
}

/** Too near to the line to tell on which side of it after rounding, or behind it. */
function nearLine(spot: Spot): boolean {
  return (
    isBehindLine({ across: spot.across * 1.012, along: spot.along * 1.012 }) || Math.abs(spot.across) > CORNER - CLEAR
  );
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
