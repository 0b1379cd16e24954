/** What happens between two seasons of a small league, imported as a feed states it. Port Ashby goes over from CST to LKC in season 2026. */
import type { AthleteFact, TeamFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { markDemo } from "#lib/ingest/demo-mark.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { athleteFact, conferenceFact, factDocument, readerOf, teamFact } from "./game-facts.ts";
import { draftTeam, pickFact, rankingFact, recruitFact, transferFact } from "./recruiting-facts.ts";

const MARLOW: TeamFact = { ...teamFact("Marlow State", { simulation: "1" }), mascot: "Herons" };
const ASHBY = teamFact("Port Ashby", { simulation: "2" });
const MAR = teamFact("San José del Mar", { simulation: "3" });
const VALLEY = teamFact("Tern Valley", { simulation: "4" });
const LKC = conferenceFact("LKC", { simulation: "1" });
const CST = conferenceFact("CST", { simulation: "2" });
const HERONS = draftTeam("simulation", "11", "Quarry City", "Herons");
const AUKS = draftTeam("simulation", "12", "Bay Ridge", "Auks");

function membership(team: TeamFact, conference: typeof LKC, startSeason: number, endSeason: number | null): Fact {
  const stated = { team, conference, startSeason, endSeason };
  return { kind: "membership", source: "simulation", league: "mens", membership: stated };
}

const HOMETOWN = { city: "Null Island", state: null, country: "Null", latitude: 0, longitude: 0, countyFips: null };

const FACTS: Fact[] = [
  membership(MARLOW, LKC, 2020, 2026),
  membership(ASHBY, CST, 2020, 2025),
  membership(ASHBY, LKC, 2026, 2026),
  membership(MAR, CST, 2020, 2026),
  recruitFact("simulation", "101", {
    name: "Jonah Reyes",
    type: "high_school",
    position: "SG",
    school: { sourceId: "71", name: "Lakeside High" },
    hometown: HOMETOWN,
    heightInches: 74.5,
    weightPounds: 190,
    stars: 5,
    rating: 0.987,
    ranking: 2,
    committedTo: ASHBY,
    athleteIds: { simulation: "5001" },
  }),
  recruitFact("simulation", "102", {
    name: "Ty Moss",
    ranking: 10,
    position: "C",
    committedTo: MAR,
    stars: 0,
    rating: 0,
  }),
  recruitFact("simulation", "103", { name: "Al Unranked", position: "sg" }),
  recruitFact("simulation", "104", { name: "Ed Older", year: 2024, ranking: 1, committedTo: ASHBY }),
  recruitFact("simulation", "105", { name: "Bo Valley", year: 2024, ranking: 3, committedTo: VALLEY }),
  rankingFact({ source: "simulation", year: 2025, team: ASHBY, ranking: 2, rating: 0 }),
  rankingFact({ source: "simulation", year: 2025, team: MAR, ranking: 1, rating: 98.25 }),
  rankingFact({ source: "simulation", year: 2024, team: ASHBY, ranking: 1, rating: null }),
  transferFact("simulation", "201", {
    firstName: "Zed",
    lastName: "Abbot",
    position: "PF",
    origin: ASHBY,
    destination: MARLOW,
    eligibility: "Immediate",
    yearsRemaining: 0,
    stars: 3,
    rating: 0.875,
  }),
  transferFact("simulation", "202", {
    firstName: "Abe",
    lastName: "Zorn",
    position: "G",
    origin: MAR,
    eligibility: "TBD",
  }),
  transferFact("simulation", "203", {
    firstName: "Abe",
    lastName: "Abbot",
    position: "G",
    origin: VALLEY,
    destination: ASHBY,
  }),
  transferFact("simulation", "204", {
    firstName: "Vic",
    lastName: "Early",
    year: 2024,
    origin: MARLOW,
    destination: ASHBY,
  }),
  pickFact("simulation", 2, AUKS, {
    name: "Cy Brandt",
    position: "C",
    college: MARLOW,
    heightInches: 83,
    weightPounds: 251.5,
    overallRank: 4,
    positionRank: 1,
    athleteIds: { simulation: "5002" },
  }),
  pickFact("simulation", 1, HERONS, {
    name: "Léo Prado",
    position: "PG",
    sourceTeam: { sourceId: "900", location: "São Norte", name: "Norte", leagueAffiliation: "Southern League" },
  }),
  pickFact("simulation", 31, HERONS, {
    name: "Gil Roe",
    round: 2,
    pick: 1,
    position: "G",
    year: 2024,
    college: VALLEY,
  }),
];

/** Imports the league and its summer into an empty store. */
export async function importOffseason(store: Store): Promise<void> {
  await markDemo(store, { seed: "summer", scale: "tiny", version: 1, seasons: 2 });
  await importFacts(store, "offseason", FACTS);
}

/** Brings an athlete of Port Ashby, as the feed does when a season begins. */
export async function importAthlete(store: Store, name: string, simulation: string): Promise<void> {
  const athlete: AthleteFact = athleteFact(name, { simulation });
  const roster = { team: ASHBY, athlete, startSeason: 2026, endSeason: 2026 };
  await importFacts(store, `roster/${simulation}`, [{ kind: "roster", source: "simulation", league: "mens", roster }]);
}

/** Imports facts as one document, and fails on any fault. */
export async function importFacts(store: Store, key: string, facts: Fact[]): Promise<void> {
  const { faults } = await importFeed(store, readerOf("simulation", [factDocument(key, facts)]));
  if (faults[0]) throw new Error(faults[0].message);
}
