import { describe, expect, it } from "vitest";
import { FINAL, madeSummary } from "./fixtures/made-summary.ts";
import { faultOf, mapGame } from "./fixtures/mapped.ts";

const IN_PROGRESS = {
  period: 2,
  displayClock: "4:31",
  type: { name: "STATUS_IN_PROGRESS", state: "in", completed: false },
};

describe("the status", () => {
  it.each([
    ["STATUS_IN_PROGRESS", "in", "in_progress"],
    ["STATUS_HALFTIME", "in", "in_progress"],
    ["STATUS_END_PERIOD", "in", "in_progress"],
    ["STATUS_FINAL", "post", "final"],
    ["STATUS_POSTPONED", "post", "postponed"],
    ["STATUS_CANCELED", "post", "cancelled"],
    ["STATUS_DELAYED", "pre", "scheduled"],
    ["STATUS_DELAYED", "in", "in_progress"],
  ])("%s in the state %s is %s", (name, state, status) => {
    const { game, codes } = mapGame({ competition: { status: { type: { name, state } } } });
    expect(game.status).toBe(status);
    expect(codes).toEqual([]);
  });

  it("of a new name goes by its state, with a warning; without a known state it is a fault", () => {
    const { game, codes } = mapGame({ competition: { status: { type: { name: "STATUS_SECOND_HALF", state: "in" } } } });
    expect(game.status).toBe("in_progress");
    expect(codes).toEqual(["unknown_status"]);
    expect(faultOf(madeSummary({ competition: { status: { type: { name: "STATUS_X", state: "y" } } } }))).toBe(
      "unknown_status",
    );
  });

  it("in progress brings period and clock, a final does not", () => {
    expect(mapGame({ competition: { status: IN_PROGRESS } }).game).toMatchObject({ period: 2, clock: "4:31" });
    const over = { ...FINAL, period: 2, displayClock: "0:00" };
    expect(mapGame({ competition: { status: over } }).game).toMatchObject({ period: null, clock: null });
  });

  it("of a postponed or cancelled game leaves it without points", () => {
    const status = { type: { name: "STATUS_POSTPONED", state: "post" } };
    expect(
      mapGame({ competition: { status }, home: { score: "0" }, away: { score: "0" } }).game.home.points,
    ).toBeNull();
  });
});
