/** Recruits, transfers and the draft: records to facts, and files of them. */
import { describe, expect, test } from "vitest";
import { folderWith, readAll } from "./fixtures/read-documents.ts";
import { CONFERENCE, EASTPORT } from "./fixtures/records.ts";
import {
  CLUB_PICK,
  COLLEGE_PICK,
  DRAFT_POSITION,
  DRAFT_TEAM,
  RECRUIT,
  RECRUITING_RANKING,
  TRANSFER,
  UNKNOWN_RECRUIT,
} from "./fixtures/recruiting-and-draft-records.ts";
import { mapDraftPick, mapDraftTeam } from "./map-draft.ts";
import { mapRecruit, mapRecruitingRanking, mapTransfer } from "./map-recruiting.ts";
import { parseRecord } from "./parse-record.ts";
import { readCbbdPath } from "./read-path.ts";

const recruit = (raw: object) => mapRecruit(parseRecord("recruit", raw), "mens");
const transfer = (raw: object) => mapTransfer(parseRecord("transfer", raw), "mens");
const pick = (raw: object) => mapDraftPick(parseRecord("draftPick", raw), "mens");

describe("records to facts", () => {
  test("a recruit keeps the service's id and the upstream's, and links to team, school and athlete by the service's", () => {
    expect(recruit(RECRUIT)).toMatchObject({
      kind: "recruit",
      league: "mens",
      recruit: {
        source: "cbbd",
        sourceId: "311",
        ids: { cbbd: "311", espn: "258114" },
        year: 2024,
        school: { sourceId: "88", name: "Lakeside High" },
        hometown: { city: "Dayton", latitude: 39.76 },
        committedTo: { ids: { cbbd: "11" }, school: "Eastport State" },
        athleteIds: { cbbd: "101" },
        rating: 0.94,
        ranking: 41,
      },
    });
  });

  test("what a record does not say stays null, and a zero a zero", () => {
    expect(recruit(UNKNOWN_RECRUIT)).toMatchObject({
      recruit: {
        ids: { cbbd: "312" },
        position: null,
        school: null,
        hometown: null,
        committedTo: null,
        athleteIds: {},
        stars: 0,
        rating: 0,
        ranking: null,
      },
    });
    expect(transfer({ ...TRANSFER, destination: null, eligibility: null, stars: null })).toMatchObject({
      transfer: { destination: null, eligibility: null, stars: null },
    });
  });

  test("a transfer to a team the service has no number for goes by its name; a word of a newer version is unknown", () => {
    expect(transfer({ ...TRANSFER, eligibility: "Appealing" })).toMatchObject({
      transfer: {
        sourceId: "702",
        origin: { ids: { cbbd: "11" }, school: "Eastport State" },
        destination: { ids: {}, school: "Somewhere College" },
        eligibility: null,
        yearsRemaining: 2,
      },
    });
    expect(transfer(TRANSFER)).toMatchObject({ transfer: { eligibility: "Immediate" } });
  });

  test("a ranking of a class", () => {
    expect(mapRecruitingRanking(parseRecord("recruitingRanking", RECRUITING_RANKING), "mens")).toMatchObject({
      recruitingRanking: { source: "cbbd", year: 2024, team: { ids: { cbbd: "11" } }, ranking: 7, rating: 91.4 },
    });
  });

  test("a draft team's upstream id is a number there", () => {
    expect(mapDraftTeam(parseRecord("draftTeam", DRAFT_TEAM), "mens")).toMatchObject({
      draftTeam: { sourceId: "4", ids: { cbbd: "4", espn: "17" }, location: "Quarry City", abbreviation: "QCH" },
    });
  });

  test("a pick of a college's player, and one of a player from elsewhere", () => {
    expect(pick(COLLEGE_PICK)).toMatchObject({
      draftPick: {
        draftTeam: { sourceId: "4", location: "", name: "", displayName: "Quarry City Herons" },
        college: { ids: { cbbd: "11" }, school: "Eastport State" },
        sourceTeam: { sourceId: "90012", location: "Eastport State", name: "Gulls" },
        athleteIds: { cbbd: "101" },
        position: "G",
      },
    });
    expect(pick(CLUB_PICK)).toMatchObject({
      draftPick: {
        college: null,
        sourceTeam: { sourceId: null, location: "Porto Velho" },
        athleteIds: {},
        position: null,
      },
    });
  });
});

describe("files", () => {
  test("each kind is told from those that have the same fields, and what others refer to comes first", async () => {
    const folder = await folderWith({
      "a.json": [COLLEGE_PICK, CLUB_PICK],
      "b.json": [DRAFT_TEAM],
      "c.json": [TRANSFER],
      "d.json": [RECRUITING_RANKING],
      "e.ndjson": [RECRUIT, UNKNOWN_RECRUIT],
      "f.json": [EASTPORT],
      "g.json": [CONFERENCE],
      "h.json": [DRAFT_POSITION],
    });
    const { keys, facts, faults, warnings } = await readAll(await readCbbdPath(folder));
    expect([faults, warnings]).toEqual([[], []]);
    expect(keys).toEqual([
      `conferences/${CONFERENCE.id}`,
      `teams/${EASTPORT.id}`,
      "recruiting/players/311",
      "recruiting/teams/2024/11",
      "recruiting/portal/702",
      "draft/teams/4",
      "draft/picks/2025/17",
    ]);
    expect(facts.map(({ kind }) => kind)).toEqual([
      "conference",
      "team",
      "recruit",
      "recruit",
      "recruitingRanking",
      "transfer",
      "draftTeam",
      "draftPick",
      "draftPick",
    ]);
  });

  test("a record that cannot be used is a fault of its own", async () => {
    const folder = await folderWith({ "a.json": [RECRUIT, { ...RECRUIT, id: "x" }, { ...UNKNOWN_RECRUIT, year: 0 }] });
    const { facts, faults } = await readAll(await readCbbdPath(folder));
    expect(facts).toHaveLength(1);
    expect(faults.map(({ key, code }) => [key, code])).toEqual([
      ["file/a.json#2", "invalid_record"],
      ["file/a.json#3", "invalid_record"],
    ]);
  });
});
