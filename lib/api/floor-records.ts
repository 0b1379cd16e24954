/** Times on the floor as parts of records: counts with the rates computed from them. */
import type { FloorTime, UnitCounts } from "#lib/basketball/lineup.ts";
import type { LineupUnitStats, TimeOnFloor } from "#lib/records/lineup-records.ts";
import { computeFloorRatings, computeUnitRates } from "#lib/statistics/floor-rates.ts";
import { percentage } from "#lib/statistics/ratio.ts";

export function floorRecord(time: FloorTime): TimeOnFloor {
  const { seconds, team, opponent } = time;
  return {
    totalSeconds: seconds,
    ...computeFloorRatings(time),
    teamStats: unitRecord(team, opponent),
    opponentStats: unitRecord(opponent, team),
  };
}

function unitRecord(counts: UnitCounts, against: UnitCounts): LineupUnitStats {
  const { trueShooting, fourFactors } = computeUnitRates(counts, against);
  return {
    possessions: counts.possessions,
    points: counts.points,
    blocks: counts.blocks,
    assists: counts.assists,
    steals: counts.steals,
    turnovers: counts.turnovers,
    defensiveRebounds: counts.defensiveRebounds,
    offensiveRebounds: counts.offensiveRebounds,
    trueShooting,
    fieldGoals: shooting(
      counts.twoPointersMade + counts.threePointersMade,
      counts.twoPointersAttempted + counts.threePointersAttempted,
    ),
    twoPointers: {
      ...shooting(counts.twoPointersMade, counts.twoPointersAttempted),
      tipIns: shooting(counts.tipInsMade, counts.tipInsAttempted),
      dunks: shooting(counts.dunksMade, counts.dunksAttempted),
      layups: shooting(counts.layupsMade, counts.layupsAttempted),
      jumpers: shooting(counts.jumpersMade, counts.jumpersAttempted),
    },
    threePointers: shooting(counts.threePointersMade, counts.threePointersAttempted),
    freeThrows: shooting(counts.freeThrowsMade, counts.freeThrowsAttempted),
    fourFactors,
  };
}

/** Percent 0 where nothing was tried. */
function shooting(made: number, attempted: number) {
  return { made, attempted, pct: percentage(made, attempted) ?? 0 };
}
