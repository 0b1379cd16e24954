import { describe, expect, it } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameAthleteFact } from "#lib/basketball/game-facts.ts";
import type { GameSetup, PlayedGame } from "#lib/feed/simulation/game-model.ts";
import type { SimulatedTeam } from "#lib/feed/simulation/league-model.ts";
import { mapAthlete } from "#lib/feed/simulation/map-entities.ts";
import { mapPlays } from "#lib/feed/simulation/map-plays.ts";
import { computeBoxScores } from "#lib/statistics/box-score.ts";
import { countPossessions } from "#lib/statistics/possessions.ts";
import { computeStints } from "#lib/statistics/stints.ts";
import { computeSecondsPlayed } from "#lib/statistics/stints-of-floor.ts";
import { floorViolations } from "./fixtures/floor-violations.ts";
import { foulViolations } from "./fixtures/foul-violations.ts";
import { locationViolations } from "./fixtures/location-violations.ts";
import { madeTeam } from "./fixtures/made-teams.ts";
import { orderViolations } from "./fixtures/order-violations.ts";
import { variedGames } from "./fixtures/varied-games.ts";
import { playGame } from "./play-game.ts";

const GAMES = 240;
const games = variedGames(GAMES).map((setup) => ({ setup, played: playGame(setup) }));
const MENS = periodFormat("mens");

const ROUGH: GameSetup = {
  seed: "rough",
  gameId: 0,
  home: madeTeam({ id: 1, talents: { discipline: -2 } }),
  away: madeTeam({ id: 2, talents: { discipline: -2 } }),
  neutralSite: false,
  exhibition: false,
  tip: "2026-01-10T19:00:00.000Z",
};

const tampered = (change: (played: PlayedGame) => void): PlayedGame => {
  const copy = structuredClone(games[0]?.played as PlayedGame);
  change(copy);
  return copy;
};
/** The place of the first event of a type. */
const placeOf = ({ events }: PlayedGame, typeId: number) => events.findIndex((event) => event.typeId === typeId);

describe(`${GAMES} games of teams of many kinds`, () => {
  it("go through time forwards, and each event follows from those before it", () => {
    expect(games.flatMap(({ played }) => orderViolations(played))).toEqual([]);
  });

  it("have ten on the floor, whoever acts among them, and every second is somebody's", () => {
    expect(games.flatMap(({ played }) => floorViolations(played))).toEqual([]);
  });

  it("give the free throws the rules give", () => {
    expect(games.flatMap(({ played }) => foulViolations(played))).toEqual([]);
  });

  it("have shots where they can have been taken", () => {
    expect(games.flatMap(({ played }) => locationViolations(played))).toEqual([]);
  });

  it("have overtimes, disqualifications, flagrant, technical and offensive fouls, held balls and heaves among them", () => {
    const all = games.map(({ played }) => played);
    const count = (fits: (event: PlayedGame["events"][0]) => boolean) =>
      all.flatMap(({ events }) => events).filter(fits).length;
    expect(all.filter(({ periodPoints }) => periodPoints.home.length > 2).length).toBeGreaterThan(0);
    expect(all.flatMap(({ athleteLines }) => athleteLines).filter(({ fouls }) => fouls === 5).length).toBeGreaterThan(
      20,
    );
    for (const foul of ["flagrant", "technical", "offensive"])
      expect(count((event) => event.foul === foul)).toBeGreaterThan(5);
    expect(count(({ bench }) => bench)).toBeGreaterThan(5);
    expect(count(({ text }) => text.startsWith("Jump ball, held"))).toBeGreaterThan(50);
    expect(count(({ text }) => text.endsWith("heave"))).toBeGreaterThan(20);
  });
});

describe("an ejection", () => {
  it("comes sooner or later between rough teams, and ends the game of the player it is for", () => {
    const ejected = ({ athleteLines }: PlayedGame) => athleteLines.some((line) => line.ejected);
    let played = playGame(ROUGH);
    for (let gameId = 1; gameId < 400 && !ejected(played); gameId++) played = playGame({ ...ROUGH, gameId });
    expect(ejected(played)).toBe(true);
    expect(floorViolations(played)).toEqual([]);
  });
});

