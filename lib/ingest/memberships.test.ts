import { describe, expect, test } from "vitest";
import type { MembershipRow } from "#lib/store/membership-facts.ts";
import { addMembership } from "./memberships.ts";

const TEAM = 1;
const span = (conferenceId: number, startSeason: number, endSeason: number | null, authority = 10): MembershipRow => ({
  teamId: TEAM,
  conferenceId,
  startSeason,
  endSeason,
  authority,
});
const add = (before: MembershipRow[], conferenceId: number, start: number, end: number | null, authority = 10) =>
  addMembership(before, TEAM, { conferenceId, startSeason: start, endSeason: end }, authority).map(
    ({ conferenceId: id, startSeason, endSeason }) => [id, startSeason, endSeason],
  );

describe("a team's conferences over the seasons", () => {
  test("seasons that touch become one span", () => {
    expect(add([span(7, 2024, 2025)], 7, 2026, 2026)).toEqual([[7, 2024, 2026]]);
  });

  test("a gap leaves two spans", () => {
    expect(add([span(7, 2020, 2021)], 7, 2026, 2026)).toEqual([
      [7, 2020, 2021],
      [7, 2026, 2026],
    ]);
  });

  test("a better source cuts the seasons out of another conference's open span", () => {
    expect(add([span(7, 2020, null, 10)], 8, 2025, 2025, 20)).toEqual([
      [7, 2020, 2024],
      [8, 2025, 2025],
      [7, 2026, null],
    ]);
  });

  test("a lesser source does not change seasons that are known", () => {
    expect(add([span(7, 2020, 2026, 20)], 8, 2026, 2026, 10)).toEqual([[7, 2020, 2026]]);
  });

  test("an open end stays open when an earlier season is added", () => {
    expect(add([span(7, 2021, null)], 7, 2020, 2020)).toEqual([[7, 2020, null]]);
  });
});
