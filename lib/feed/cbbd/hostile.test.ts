/** Whatever the bytes are, only a FeedFault leaves the door. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folderWith, readAll } from "./fixtures/read-documents.ts";
import * as records from "./fixtures/records.ts";
import { readCbbdPath } from "./read-path.ts";

const {
  CONFERENCE,
  CONFERENCE_HISTORY,
  DIRECTORY,
  EASTPORT,
  EASTPORT_BOX,
  EASTPORT_LINES,
  GAME,
  MEDIA,
  PLAYER_SEASON,
  PLAYS,
} = records;
const RECORDS: readonly object[] = [
  ...[CONFERENCE, CONFERENCE_HISTORY, DIRECTORY, EASTPORT, EASTPORT_BOX, EASTPORT_LINES, GAME, MEDIA, PLAYER_SEASON],
  ...PLAYS,
  ...records.SUBSTITUTIONS,
  records.ROSTER,
  records.VENUE,
  records.LINES,
  ...records.RANKINGS,
  records.SCOUTING_REPORT,
  records.TEAM_SEASON,
];

const NASTY = [
  null,
  "",
  -1,
  0,
  1e308,
  2 ** 31,
  1.5,
  true,
  [],
  {},
  "\u0000",
  "__proto__",
  "constructor",
  "\ud800",
  "2026-13-45T00:00:00Z",
];

/** A record with one of its fields, however deep, put out of order. */
const damaged = fc
  .record({
    record: fc.constantFrom(...RECORDS),
    place: fc.nat(400),
    value: fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 2 })),
    gone: fc.boolean(),
  })
  .map(({ record, place, value, gone }) => {
    const copy = structuredClone(record);
    const places = placesOf(copy);
    const chosen = places[place % places.length];
    if (chosen && gone) Reflect.deleteProperty(chosen.holder, chosen.field);
    else if (chosen) Reflect.set(chosen.holder, chosen.field, value);
    return copy;
  });

function placesOf(value: object): { holder: object; field: string }[] {
  return Object.entries(value).flatMap(([field, inner]) => [
    { holder: value, field },
    ...(typeof inner === "object" && inner !== null ? placesOf(inner) : []),
  ]);
}

async function readText(text: string) {
  return readAll(await readCbbdPath(await folderWith({ "records.json": text })));
}

describe("only faults leave the door", () => {
  test("records with fields out of order, among good ones", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damaged, { minLength: 1, maxLength: 6 }), async (list) => {
        const { faults } = await readText(JSON.stringify([GAME, ...list]));
        for (const { code } of faults) expect(code).toMatch(/^[a-z_]+$/);
      }),
      { numRuns: 300 },
    );
  });

  test("any JSON at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        await readText(text);
      }),
      { numRuns: 200 },
    );
  });

  test("any text at all, and a good file cut anywhere", async () => {
    const good = JSON.stringify(RECORDS);
    const cut = fc.nat(good.length).map((length) => good.slice(0, length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary" }), cut), async (text) => {
        await readText(text);
      }),
      { numRuns: 200 },
    );
  });

  test("nesting without end", async () => {
    const { faults } = await readText(`[${"[".repeat(100_000)}${"]".repeat(100_000)}]`);
    expect(faults.length).toBe(1);
  });
});
