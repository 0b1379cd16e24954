/** Games and teams of a simulated season, made by hand, for tests of what surrounds them. */
import type { SimulatedSchool, SimulatedTeam, SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";

const VENUE: SimulatedVenue = {
  id: 1,
  name: "Heron Fieldhouse",
  city: "Marlow",
  state: "OH",
  capacity: 8000,
  latitude: 40,
  longitude: -83,
  timeZone: "America/New_York",
};

/** A game of schools 1 and 2 that is played as planned, changed by what is said. */
export function simulatedGame(said: Partial<SimulatedGame> & Pick<SimulatedGame, "id" | "tip">): SimulatedGame {
  return {
    season: 2026,
    seasonType: "regular",
    easternDate: said.tip.slice(0, 10),
    tipAnnouncedAt: null,
    knownFrom: null,
    homeId: 1,
    awayId: 2,
    homeSeed: null,
    awaySeed: null,
    neutralSite: false,
    conferenceGame: false,
    exhibition: false,
    gameType: "STD",
    tournament: null,
    notes: null,
    venue: VENUE,
    broadcasts: [],
    fate: { kind: "played" },
    ...said,
  };
}

/** What polls know of a team. */
export function pollTeam(
  id: number,
  about: { prestige: number; strength: number },
): Pick<SimulatedTeam, "school" | "conferenceId" | "strength"> {
  const school: SimulatedSchool = {
    id,
    conferenceId: 1,
    place: `School ${id}`,
    mascot: "Herons",
    abbreviation: `S${id}`,
    primaryColor: "1f4e79",
    secondaryColor: "f2c14e",
    venue: VENUE,
    prestige: about.prestige,
  };
  return { school, conferenceId: 1, strength: about.strength };
}
