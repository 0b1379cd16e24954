/** Which region of place names fits a state. */
import type { Region } from "./conference-table.ts";

const STATES: Readonly<Record<Region, string>> = {
  northeast: "CT MA ME NH NJ NY PA RI VT",
  south: "DC DE MD NC SC VA WV",
  gulf: "AL FL GA KY LA MS TN",
  midwest: "IA IL IN MI MN OH WI",
  plains: "AR KS MO ND NE OK SD TX",
  west: "AK AZ CA CO HI ID MT NM NV OR UT WA WY",
};

export const REGION_OF_STATE: ReadonlyMap<string, Region> = new Map(
  Object.entries(STATES).flatMap(([region, states]) => states.split(" ").map((state) => [state, region as Region])),
);
