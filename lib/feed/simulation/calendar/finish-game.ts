/** From a draft to a game: its moment, its broadcasts, and when they are known. */
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import type { SeasonType } from "#lib/basketball/enums.ts";
import type { SimulatedSchool } from "#lib/feed/simulation/league-model.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { broadcastsOf, type Stage } from "./broadcasts.ts";
import type { DraftGame } from "./draft-game.ts";
import { behindEast, utcOfLocal } from "./local-time.ts";
import { gameIdOf } from "./season-numbers.ts";

export interface GameFrame {
  seed: string;
  season: number;
  school: (id: number) => SimulatedSchool;
}

export interface GameTerms {
  number: number;
  seasonType: SeasonType;
  stage: Stage;
  homeSeed: number | null;
  awaySeed: number | null;
  knownFrom: string | null;
}

/** The game of a draft that has its time, played as planned. */
export function finishGame(draft: DraftGame & { minutes: number }, terms: GameTerms, frame: GameFrame): SimulatedGame {
  const { day, minutes, venue } = draft;
  const id = gameIdOf(frame.season, terms.number);
  const tip = utcOfLocal(day, minutes, venue.timeZone);
  const behind = behindEast(day, venue.timeZone);
  return {
    id,
    season: frame.season,
    seasonType: terms.seasonType,
    easternDate: easternDateOf(tip),
    tip,
    tipAnnouncedAt: null,
    knownFrom: terms.knownFrom,
    homeId: draft.homeId,
    awayId: draft.awayId,
    homeSeed: terms.homeSeed,
    awaySeed: terms.awaySeed,
    neutralSite: draft.neutralSite,
    conferenceGame: draft.conferenceGame,
    exhibition: draft.exhibition,
    gameType: draft.tournament === null ? "STD" : "TRNMNT",
    tournament: draft.tournament,
    notes: draft.notes,
    venue,
    broadcasts: broadcastsOf(
      frame.school(draft.homeId),
      frame.school(draft.awayId),
      terms.stage,
      behind,
      randomOf(frame.seed, "broadcasts", id),
    ),
    fate: { kind: "played" },
  };
}
