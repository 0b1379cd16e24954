import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FeedFault } from "#lib/feed/feed.ts";
import { readJson } from "#lib/feed/read-json.ts";
import { madeEvent, madeHeaderScoreboard, madeScoreboard } from "./fixtures/made-scoreboard.ts";
import { madePlay, madeSummary, madeTeam } from "./fixtures/made-summary.ts";
import { faultOf } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";
import { payloadKey, recognisePayload } from "./payload.ts";

const TEAMS = {
  sports: [{ leagues: [{ id: "41", slug: "mens-college-basketball", teams: [{ team: madeTeam("9001") }] }] }],
};
const CONFERENCES = {
  conferences: [{ groupId: "901", name: "Great Lakes Conference", shortName: "GLC", parentGroupId: "50" }],
};
const PLAYS = [
  madePlay(540, "Ann Lee made Free Throw.", { homeScore: 1 }),
  madePlay(584, "Ann Lee subbing out for Lakeshore"),
];

describe("the kind of a payload", () => {
  it.each([
    ["summary", "game/401999001", madeSummary()],
    ["scoreboard", "scoreboard/2026-01-23", madeScoreboard(madeEvent())],
    ["scoreboard", "scoreboard/2026-01-24", { ...madeScoreboard(madeEvent()), day: undefined }],
    ["scoreboard", null, { ...madeScoreboard(), day: undefined }],
    ["header_scoreboard", "scoreboard-header/2026-01-24", madeHeaderScoreboard()],
    ["team_list", "teams", TEAMS],
    ["team", "team/9001", { team: madeTeam("9001") }],
    ["conference_list", "conferences", CONFERENCES],
  ])("%s with the key %s is told by its content", (kind, key, payload) => {
    expect(recognisePayload(payload)).toBe(kind);
    expect(payloadKey(payload)).toBe(key);
  });

  it.each([
    ["wrong_json_type", [1, 2]],
    ["wrong_json_type", "text"],
    ["wrong_json_type", 7],
    ["wrong_json_type", null],
    ["unknown_payload", {}],
    ["unknown_payload", { articles: [] }],
    ["espn_error", { code: 404, message: "Failed to get event" }],
  ])("%s is a fault", (code, payload) => {
    expect(faultOf(payload)).toBe(code);
  });

  it("says what an unknown payload holds", () => {
    expect(() => mapPayload({ articles: [], links: [] })).toThrow("it holds articles, links");
  });

  it("makes no key of an id that could be a path", () => {
    expect(payloadKey({ header: { id: "../../etc", competitions: [] } })).toBeNull();
  });
});

/** Paths of all values in a payload. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** The payload with the value at `path` replaced. */
function withValueAt(payload: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof payload !== "object" || payload === null) return value;
  const child: unknown = Reflect.get(payload, key);
  if (Array.isArray(payload))
    return payload.map((entry, index) => (String(index) === key ? withValueAt(child, rest, value) : entry));
  return { ...payload, [key]: withValueAt(child, rest, value) };
}

describe("hostile payloads", () => {
  const payloads = [
    madeSummary({ rest: { plays: PLAYS } }),
    madeScoreboard(madeEvent()),
    madeHeaderScoreboard(),
    TEAMS,
    { team: madeTeam("9001") },
    CONFERENCES,
  ];

  it("raise nothing but a FeedFault, whatever stands in the place of any value", () => {
    const broken = fc
      .constantFrom(...payloads)
      .chain((payload) => fc.record({ payload: fc.constant(payload), path: fc.constantFrom(...pathsOf(payload)) }));
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("", "-1", "99999999999999999999", "NaN", "__proto__", "constructor", -1, 1e308, 0.5, [], {}, [
        null,
      ]),
    );
    fc.assert(
      fc.property(broken, value, ({ payload, path }, replacement) => {
        try {
          const { facts } = mapPayload(readJson(JSON.stringify(withValueAt(payload, path, replacement) ?? null)));
          expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
        } catch (error) {
          expect(error).toBeInstanceOf(FeedFault);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("of any JSON raise nothing but a FeedFault", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => mapPayload(value)).toThrow(FeedFault);
      }),
    );
  });
});
