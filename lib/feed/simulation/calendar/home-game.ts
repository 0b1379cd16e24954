/** A game at a school's own arena. */
import type { DraftGame } from "./draft-game.ts";
import type { SeasonDesk } from "./season-desk.ts";

/** The draft of an ordinary game on a day, its time still open. */
export function homeGame(desk: SeasonDesk, day: number, homeId: number, awayId: number): DraftGame {
  return {
    day,
    minutes: null,
    homeId,
    awayId,
    venue: desk.teamOf(homeId).school.venue,
    neutralSite: false,
    conferenceGame: false,
    exhibition: false,
    tournament: null,
    notes: null,
  };
}
