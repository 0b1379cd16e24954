import { describe, expect, it } from "vitest";
import { chanceResults, seasonOf } from "#lib/feed/simulation/calendar/fixtures/chance-results.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { postseasonGames, seasonGames } from "./postseason-games.ts";
import { standings } from "./standings.ts";

const SEASONS = [
  ["tiny", "a", 2026],
  ["tiny", "b", 2027],
  ["demo", "a", 2026],
  ["demo", "b", 2025],
  ["demo", "c", 2028],
  ["full", "a", 2026],
  ["full", "b", 2027],
] as const;

const FIELDS = {
  tiny: { national: 4, second: 4 },
  demo: { national: 16, second: 8 },
  full: { national: 68, second: 32 },
};

describe.each(SEASONS)("the brackets of a %s season (seed %s, %i)", (scale, seed, year) => {
  const season = seasonOf(scale, seed, year);
  const { league } = season;
  const resultOf = chanceResults(season, seed);
  const games = seasonGames(season, resultOf, null);
  const winnerOf = (game: SimulatedGame) => {
    const result = resultOf(game);
    if (result === null) throw new Error("A bracket's game was not played.");
    return result.homePoints > result.awayPoints ? game.homeId : game.awayId;
  };
  const loserOf = (game: SimulatedGame) => (winnerOf(game) === game.homeId ? game.awayId : game.homeId);
  const conferenceOf = (schoolId: number) => league.schools[schoolId - 1]?.conferenceId;
  const knockouts = [...league.conferences.map(({ abbreviation }) => `${abbreviation} Tournament`), "NCAA", "NIT"].map(
    (name) => ({ name, own: games.filter((game) => game.tournament === name) }),
  );
  const field = (name: string) =>
    new Set(games.filter((game) => game.tournament === name).flatMap((game) => [game.homeId, game.awayId]));

  it("have one champion each, and nobody plays after losing", () => {
    for (const { name, own } of knockouts) {
      expect(own.length, name).toBe(field(name).size - 1);
      const beaten = own.map(loserOf);
      expect(new Set(beaten).size, name).toBe(beaten.length);
      const last = new Map(own.flatMap((game) => [game.homeId, game.awayId].map((school) => [school, game])));
      for (const game of own) expect(last.get(loserOf(game)), name).toBe(game);
      const unbeaten = [...field(name)].filter((school) => !beaten.includes(school));
      expect(unbeaten, name).toEqual([winnerOf(own.at(-1) as SimulatedGame)]);
    }
  });

  it("know a game from the end of those that decide who plays it, before its tip", () => {
    const over = new Map(games.map((game) => [game.id, resultOf(game)?.endedAt ?? ""]));
    for (const { own } of knockouts) {
      for (const game of own) {
        const before = own.filter(
          (other) => other.tip < game.tip && [game.homeId, game.awayId].includes(winnerOf(other)),
        );
        const decided = before
          .map((other) => over.get(other.id) as string)
          .sort()
          .at(-1);
        if (decided !== undefined) expect(game.knownFrom).toBe(decided);
        expect(game.knownFrom !== null && game.knownFrom < game.tip).toBe(true);
      }
    }
  });

  it("give the better seed the home side, and each seed once", () => {
    for (const { name, own } of knockouts) {
      expect(
        own.filter(({ homeSeed, awaySeed }) => homeSeed === null || awaySeed === null),
        name,
      ).toEqual([]);
      expect(
        own.filter(({ homeSeed, awaySeed }) => Number(homeSeed) > Number(awaySeed)),
        name,
      ).toEqual([]);
      const seeds = new Map<number, number | null>();
      for (const { homeId, homeSeed, awayId, awaySeed } of own) {
        for (const [school, own] of [
          [homeId, homeSeed],
          [awayId, awaySeed],
        ] as const) {
          expect(seeds.get(school) ?? own, name).toBe(own);
          seeds.set(school, own);
        }
      }
      if (!name.endsWith("Tournament")) continue;
      const order = [...seeds.values()].map(Number).sort((one, other) => one - other);
      expect(order, name).toEqual(order.map((_, place) => place + 1));
    }
  });

  it("let each school of an early event play each day, winners against winners", () => {
    const brackets = season.events.filter(({ kind }) => kind === "bracket");
    expect(brackets.length).toBeGreaterThan(0);
    for (const event of brackets) {
      const own = games.filter((game) => game.tournament === event.name);
      expect(own).toHaveLength((event.schoolIds.length / 2) * event.days.length);
      const championship = own.find(({ notes }) => notes?.endsWith("Championship")) as SimulatedGame;
      const third = own.find(({ notes }) => notes?.endsWith("Third-Place Game")) as SimulatedGame;
      const beaten = (game: SimulatedGame) => own.filter((other) => other.tip < game.tip).map(loserOf);
      expect(beaten(championship)).not.toContain(championship.homeId);
      expect(beaten(championship)).not.toContain(championship.awayId);
      expect(beaten(third)).toContain(third.homeId);
      expect(beaten(third)).toContain(third.awayId);
      for (const day of Map.groupBy(own, ({ easternDate }) => easternDate).values()) {
        const schools = day.flatMap(({ homeId, awayId }) => [homeId, awayId]);
        expect(schools.toSorted()).toEqual(event.schoolIds.toSorted());
      }
      for (const { knownFrom, tip } of own) expect(knownFrom === null || knownFrom < tip).toBe(true);
    }
  });

  it("seed a conference's tournament by its standings", () => {
    for (const { id, abbreviation } of league.conferences) {
      const own = games.filter((game) => game.tournament === `${abbreviation} Tournament`);
      const drawnAt = own.map(({ knownFrom }) => knownFrom as string).sort()[0] as string;
      const schools = league.schools.filter(({ conferenceId }) => conferenceId === id).map((school) => school.id);
      const order = standings(schools, games, resultOf, drawnAt, `${league.seed} ${year}`);
      for (const { homeId, homeSeed, awayId, awaySeed } of own) {
        expect(order[Number(homeSeed) - 1]?.schoolId).toBe(homeId);
        expect(order[Number(awaySeed) - 1]?.schoolId).toBe(awayId);
      }
    }
  });

  it("end conferences' tournaments before the fields are named, and bring their champions in", () => {
    const selected = games
      .filter((game) => game.tournament === "NCAA")
      .map(({ knownFrom }) => knownFrom as string)
      .sort()[0] as string;
    for (const { own, name } of knockouts.filter((knockout) => knockout.name.endsWith("Tournament"))) {
      const final = own.at(-1) as SimulatedGame;
      expect(resultOf(final)?.endedAt.localeCompare(selected), name).not.toBe(1);
      expect(final.easternDate <= season.desk.dates.selectionSunday, name).toBe(true);
      expect(field("NCAA"), name).toContain(winnerOf(final));
    }
  });

  it("fill both national fields with different schools", () => {
    expect(field("NCAA").size).toBe(FIELDS[scale].national);
    expect(field("NIT").size).toBe(FIELDS[scale].second);
    expect([...field("NIT")].filter((school) => field("NCAA").has(school))).toEqual([]);
  });

  it("keep schools of one conference apart in the first round", () => {
    const own = games.filter((game) => game.tournament === "NCAA" && game.notes?.includes("First Round"));
    const mates = own.filter(({ homeId, awayId }) => conferenceOf(homeId) === conferenceOf(awayId));
    // More than half of a field cannot be kept apart.
    const schools = own.flatMap(({ homeId, awayId }) => [homeId, awayId]);
    const largest = Math.max(...[...Map.groupBy(schools, conferenceOf).values()].map((group) => group.length), 0);
    expect(mates).toHaveLength(Math.max(0, largest - own.length));
    const sum = scale === "full" ? 17 : 5;
    expect(own.filter(({ homeSeed, awaySeed }) => Number(homeSeed) + Number(awaySeed) !== sum)).toEqual([]);
  });

  it("never change what is known: games only come in, each at its own moment", () => {
    const moments = [
      `${year - 1}-10-15T04:00:00.000Z`,
      `${year - 1}-11-20T02:00:00.000Z`,
      `${year - 1}-11-29T20:00:00.000Z`,
      `${year}-02-01T00:00:00.000Z`,
      ...Array.from(
        { length: scale === "full" ? 4 : 14 },
        (_, day) => `${year}-03-${String(4 + (scale === "full" ? 4 : 1) * day).padStart(2, "0")}T21:30:00.000Z`,
      ),
      `${year}-04-01T12:00:00.000Z`,
    ];
    for (const at of moments) {
      const expected = games.filter(({ knownFrom }) => knownFrom === null || knownFrom <= at);
      expect(seasonGames(season, resultOf, at)).toEqual(expected);
    }
  });

  it("ask for no result before the first event, and in winter only for those of events", () => {
    const asked: SimulatedGame[] = [];
    const noting = chanceResults(season, seed, asked);
    postseasonGames(season, noting, `${season.desk.dates.openingDay}T23:59:59.999Z`);
    expect(asked).toEqual([]);
    postseasonGames(season, noting, `${year}-02-01T00:00:00.000Z`);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((game) => game.tournament === null)).toEqual([]);
  });
});

