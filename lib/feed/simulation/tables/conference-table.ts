/** Conferences that never were, with the place their schools lie around. */

/** Power conferences have the strongest programmes, low ones the smallest. */
export type Tier = "power" | "middle" | "low";
/** Which place names fit: see place-names.ts. */
export type Region = "northeast" | "south" | "gulf" | "midwest" | "plains" | "west";

export interface ConferenceEntry {
  name: string;
  shortName: string;
  abbreviation: string;
  tier: Tier;
  region: Region;
  latitude: number;
  longitude: number;
}

export const CONFERENCE_TABLE: readonly ConferenceEntry[] = [
  ...entries("power", [
    "Lakeshore Conference|Lakeshore|LSC|midwest|42.0 -87.0",
    "Atlantic Crown Conference|Atlantic Crown|Crown|south|37.0 -78.5",
    "Gulf & Delta Conference|Gulf & Delta|GDC|gulf|32.5 -88.0",
    "High Prairie Conference|High Prairie|HPC|plains|37.5 -96.5",
    "Pacific Ridge Conference|Pacific Ridge|PRC|west|39.0 -121.0",
    "Seaboard Conference|Seaboard|Seaboard|northeast|40.8 -74.5",
    "Lone Mesa Conference|Lone Mesa|LMC|plains|33.0 -99.0",
    "Old Northwest Conference|Old Northwest|ONC|midwest|40.8 -84.0",
  ]),
  ...entries("middle", [
    "Blue Mesa Conference|Blue Mesa|Blue Mesa|west|38.5 -106.5",
    "Three Forks League|Three Forks|TFL|midwest|39.9 -83.0",
    "Ironworks Conference|Ironworks|Iron|northeast|40.6 -78.5",
    "Old Harbor League|Old Harbor|OHL|northeast|42.0 -72.0",
    "Bluestem Conference|Bluestem|BSC|plains|39.0 -93.5",
    "Longleaf Conference|Longleaf|Longleaf|south|35.5 -79.5",
    "Coral Coast Conference|Coral Coast|CCC|gulf|27.8 -81.5",
    "Prairie Crossing Conference|Prairie Crossing|PXC|midwest|41.2 -90.0",
    "Sierra Gold Conference|Sierra Gold|SGC|west|37.0 -119.0",
    "Capitol District Conference|Capitol|CDC|south|39.2 -76.8",
    "Redwood League|Redwood|Redwood|west|43.0 -122.5",
    "Rivergate Athletic Conference|Rivergate|RGAC|gulf|35.0 -87.0",
    "Hill Country League|Hill Country|HCL|plains|30.5 -97.5",
  ]),
  ...entries("low", [
    "Granite League|Granite|Granite|northeast|43.0 -71.5",
    "Northway Conference|Northway|NWC|northeast|42.8 -75.5",
    "Garden Coast Conference|Garden Coast|GCC|northeast|40.2 -74.8",
    "Bay & River League|Bay & River|BRL|south|38.0 -77.0",
    "Piedmont Trail Conference|Piedmont Trail|PTC|south|35.0 -80.8",
    "Magnolia Crescent Conference|Magnolia|MCC|gulf|32.5 -84.5",
    "Bayou Athletic Conference|Bayou|Bayou|gulf|31.0 -91.0",
    "Pecan Valley Conference|Pecan Valley|PVC|plains|31.5 -98.0",
    "Ozark Ridge Conference|Ozark Ridge|ORC|plains|36.5 -93.5",
    "Cornbelt League|Cornbelt|Cornbelt|midwest|40.3 -87.5",
    "Northern Pines Conference|Northern Pines|NPC|midwest|44.8 -92.0",
    "Badlands Conference|Badlands|BLC|plains|43.5 -98.5",
    "Timberline League|Timberline|Timber|west|43.5 -111.5",
    "Columbia Basin Conference|Columbia Basin|CBC|west|46.5 -121.0",
    "Saguaro Conference|Saguaro|SAG|west|33.5 -110.5",
    "Channel Coast League|Channel Coast|CHL|west|34.0 -118.2",
    "Cumberland Gap League|Cumberland Gap|CGL|gulf|36.8 -84.5",
    "Palmetto Sound Conference|Palmetto Sound|PSC|south|33.0 -81.0",
    "Keystone Valley Conference|Keystone Valley|KVC|northeast|40.5 -76.5",
  ]),
];

function entries(tier: Tier, lines: readonly string[]): ConferenceEntry[] {
  return lines.map((line) => {
    const [name, shortName, abbreviation, region, place] = line.split("|") as [string, string, string, Region, string];
    const [latitude, longitude] = place.split(" ").map(Number) as [number, number];
    return { name, shortName, abbreviation, tier, region, latitude, longitude };
  });
}
