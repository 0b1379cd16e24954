/** Shots by kind as records. */
import type { ShotTally } from "#lib/basketball/tally.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { playerShooting, teamShooting } from "#lib/records/shooting-endpoints.ts";
import type { PlayerSeasonShootingStats, SeasonShootingStats } from "#lib/records/shooting-records.ts";
import { computeShotProfile, type ShotRates } from "#lib/statistics/shot-profile.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectAthleteNames } from "#lib/store/game-names.ts";
import { type Listing, listingOf } from "./listing.ts";
import { findSeasonTeams } from "./season-teams.ts";
import { readAthleteTotals, readTeamTotals } from "./season-totals.ts";

export async function listTeamShooting(db: Database, values: ValuesOf<typeof teamShooting>): Promise<Listing> {
  const { season } = values;
  const teams = await findSeasonTeams(db, season, values);
  if (teams.length === 0) return listingOf([]);
  const ids = teams.map(({ id }) => id);
  const totals = await readTeamTotals(db, season, values, ids);
  return listingOf(
    teams.flatMap(({ id, school, conference }): SeasonShootingStats[] => {
      const sums = totals.get(id);
      if (sums === undefined || sums.shotGames === 0) return [];
      return [
        { season, teamId: id, team: school, conference: conference?.abbreviation ?? null, ...shotRecord(sums.shots) },
      ];
    }),
  );
}

export async function listPlayerShooting(db: Database, values: ValuesOf<typeof playerShooting>): Promise<Listing> {
  const { season } = values;
  const teams = await findSeasonTeams(db, season, values);
  if (teams.length === 0) return listingOf([]);
  const ids = teams.map(({ id }) => id);
  const totals = await readAthleteTotals(db, season, values, ids);
  const athleteIds = [...totals.values()].flatMap((athletes) => athletes.map(({ athleteId }) => athleteId));
  const names = new Map((await selectAthleteNames(db, athleteIds)).map(({ id, name }) => [id, name]));
  return listingOf(
    teams.flatMap(({ id, school, conference }) =>
      (totals.get(id) ?? [])
        .flatMap(({ athleteId, shots }): PlayerSeasonShootingStats[] => {
          const athleteName = names.get(athleteId);
          if (athleteName === undefined || !hasShots(shots)) return [];
          const team = { season, teamId: id, team: school, conference: conference?.abbreviation ?? null };
          return [{ ...team, athleteId, athleteName, ...shotRecord(shots) }];
        })
        .sort((one, other) => compareTexts(one.athleteName, other.athleteName) || one.athleteId - other.athleteId),
    ),
  );
}

type ShotRecord = Omit<SeasonShootingStats, "season" | "teamId" | "team" | "conference">;

/** The interface has numbers here and no null: what nothing was tried of is 0. */
function shotRecord(shots: ShotTally): ShotRecord {
  const { tracked, assistedPct, kinds, freeThrows } = computeShotProfile(shots);
  const breakdown = ({ attempted, made, pct }: Pick<ShotRates, "attempted" | "made" | "pct">) => ({
    attempted,
    made,
    pct: pct ?? 0,
  });
  const withAssists = (rates: ShotRates) => ({
    ...breakdown(rates),
    assisted: rates.assisted,
    assistedPct: rates.assistedPct ?? 0,
  });
  const { dunk, layup, tipIn, twoPointJumper, threePointJumper } = kinds;
  return {
    trackedShots: tracked,
    freeThrowRate: freeThrows.rate ?? 0,
    assistedPct: assistedPct ?? 0,
    dunks: withAssists(dunk),
    layups: withAssists(layup),
    tipIns: breakdown(tipIn),
    twoPointJumpers: withAssists(twoPointJumper),
    threePointJumpers: withAssists(threePointJumper),
    freeThrows: breakdown(freeThrows),
    attemptsBreakdown: {
      dunks: dunk.rate ?? 0,
      layups: layup.rate ?? 0,
      tipIns: tipIn.rate ?? 0,
      twoPointJumpers: twoPointJumper.rate ?? 0,
      threePointJumpers: threePointJumper.rate ?? 0,
    },
  };
}

function hasShots({ freeThrows, ...kinds }: ShotTally): boolean {
  return freeThrows.attempted > 0 || Object.values(kinds).some(({ attempted }) => attempted > 0);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
