import { describe, expect, it } from "vitest";
import type { SimulatedPosition } from "#lib/feed/simulation/league-model.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { mean } from "#test/sample-statistics.ts";
import type { Career } from "./career.ts";
import { openingsOf } from "./openings.ts";
import { entersPortal, matchTransfers, type TeamContext } from "./portal.ts";

function career(
  id: number,
  schoolId: number,
  stated: { ability?: number; classYear?: number; position?: SimulatedPosition; formerSchoolIds?: number[] } = {},
): Career {
  const { ability = 0, classYear = 2, position = "G", formerSchoolIds = [] } = stated;
  const hometown = { city: "Null Island", state: null, country: "Null", latitude: 0, longitude: 0 };
  const player = { id, firstName: "Jo", lastName: "Quill", hometown, position, firstSeason: 2010, firstClassYear: 1 };
  return { player, schoolId, jersey: "1", classYear, ability, since: 2010, formerSchoolIds };
}

function team(schoolId: number, level = 0, newCoach = false): TeamContext {
  return { schoolId, level, newCoach };
}

/** Share of 2,000 players like this one who enter the portal. */
function restless(own: Career, place: number, context: TeamContext): number {
  const random = randomOf("restless");
  return mean(Array.from({ length: 2000 }, () => (entersPortal(random, own, place, context) ? 1 : 0)));
}

describe("entersPortal", () => {
  it("draws the bench, stars of small schools, players of a new coach, and those with an extra year more than starters", () => {
    const starter = restless(career(1, 1), 0, team(1));
    expect(starter).toBeCloseTo(0.19, 1);
    expect(restless(career(1, 1), 8, team(1))).toBeGreaterThan(starter + 0.1);
    expect(restless(career(1, 1), 12, team(1))).toBeGreaterThan(restless(career(1, 1), 8, team(1)) + 0.08);
    expect(restless(career(1, 1, { ability: 1 }), 0, team(1, -1))).toBeGreaterThan(starter + 0.15);
    expect(restless(career(1, 1), 0, team(1, 0, true))).toBeGreaterThan(starter + 0.08);
    expect(restless(career(1, 1, { classYear: 4 }), 0, team(1))).toBeGreaterThan(starter + 0.2);
  });
});

describe("matchTransfers", () => {
  /** Three schools of which the first is the best, without anybody. */
  const teams = [team(1, 2), team(2, 0), team(3, -2)];
  const match = (players: Career[], seed = "match") =>
    matchTransfers(
      randomOf(seed),
      players,
      teams,
      teams.map(() => openingsOf([])),
    );

  it("sends better players to better schools", () => {
    const players = Array.from({ length: 30 }, (_, place) => career(place + 1, 9, { ability: place < 4 ? 2 : -2 }));
    const levels = (entries: ReturnType<typeof match>) =>
      entries.flatMap(({ destinationId }) => (destinationId === null ? [] : 2 - destinationId));
    const entries = ["a", "b", "c", "d"].flatMap((seed) => match(players, seed));
    const good = entries.filter((entry) => entry.career.ability > 0);
    expect(mean(levels(good))).toBeGreaterThan(0.6);
    expect(mean(levels(entries.filter((entry) => entry.career.ability < 0)))).toBeLessThan(0.2);
    expect(good.filter(({ destinationId }) => destinationId === null)).toEqual([]);
  });

  it("leaves those whom nobody takes without a school, and says that they may not play", () => {
    const entries = match(Array.from({ length: 60 }, (_, place) => career(place + 1, 9)));
    const without = entries.filter(({ destinationId }) => destinationId === null);
    expect(without.length).toBeGreaterThan(20);
    for (const { eligibility } of without) expect(["TBD", "SittingOne", "PendingAppeal"]).toContain(eligibility);
  });

  it("takes openings, and no more of a position than a team has", () => {
    const openings = teams.map(() => openingsOf([]));
    const players = Array.from({ length: 40 }, (_, place) => career(place + 1, 9, { position: "C" }));
    const entries = matchTransfers(randomOf("centres"), players, teams, openings);
    for (const { schoolId } of teams) {
      const arrived = entries.filter(({ destinationId }) => destinationId === schoolId).length;
      expect(arrived).toBeLessThanOrEqual(3);
      expect(openings[schoolId - 1]?.left()).toBe(13 - arrived);
    }
  });

  it("sends nobody to the school he leaves, or one he has left before", () => {
    const players = Array.from({ length: 20 }, (_, place) => career(place + 1, 1, { formerSchoolIds: [2] }));
    const destinations = match(players).map(({ destinationId }) => destinationId);
    expect(destinations).toContain(3);
    expect(destinations).not.toContain(1);
    expect(destinations).not.toContain(2);
  });
});
