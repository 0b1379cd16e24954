/** Parameters of the win probability and where they are from. Written by `courtside fit win-probability`; see fit-win-probability.ts for the method. */
export const WIN_PROBABILITY_FIT = {
  parameters: {
    deviation: 13.73,
    pull: 0.635,
    lateDeviation: 1.899,
    lateSeconds: 21.04,
    ball: 0.4049,
  },
  provenance: {
    plays: "ncaa",
    from: "2026-01-19",
    to: "2026-01-25",
    games: 334,
    leftOut: 8,
    expectedMargins: "adjusted efficiency on the morning of each game, from the season's games before it",
    method: "likelihood of winners, and a fifth as much of margins, at 58 times of regulation",
  },
};
