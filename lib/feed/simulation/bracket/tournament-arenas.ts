/** Where conferences hold their tournaments: an arena near their schools, each its own. */
import { ARENAS } from "#lib/feed/simulation/calendar/neutral-venues.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import { tournamentForm } from "#lib/feed/simulation/calendar/tournament-days.ts";
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import { milesBetween } from "#lib/feed/simulation/us-places.ts";

/** Arenas that a conference looks at, nearest first; it goes to a different one in different seasons. */
const CHOICE = 3;

/**
 * Arenas in the order of `league.conferences`, near the middle of each conference; no two of them the same. Conferences that play at campuses get
 * one too, for nothing.
 */
export function tournamentArenas(desk: SeasonDesk): SimulatedVenue[] {
  const free = new Set(ARENAS);
  return desk.league.conferences.map((conference, place) => {
    const venues = desk.teams.filter((team) => team.conferenceId === conference.id).map((team) => team.school.venue);
    const mean = (degreesOf: (venue: SimulatedVenue) => number) =>
      venues.reduce((sum, venue) => sum + degreesOf(venue), 0) / venues.length;
    const middle = { latitude: mean((venue) => venue.latitude), longitude: mean((venue) => venue.longitude) };
    const near = [...(free.size === 0 ? ARENAS : free)].sort(
      (one, other) => milesBetween(one, middle) - milesBetween(other, middle),
    );
    const arena = desk.random("tournament arena", place).pick(near.slice(0, CHOICE));
    if (!tournamentForm(desk, conference.id).atCampus) free.delete(arena);
    return arena;
  });
}