describe("the First Four of a full season", () => {
  it.each(["a", "b", "c", "d"])("feeds four places of two pairs of seeds (seed %s)", (seed) => {
    const season = seasonOf("full", seed, 2026);
    const resultOf = chanceResults(season, seed);
    const own = seasonGames(season, resultOf, null).filter((game) => game.tournament === "NCAA");
    const opening = own.filter((game) => game.notes?.includes("First Four"));
    expect(opening).toHaveLength(4);
    expect(opening.filter(({ homeSeed, awaySeed }) => homeSeed !== awaySeed)).toEqual([]);
    expect(opening.filter(({ homeSeed }) => homeSeed === 16)).toHaveLength(2);
    const firstRound = own.filter((game) => game.notes?.includes("First Round"));
    expect(firstRound).toHaveLength(32);
    for (const game of opening) {
      const result = resultOf(game);
      const isHome = Number(result?.homePoints) > Number(result?.awayPoints);
      const winner = isHome ? game.homeId : game.awayId;
      const next = firstRound.find(({ homeId, awayId }) => [homeId, awayId].includes(winner));
      expect(next?.awaySeed).toBe(game.homeSeed);
      expect(next?.knownFrom).toBe(result?.endedAt);
      // The region stays the same: "National Championship - West Region - ...".
      expect(next?.notes?.split(" - ")[1]).toBe(game.notes?.split(" - ")[1]);
    }
  });
});

describe("a bracket whose game is not played", () => {
  it("says so instead of stopping silently", () => {
    const season = seasonOf("tiny", "a", 2026);
    const resultOf = chanceResults(season, "a");
    const refusing = (game: SimulatedGame) => (game.tournament === null ? resultOf(game) : null);
    expect(() => postseasonGames(season, refusing, null)).toThrow("of a bracket was not played: nobody goes on.");
  });
});
