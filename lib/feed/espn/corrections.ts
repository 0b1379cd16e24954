/**
 * Corrections of single games: what ESPN states wrongly and a person has checked. Data, by game id; the mapper applies them before anything else.
 */
export interface PlayCorrection {
  /** Id of the play at ESPN. */
  play: string;
  /** What is wrong with it, and how one can tell. */
  reason: string;
  /** The fields as they should be; null leaves the play out. */
  set: CorrectedFields | null;
}

export interface CorrectedFields {
  homeScore?: number;
  awayScore?: number;
  period?: number;
  clock?: string;
  text?: string;
}

export const CORRECTIONS: Readonly<Record<string, readonly PlayCorrection[]>> = {
  // Florida - Florida State, women, 16 November 2022
  "401480065": [
    {
      play: "401480065101999901",
      reason:
        "The end of the first quarter shows 22-14 although the layup at 0:00 just before it made it 22-16, and the line score says 16.",
      set: { awayScore: 16 },
    },
  ],
  // Bethune-Cookman - Florida State, women, 7 November 2022
  "401480237": [
    {
      play: "401480237104984303",
      reason:
        "Two made free throws at 1:56 of the fourth quarter carry each other's score: from 103 it goes to 105 and back to 104.",
      set: { homeScore: 104 },
    },
    {
      play: "401480237104984305",
      reason: "The second of the two free throws at 1:56 of the fourth quarter, see the first.",
      set: { homeScore: 105 },
    },
  ],
};
