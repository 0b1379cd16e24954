/** What lineups cost of a real day of games: room in the store, and time when a game is derived. */
import { expect, test } from "vitest";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import { computeLineups } from "#lib/statistics/lineups.ts";
import { packLineups } from "#lib/store/packed-lineups.ts";
import { lineupInputOf } from "#test/lineup-input.ts";
import { printFigure } from "#test/print-figure.ts";
import { sharedData } from "#test/shared-data.ts";

const DAY = sharedData("lineups_bigballr/pbp_2026_01_23.parquet");
/** As large as ids of a store with many seasons. */
const FIRST_ID = 1_000_000;
const ROUNDS = 5;

test.skipIf(DAY === null)("both sides' lineups of a game take less than 2 KB", { timeout: 120_000 }, async () => {
  const inputs: ReturnType<typeof lineupInputOf>[] = [];
  for await (const document of (await readNcaaPath(DAY ?? "")).documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind !== "game") continue;
      const input = lineupInputOf(fact.game);
      const numbered = <Place extends { athleteId: number }>(place: Place): Place => ({
        ...place,
        athleteId: place.athleteId + FIRST_ID,
      });
      inputs.push({
        ...input,
        onFloor: input.onFloor.map((floor) => floor.map(numbered)),
        stints: input.stints.map(numbered),
      });
    }
  }
  const pack = (input: (typeof inputs)[0]) => Object.values(computeLineups(input)).map(packLineups);
  const bytes = inputs.flatMap(pack).reduce((sum, packed) => sum + packed.length, 0) / inputs.length;
  const start = process.cpuUsage().user;
  for (let round = 0; round < ROUNDS; round++) for (const input of inputs) pack(input);
  const milliseconds = (process.cpuUsage().user - start) / 1000 / ROUNDS / inputs.length;
  printFigure(
    `lineups of ${inputs.length} games: ${bytes.toFixed(0)} bytes and ${milliseconds.toFixed(2)} ms of computing a game`,
  );
  expect(inputs.length).toBeGreaterThan(10);
  expect(bytes).toBeLessThan(2000);
});
