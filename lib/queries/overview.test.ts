import { expect, test } from "vitest";
import { endpointAddress } from "./endpoint-query.ts";
import { teamSeasonOverviewQuery } from "./overview.ts";

test("a team's season is asked for by its address, as of a day where one is named", () => {
  expect(endpointAddress(teamSeasonOverviewQuery(12, 2026).queryKey)).toBe("/teams/12/season/2026/overview");
  expect(endpointAddress(teamSeasonOverviewQuery(12, 2026, "2026-01-24").queryKey)).toBe(
    "/teams/12/season/2026/overview?asOf=2026-01-24",
  );
});

test("the server is told that one object is read, and not a list", () => {
  const read = teamSeasonOverviewQuery(12, 2026).meta?.endpointRead;
  expect([read?.endpoint.result, read?.values]).toEqual(["object", { teamId: 12, season: 2026, asOf: undefined }]);
});
