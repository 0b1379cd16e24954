import { describe, expect, it } from "vitest";
import type { Fact } from "#lib/basketball/facts.ts";
import { seasonOpens } from "./calendar/season-dates.ts";
import { createLeague } from "./league.ts";
import { offseasonNotices } from "./offseason-notices.ts";
import { LAST_SEASON } from "./roster/seasons.ts";
import { createRosters } from "./rosters.ts";

const league = createLeague({ seed: "courtside", scale: "demo" });
const rosters = createRosters(league);
const notices = offseasonNotices(league, rosters, 2026);

function factsOf<K extends Fact["kind"]>(name: string, kind: K): Extract<Fact, { kind: K }>[] {
  const notice = notices.find(({ key }) => key === `offseason/2026/${name}`);
  return (notice?.facts() ?? []).filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
}

describe("offseasonNotices", () => {
  it("come out one after the other, within the season's year", () => {
    expect(notices.map(({ key }) => key.replace("offseason/2026/", ""))).toEqual([
      "arrivals",
      "recruits",
      "portal",
      "signings",
      "draft",
      "transfers",
    ]);
    const moments = notices.map(({ knownFrom }) => knownFrom);
    expect(moments.toSorted()).toEqual(moments);
    expect(moments[0]).toBe(seasonOpens(2026));
    expect(moments[1]).toBe("2025-11-14T05:00:00.000Z");
    expect((moments.at(-1) ?? "") < seasonOpens(2027)).toBe(true);
  });

  it("say the same whenever they are asked", () => {
    expect(JSON.stringify(notices.map(({ facts }) => facts()))).toBe(
      JSON.stringify(notices.map(({ facts }) => facts())),
    );
  });

  it("name the class that has come with the players it became, and the next one without", () => {
    const arrived = factsOf("arrivals", "recruit").map(({ recruit }) => recruit);
    expect(arrived.length).toBeGreaterThan(100);
    expect(arrived.every(({ year }) => year === 2025)).toBe(true);
    for (const { committedTo, athleteIds } of arrived) {
      expect(Object.keys(athleteIds)).toEqual(committedTo === null ? [] : ["simulation"]);
    }
    for (const name of ["recruits", "signings"]) {
      const next = factsOf(name, "recruit").map(({ recruit }) => recruit);
      expect(next.every(({ year, athleteIds }) => year === 2026 && Object.keys(athleteIds).length === 0)).toBe(true);
    }
  });

  it("let some recruits wait with their choice until spring, and rank classes by those who have chosen", () => {
    const committed = (name: string) => factsOf(name, "recruit").filter(({ recruit }) => recruit.committedTo !== null);
    const [early, late] = [committed("recruits"), committed("signings")];
    expect(early.length).toBeGreaterThan(0.5 * late.length);
    expect(early.length).toBeLessThan(0.8 * late.length);
    const schools = (facts: typeof early) => new Set(facts.map(({ recruit }) => recruit.committedTo?.school));
    const ranked = (name: string) =>
      new Set(factsOf(name, "recruitingRanking").map(({ recruitingRanking }) => recruitingRanking.team.school));
    expect(ranked("recruits")).toEqual(schools(early));
    expect(ranked("signings")).toEqual(schools(late));
  });

  it("keep a transfer's choice until the portal has closed", () => {
    const open = factsOf("portal", "transfer").map(({ transfer }) => transfer);
    const closed = factsOf("transfers", "transfer").map(({ transfer }) => transfer);
    expect(open.length).toBeGreaterThan(100);
    expect(open.every(({ destination, eligibility }) => destination === null && eligibility === "TBD")).toBe(true);
    expect(open.map(({ sourceId }) => sourceId)).toEqual(closed.map(({ sourceId }) => sourceId));
    expect(closed.filter(({ destination }) => destination !== null).length).toBeGreaterThan(0.7 * closed.length);
    for (const { destination, eligibility } of closed) {
      const possible =
        destination === null
          ? ["TBD", "SittingOne", "PendingAppeal", "Withdrawn"]
          : ["Immediate", "TBD", "PendingAppeal"];
      expect(possible).toContain(eligibility);
    }
  });

  it("end with the arrivals of the last season", () => {
    const tiny = createLeague({ seed: "s", scale: "tiny" });
    expect(offseasonNotices(tiny, createRosters(tiny), LAST_SEASON).map(({ key }) => key)).toEqual([
      `offseason/${LAST_SEASON}/arrivals`,
    ]);
  });
});
