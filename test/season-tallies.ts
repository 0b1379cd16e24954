/** What the fictional league's games add to seasons, for tests of what is read from the sums. */
import type { AthleteTally, ShotCount, ShotTally, TeamTally } from "#lib/basketball/tally.ts";
import { sumStaleSeasons } from "#lib/ingest/sum-stale-seasons.ts";
import { emptyShotTally } from "#lib/statistics/shot-tally.ts";
import type { Store } from "#lib/store/connection.ts";
import { insertTallies } from "#lib/store/game-tallies.ts";
import { markAllTotalsStale } from "#lib/store/stale-season-teams.ts";
import { athleteBox, teamBox } from "./game-facts.ts";

/** `shots(made, attempted, assisted)`. */
export function shots(made: number, attempted: number, assisted = 0): ShotCount {
  return { attempted, made, assisted };
}

export function shotTally(kinds: Partial<ShotTally>): ShotTally {
  return { ...emptyShotTally(), ...kinds };
}

function athlete(athleteId: number, tried: ShotTally): AthleteTally {
  return { athleteId, minutes: 30, starter: true, box: athleteBox(), shots: tried };
}

function team(about: Partial<TeamTally>): TeamTally {
  return { minutes: 40, possessions: 68, box: teamBox(), shots: null, athletes: [], ...about };
}

/** Marlow's 40 tracked tries of 22 January: 2 dunks, 10 layups, 2 tip-ins, 10 jumpers for two, 16 threes. */
const MARLOW_SHOTS = shotTally({
  dunk: shots(2, 2, 1),
  layup: shots(6, 10, 3),
  tipIn: shots(1, 2),
  twoPointJumper: shots(4, 10, 1),
  threePointJumper: shots(6, 16, 5),
  freeThrows: { attempted: 10, made: 8 },
});
const REYES_SHOTS = shotTally({ threePointJumper: shots(6, 16, 5), freeThrows: { attempted: 4, made: 3 } });
const LINDQVIST_THREES = shotTally({ threePointJumper: shots(2, 10, 2) });
const LINDQVIST_LAYUPS = shotTally({ layup: shots(3, 5, 1) });

/**
 * Adds tallies to the league of fictional-league.ts and sums its seasons. Game 1: Marlow State's 40 tries, 16 of them Reyes's (11), Cole (12) without one; Port Ashby's
 * 10 threes by Lindqvist (21) and 3 tries of a kind nobody tells. Game 3, without a box score: 5 layups by Lindqvist, and none by San José. Game 2 has no plays, and game 5 of 2025 no tally.
 */
export async function insertSeasonTallies(store: Store): Promise<void> {
  const { db } = store;
  await insertTallies(db, 1, 2026, {
    home: team({
      box: teamBox({ points: 70, pointsInPaint: 18 }),
      shots: MARLOW_SHOTS,
      athletes: [athlete(11, REYES_SHOTS), athlete(12, emptyShotTally())],
    }),
    away: team({
      box: teamBox({ points: 60 }),
      shots: shotTally({ ...LINDQVIST_THREES, unknown: shots(1, 3) }),
      athletes: [athlete(21, LINDQVIST_THREES)],
    }),
  });
  await insertTallies(db, 2, 2026, { home: team({}), away: team({}) });
  await insertTallies(db, 3, 2026, {
    home: team({ box: null, possessions: null, shots: LINDQVIST_LAYUPS, athletes: [athlete(21, LINDQVIST_LAYUPS)] }),
    away: team({ box: null, possessions: null, shots: emptyShotTally() }),
  });
  await markAllTotalsStale(db);
  await sumStaleSeasons(store);
}