describe("the box scores that are kept while playing", () => {
  it("are those that the statistics count from the plays", () => {
    for (const { setup, played } of games) {
      const plays = mapPlays(setup.gameId, played.events);
      const counted = computeBoxScores(plays, athletesOf(setup));
      const possessions = countPossessions(plays);
      for (const side of SIDES) {
        expect({ ...counted.teams[side], possessions: possessions[side] }).toEqual(played.teamLines[side]);
        expect(counted.periodPoints[side]).toEqual(played.periodPoints[side]);
      }
      const lines = new Map(counted.athletes.map((line) => [line.athlete, line]));
      for (const { athleteId, side: _, minutes, starter, ejected, ...counts } of played.athleteLines) {
        const line = lines.get(String(athleteId));
        if (line !== undefined) expect({ ...line, ...counts }).toEqual(line);
        else expect(Object.values(counts).every((count) => count === 0)).toBe(true);
      }
    }
  });

  it("give every player the minutes of his stints, without a guess", () => {
    for (const { setup, played } of games.slice(0, 80)) {
      const athleteBoxScores = played.athleteLines.map(({ athleteId, side: _, ...line }) => ({
        athlete: String(athleteId),
        ...line,
      }));
      const game = {
        league: "mens" as const,
        status: "final" as const,
        plays: mapPlays(setup.gameId, played.events),
        athletes: athletesOf(setup),
        athleteBoxScores,
      };
      const { stints, findings } = computeStints(game);
      expect(findings).toEqual([]);
      const seconds = computeSecondsPlayed(stints ?? [], MENS);
      for (const { athleteId, minutes } of played.athleteLines) {
        expect(seconds.get(String(athleteId)) ?? 0, `${setup.gameId} ${athleteId}`).toBeCloseTo(minutes * 60, 6);
      }
    }
  });
});

describe("a game", () => {
  it("is the same whenever it is played, alone or after others", () => {
    for (const { setup, played } of games.slice(0, 20)) expect(playGame(structuredClone(setup))).toEqual(played);
  });

  it("is another with another number or seed, and at another time only its times differ", () => {
    const [{ setup, played }] = games as [(typeof games)[0]];
    expect(playGame({ ...setup, gameId: 999_999 }).events).not.toEqual(played.events);
    expect(playGame({ ...setup, seed: "another" }).events).not.toEqual(played.events);
    const later = playGame({ ...setup, tip: "2026-01-10T20:00:00.000Z" });
    const hourEarlier = later.events.map((event) => ({
      ...event,
      wallclock: new Date(Date.parse(event.wallclock) - 3_600_000).toISOString(),
    }));
    expect(hourEarlier).toEqual(played.events);
  });

  it("begins within three minutes of its tip and takes from 80 minutes without fouls to three hours with nothing else", () => {
    for (const { setup, played } of games) {
      const minutes = (place: number) =>
        (Date.parse(played.events.at(place)?.wallclock ?? "") - Date.parse(setup.tip)) / 60_000;
      expect(minutes(0)).toBeGreaterThan(0);
      expect(minutes(0)).toBeLessThan(3);
      expect(minutes(-1)).toBeGreaterThan(80);
      expect(minutes(-1)).toBeLessThan(180 + 30 * (played.periodPoints.home.length - 2));
    }
  });

  it("is refused to a team of four", () => {
    const [{ setup }] = games as [(typeof games)[0]];
    const home = { ...setup.home, players: setup.home.players.slice(0, 4) };
    expect(() => playGame({ ...setup, home })).toThrow(RangeError);
  });
});

describe("the checks of this file see", () => {
  it.each<[string, (played: PlayedGame) => void, (played: PlayedGame) => string[]]>([
    ["a missing rebound", (played) => void played.events.splice(placeOf(played, 587), 1), orderViolations],
    ["a missing substitution", (played) => void played.events.splice(placeOf(played, 584), 1), floorViolations],
    [
      "a minute too many",
      ({ athleteLines }) => void Object.assign(athleteLines[0] ?? {}, { minutes: 41 }),
      floorViolations,
    ],
    ["a missing free throw", (played) => void played.events.splice(placeOf(played, 540), 1), foulViolations],
    [
      "a shot at the other basket",
      ({ events }) => {
        for (const event of events) if (event.location) event.location.x = 940 - event.location.x;
      },
      locationViolations,
    ],
  ])("%s", (_, change, violations) => {
    expect(violations(tampered(change)).length).toBeGreaterThan(0);
  });
});

function athletesOf({ home, away }: GameSetup): GameAthleteFact[] {
  const team = (side: Side, { players }: SimulatedTeam) =>
    players.map((player) => ({ key: String(player.id), side, athlete: mapAthlete(player) }));
  return [...team("home", home), ...team("away", away)];
}
