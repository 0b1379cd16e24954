/** Venues, conferences, schools and players of the simulated league: raw -> facts. The simulation's own numbers are their ids. */
import type { AthleteFact, ConferenceFact, SourceIds, TeamFact, VenueFact } from "#lib/basketball/entity-facts.ts";
import type { SimulatedConference, SimulatedPlayer, SimulatedSchool, SimulatedVenue } from "./league-model.ts";
import { shortSchoolName } from "./school-naming.ts";

export function simulationIds(id: number): SourceIds {
  return { simulation: String(id) };
}

export function mapVenue({ id, name, city, state }: SimulatedVenue): VenueFact {
  return { ids: simulationIds(id), name, city, state, country: "USA" };
}

export function mapConference({ id, name, abbreviation, shortName }: SimulatedConference): ConferenceFact {
  return { ids: simulationIds(id), name, abbreviation, shortName };
}

export function mapTeam(school: SimulatedSchool): TeamFact {
  const { place, mascot, abbreviation, primaryColor, secondaryColor } = school;
  return {
    ids: simulationIds(school.id),
    school: place,
    mascot,
    abbreviation,
    displayName: `${place} ${mascot}`,
    shortDisplayName: shortSchoolName(place),
    primaryColor,
    secondaryColor,
    logos: null,
    venue: mapVenue(school.venue),
  };
}

export function mapAthlete(player: SimulatedPlayer): AthleteFact {
  const { firstName, lastName, jersey, position, heightInches, weightPounds, hometown, dateOfBirth } = player;
  return {
    ids: simulationIds(player.id),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    jersey,
    position,
    heightInches,
    weightPounds,
    hometown: { ...hometown, countyFips: null },
    dateOfBirth,
  };
}
