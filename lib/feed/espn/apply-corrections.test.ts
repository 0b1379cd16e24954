import { describe, expect, it } from "vitest";
import { GAME_ID, madePlay, madeSummary } from "./fixtures/made-summary.ts";
import { mapSummary } from "./map-summary.ts";
import { rawSummary } from "./raw-summary.ts";

const MADE = { scoringPlay: true, shootingPlay: true };

describe("corrections", () => {
  const wrong = madePlay(572, "Ann Lee made Layup.", { ...MADE, homeScore: 9 });
  const extra = madePlay(572, "Ann Lee made Layup.", MADE);
  const raw = rawSummary.parse(madeSummary({ rest: { plays: [wrong, extra] } }));
  const reason = "made up";

  it("replace fields, leave a play out, and warn of one that finds no play", () => {
    const { facts, warnings } = mapSummary(raw, {
      [GAME_ID]: [
        {
          play: String(wrong.id),
          reason,
          set: { homeScore: 2, awayScore: 1, clock: "9:59", period: 2, text: "Ann Lee made Dunk." },
        },
        { play: String(extra.id), reason, set: null },
        { play: "1", reason, set: {} },
      ],
    });
    const [fact] = facts;
    expect(fact?.kind === "game" ? fact.game.plays : null).toMatchObject([
      { homeScore: 2, awayScore: 1, secondsRemaining: 599, period: 2, event: { shot: "dunk" } },
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(["correction_without_play"]);
  });

  it("of another game do nothing", () => {
    const { facts } = mapSummary(raw, { "1": [{ play: String(extra.id), reason, set: null }] });
    const [fact] = facts;
    expect(fact?.kind === "game" && fact.game.plays).toHaveLength(2);
  });
});
