import { describe, expect, it } from "vitest";
import { HOME, madeTeam } from "./fixtures/made-summary.ts";
import { faultOf } from "./fixtures/mapped.ts";
import { mapPayload } from "./map-payload.ts";

const teamList = (...teams: unknown[]) => ({
  sports: [
    {
      leagues: [
        { id: "41", slug: "mens-college-basketball", season: { year: 2025 }, teams: teams.map((team) => ({ team })) },
      ],
    },
  ],
});

describe("a team list", () => {
  it("has teams with season and league, of an unknown conference", () => {
    const logo = (name: string, ...rel: string[]) => ({ href: `https://logos.example/${name}.png`, rel });
    const team = madeTeam(HOME.id, {
      alternateColor: "no colour",
      logos: [
        logo("light", "full", "default"),
        logo("dark", "full", "dark"),
        logo("red", "full", "primary_logo_on_primary_color"),
      ],
    });
    expect(mapPayload(teamList(team)).facts).toMatchObject([
      {
        kind: "team",
        source: "espn",
        league: "mens",
        season: 2025,
        conference: null,
        team: {
          school: "Lakeshore",
          secondaryColor: null,
          logos: ["https://logos.example/light.png", "https://logos.example/dark.png"],
        },
      },
    ]);
  });

  it("with a team of the other league is refused", () => {
    expect(faultOf(teamList(madeTeam(HOME.id, { uid: "s:40~l:54~t:9001" })))).toBe("mixed_leagues");
  });
});

describe("a single team", () => {
  it("is in its conference in the season of its next game", () => {
    const team = madeTeam(HOME.id, { nextEvent: [{ season: { year: 2025 } }] });
    expect(mapPayload({ team }).facts).toMatchObject([
      { kind: "team", league: "mens", season: 2025, conference: { ids: { espn: "901" } } },
    ]);
  });

  it("without a next game tells no season and so no conference", () => {
    expect(mapPayload({ team: madeTeam(HOME.id, { nextEvent: [] }) }).facts).toMatchObject([
      { season: null, conference: null },
    ]);
  });
});

describe("a conference list", () => {
  it("has the conferences by the names the interface uses, without the groups that are none", () => {
    const conferences = [
      { groupId: "0", shortName: "Top 25" },
      { groupId: "50", uid: "s:40~l:41~g:50", name: "NCAA Division I", shortName: "ALL" },
      { groupId: "901", uid: "s:40~l:41~g:901", name: "Great Lakes Conference", shortName: "GLC", parentGroupId: "50" },
    ];
    expect(mapPayload({ conferences }).facts).toEqual([
      {
        kind: "conference",
        source: "espn",
        league: "mens",
        conference: { ids: { espn: "901" }, name: "Great Lakes Conference", abbreviation: "GLC", shortName: "GLC" },
      },
    ]);
  });
});
