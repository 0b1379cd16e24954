import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TransferFact } from "#lib/basketball/recruiting-facts.ts";
import { folderWith, type ReadResult, readAll } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { readPortalPath } from "./read-path.ts";

const PLAYER = {
  name: "Theo de la Cruz Jr.",
  realgm_id: "9001",
  schools: [{ from: "Mesa Tech", to: "Harbor State", class: "Jr" }],
  position: "GF",
  height: "6-6",
};

/** A list of players made in January 2026, in the middle of season 2026. */
const list = (players: Record<string, unknown>, about: object = { last_updated: "2026-01-18 09:25:18" }) => ({
  players,
  ...about,
});

async function readList(content: unknown, year?: number) {
  return readAll(await readPortalPath(await folderWith({ "list.json": content }), { year }));
}

function transfersOf(result: ReadResult): TransferFact[] {
  return result.facts.flatMap((fact) => (fact.kind === "transfer" ? [fact.transfer] : []));
}

test("a player: what the list says and nothing else; he moved the spring before its season", async () => {
  const [transfer] = transfersOf(await readList(list({ "theo de la cruz": PLAYER })));
  expect(transfer).toMatchObject({
    source: "portal",
    sourceId: "9001/mesa-tech",
    year: 2025,
    firstName: "Theo",
    lastName: "de la Cruz Jr.",
    position: "GF",
    origin: { ids: {}, school: "Mesa Tech" },
    destination: { ids: {}, school: "Harbor State" },
    eligibility: null,
    yearsRemaining: null,
    stars: null,
    rating: null,
    athleteIds: {},
  });
});

test("the year is that of the season under way at the list's date, or the one that is named", async () => {
  const years = async (about: object, year?: number) =>
    transfersOf(await readList(list({ a: PLAYER }, about), year)).map((transfer) => transfer.year);
  expect(await years({ last_updated: "2025-11-03 00:00:00" })).toEqual([2025]);
  expect(await years({ last_updated: "2026-06-30" })).toEqual([2025]);
  expect(await years({ last_updated: "2026-01-18" }, 2024)).toEqual([2024]);
  expect(await years({}, 2023)).toEqual([2023]);
});

test("two players of one name share an entry: each is told by the school he leaves", async () => {
  const schools = [
    { from: "Mesa Tech", to: "Harbor State" },
    { from: "Tern Valley", to: "Mesa Tech" },
    { from: "Tern Valley", to: "Port Ashby" },
  ];
  const result = await readList(list({ a: { ...PLAYER, schools } }));
  expect(transfersOf(result).map(({ sourceId }) => sourceId)).toEqual(["9001/mesa-tech", "9001/tern-valley"]);
  expect(result.warnings.map(({ code }) => code)).toEqual(["duplicate_transfer"]);
});

test("blank is unknown: no position, no school yet, no school before; a position of another game is none", async () => {
  const schools = [{ from: "", to: null }];
  const [unknown] = transfersOf(await readList(list({ a: { ...PLAYER, position: "", schools } })));
  expect(unknown).toMatchObject({ sourceId: "9001/", position: null, origin: null, destination: null });
  const [odd] = transfersOf(await readList(list({ a: { ...PLAYER, position: "QB" } })));
  expect(odd?.position).toBeNull();
});

test("a name that is known to be another school's is put right", async () => {
  const schools = [{ from: "University of Charleston", to: "Mesa Tech" }];
  const [transfer] = transfersOf(await readList(list({ a: { ...PLAYER, schools } })));
  expect(transfer?.origin?.school).toBe("Charleston (WV)");
});

describe("a player who cannot be used is a warning with his key", () => {
  test.each([
    ["no name", { ...PLAYER, name: " " }, "name"],
    ["no id", { ...PLAYER, realgm_id: "x" }, "realgm_id"],
    ["no schools", { ...PLAYER, schools: [] }, "schools"],
    ["schools of another kind", { ...PLAYER, schools: "Mesa Tech" }, "schools"],
    ["a school without letters", { ...PLAYER, schools: [{ from: "--", to: "Mesa Tech" }] }, "from"],
    ["nothing", null, "a"],
  ])("%s", async (_what, bad, word) => {
    const result = await readList(list({ a: bad, b: PLAYER }));
    expect(transfersOf(result)).toHaveLength(1);
    expect(result.warnings.map(({ code }) => code)).toEqual(["bad_player"]);
    expect(result.warnings[0]?.detail).toContain("a: ");
    expect(result.warnings[0]?.detail).toContain(word);
  });
});

describe("a file that cannot be used is one fault", () => {
  test.each([
    ["nothing", "", "empty"],
    ["a web page", "<html>busy</html>", "web_page"],
    ["half a file", '{"players": {"a": ', "truncated"],
    ["another list", { data: [] }, "unknown_shape"],
    ["players in a row", { players: [PLAYER] }, "unknown_shape"],
    ["a date that is none", list({ a: PLAYER }, { last_updated: "2026-13-40" }), "unknown_shape"],
    ["no date", list({ a: PLAYER }, {}), "no_year"],
    ["no players", list({}), "nothing_usable"],
    ["no usable player", list({ a: 1 }), "nothing_usable"],
  ])("%s", async (_what, bad, code) => {
    const folder = await folderWith({ "bad.json": bad, "good.json": list({ a: PLAYER }) });
    const result = await readAll(await readPortalPath(folder));
    expect(result.faults.map((fault) => [fault.key, fault.code])).toEqual([["file/bad.json", code]]);
    expect(transfersOf(result)).toHaveLength(1);
  });

  test("whatever the content is, only faults leave the door", async () => {
    const content = fc.oneof(
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.jsonValue().map((value) => JSON.stringify(list({ a: value }))),
    );
    await fc.assert(
      fc.asyncProperty(content, async (text) => {
        await readList(text);
      }),
      { numRuns: 150 },
    );
  });

  test("a path where nothing is", async () => {
    await expect(readPortalPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});
