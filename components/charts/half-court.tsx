import type { ReactNode } from "react";

/** Feet of a college half court: 50 wide, 47 from the base line to the middle. */
const COURT_WIDTH = 50;
export const COURT_DEPTH = 47;

const BASKET_OUT = 5.25;
const BOARD_OUT = 4;
const LANE_WIDTH = 12;
const FREE_THROW_OUT = 19;
const FREE_THROW_RADIUS = 6;
const RESTRICTED_RADIUS = 4;
/** 22 feet 1.75 inches; along the side lines the line runs straight, 21 feet 7.875 inches from the middle. */
const ARC_RADIUS = 22.1458;
const CORNER_REACH = 21.6563;

const MIDDLE = COURT_WIDTH / 2;
/** Where the straight part of the three-point line meets the arc. */
const CORNER_OUT = BASKET_OUT + Math.sqrt(ARC_RADIUS ** 2 - CORNER_REACH ** 2);

interface HalfCourtProps {
  label: string;
  /** How much of the depth is drawn, in feet. */
  depth?: number;
  /** Marks in feet: across from the left side line, out from the base line. */
  children: ReactNode;
}

/** Half a court seen from above, the basket at the top. One unit is a foot. */
export function HalfCourt({ label, depth = COURT_DEPTH, children }: HalfCourtProps) {
  return (
    <svg viewBox={`-0.5 -0.5 ${COURT_WIDTH + 1} ${depth + 1}`} role="img" aria-label={label} className="block w-full">
      <g fill="none" strokeWidth="0.25" className="stroke-edge">
        <rect x="0" y="0" width={COURT_WIDTH} height={COURT_DEPTH} />
        <rect x={MIDDLE - LANE_WIDTH / 2} y="0" width={LANE_WIDTH} height={FREE_THROW_OUT} />
        <circle cx={MIDDLE} cy={FREE_THROW_OUT} r={FREE_THROW_RADIUS} />
        <path
          d={`M${MIDDLE - RESTRICTED_RADIUS} ${BOARD_OUT}V${BASKET_OUT}A${RESTRICTED_RADIUS} ${RESTRICTED_RADIUS} 0 0 0 ${MIDDLE + RESTRICTED_RADIUS} ${BASKET_OUT}V${BOARD_OUT}`}
        />
        <path
          d={`M${MIDDLE - CORNER_REACH} 0V${CORNER_OUT}A${ARC_RADIUS} ${ARC_RADIUS} 0 0 0 ${MIDDLE + CORNER_REACH} ${CORNER_OUT}V0`}
        />
        <path d={`M${MIDDLE - 3} ${BOARD_OUT}h6`} />
        <circle cx={MIDDLE} cy={BASKET_OUT} r="0.75" />
      </g>
      {children}
    </svg>
  );
}
