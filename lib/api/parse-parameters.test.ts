/** Of several parameters of which one must be there. What holds for every endpoint of the catalogue is tested in every-endpoint.test.ts. */
import { describe, expect, it } from "vitest";
import { declareEndpoint } from "#lib/records/endpoint.ts";
import { conferenceParameter, requiredSeasonParameter, teamParameter } from "#lib/records/parameters.ts";
import { parseParameters } from "./parse-parameters.ts";
import { ApiProblem } from "./problem.ts";

const endpoint = declareEndpoint<never>()({
  id: "getSomething",
  path: "/something",
  group: "stats",
  summary: "Something",
  description: "Something.",
  parameters: { season: requiredSeasonParameter, team: teamParameter, conference: conferenceParameter },
  atLeastOneOf: ["team", "conference"],
  record: "TeamInfo",
  result: "list",
  order: "id",
  gameLimit: null,
  tier: 0,
});

function faultsOf(query: string): unknown {
  try {
    return parseParameters(endpoint, new Map(), query);
  } catch (error) {
    return error instanceof ApiProblem ? error.errors : error;
  }
}

describe("at least one of team and conference", () => {
  it.each([
    ["season=2026&team=Marlow", { season: 2026, team: "Marlow" }],
    ["season=2026&conference=LKC", { season: 2026, conference: "LKC" }],
    ["season=2026&conference=LKC&team=Marlow", { season: 2026, team: "Marlow", conference: "LKC" }],
  ])("%s is enough", (query, values) => {
    expect(faultsOf(query)).toEqual(values);
  });

  it("names both where neither is there, beside every other fault", () => {
    expect(faultsOf("")).toEqual([
      { parameter: "season", detail: "is required" },
      { parameter: "team", detail: "is required, unless conference is given" },
      { parameter: "conference", detail: "is required, unless team is given" },
    ]);
  });

  it("says of one that is there and wrong only that", () => {
    expect(faultsOf("season=2026&team=")).toEqual([
      { parameter: "team", detail: "is empty; leave it out if it should not narrow" },
    ]);
  });
});
