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

/** The same as a factor of the distance: 0.15 feet of 22 and a bit. */
const INWARDS = 1.006;
const OUTWARDS = 1.012;
/** Feet from the feet to the line they may not touch. */
const SHOE = 0.5;
const SHARE_OF_CORNER_THREES = 0.23;
const LONGEST_THREE = 8;
/** See `onRay`: a little behind the backboard. */
const WIDEST_TWO = 1.2;
const TENTHS = 10;

/** A spot of a shot of the kind. Threes lie outside the line, twos inside it, `paint` in the lane and `midRange` outside it. */
export function shotSpot(random: Random, kind: ShotKind): Spot {
  switch (kind) {
    case "dunk":
    case "tip":
      return { across: random.normal(0, 0.9), along: clamp(random.normal(0.8, 0.9), -1.5, 3.5) };
    case "layup":
      return { across: clamp(random.normal(0, 1.6), -5.8, 5.8), along: clamp(random.normal(1.6, 1.5), -3, 7) };
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
function isBehindLine({ across, along }: Spot): boolean {
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
    const spot = onRay(random.between(-WIDEST_TWO, WIDEST_TWO), feet);
    if (spot.along > BASELINE + 1 && !isInPaint(spot) && !nearLine(spot)) return spot;
  }
}

function threeSpot(random: Random): Spot {
  for (;;) {
    const beyond = CLEAR + Math.max(0.4 * random.next(), random.normal(1.5, 0.95));
    const spot = random.chance(SHARE_OF_CORNER_THREES)
      ? cornerSpot(random, beyond)
      : onRay(arcRay(random), ARC + beyond);
    const inside = Math.abs(spot.across) < SIDELINE - SHOE && spot.along > BASELINE + SHOE;
    if (inside && beyond < LONGEST_THREE && isClearlyBehindLine(spot)) return spot;
  }
}

/** Between the line and the sideline there is room for a shoe. */
function cornerSpot(random: Random, beyond: number): Spot {
  const across = CORNER + Math.min(beyond, random.between(CLEAR, SIDELINE - SHOE - CORNER));
  return { across: random.chance(0.5) ? across : -across, along: random.normal(0.6, 2.6) };
}

/** The wings see more threes than the top and the slots between. */
function arcRay(random: Random): number {
  return random.chance(0.62) ? random.normal(0.48, 0.14) * (random.chance(0.5) ? 1 : -1) : random.normal(0, 0.26);
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
function nearLine({ across, along }: Spot): boolean {
  return isBehindLine({ across: across * OUTWARDS, along: along * OUTWARDS }) || Math.abs(across) > CORNER - CLEAR;
}

/** Behind the line however the tenths are rounded. */
function isClearlyBehindLine({ across, along }: Spot): boolean {
  const inner = { across: across / INWARDS, along: along / INWARDS };
  return isBehindLine(inner) && (along > CORNER_ALONG || Math.abs(across) > CORNER + CLEAR);
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
