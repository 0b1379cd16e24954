import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AVAILABILITIES, COVERAGE_REASONS, type Coverage } from "#lib/records/overview-shapes.ts";
import { coverageCopy } from "./coverage-copy.ts";
import { Covered } from "./covered.tsx";

const part = { subject: "Efficiency", rows: "box scores" };
const ALL = AVAILABILITIES.flatMap((state) =>
  [null, ...COVERAGE_REASONS].map((reason): Coverage => ({ state, reason, eligibleGames: 21, coveredGames: 18 })),
);
const draw = (coverage: Coverage) =>
  renderToStaticMarkup(
    <Covered part={part} coverage={coverage}>
      <table />
    </Covered>,
  );

test.each(ALL)(
  "$state, $reason: the sentence stands there, and the part itself only where there is one",
  (coverage) => {
    const markup = draw(coverage);
    expect(markup).toContain(coverageCopy(part, coverage).sentence.replaceAll("'", "&#x27;"));
    expect(markup.includes("<table>")).toBe(coverage.state !== "unavailable");
  },
);
