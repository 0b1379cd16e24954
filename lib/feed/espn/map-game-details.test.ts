import { describe, expect, it } from "vitest";
import { mapGame } from "./fixtures/mapped.ts";

describe("the tournament", () => {
  const notes = (gameNote: string, type: number) =>
    mapGame({ header: { gameNote, season: { year: 2026, type } } }).game.tournament;

  it.each([
    ["Men's Basketball Championship - East Region - 1st Round", 3, "NCAA"],
    ["MEN'S BASKETBALL CHAMPIONSHIP - SOUTH REGION - FIRST FOUR", 3, "NCAA"],
    ["Women’s Basketball Championship - Final", 3, "NCAA"],
    ["NCAA Men's Basketball Championship - National Semifinal", 3, "NCAA"],
    ["NIT - 1st Round", 3, "NIT"],
    ["WNIT - 1st Round", 3, null],
    ["NIT SEASON TIP-OFF - CAMPUS GAME", 2, null],
    ["MAAC MEN'S CHAMPIONSHIP - QUARTERFINAL", 2, null],
    ["BIG EAST MEN'S CHAMPIONSHIP - QUARTERFINALS AT NEW YORK NY", 2, null],
  ])("of %s in season type %i is %s", (note, type, tournament) => {
    expect(notes(note, type)).toBe(tournament);
  });

  it("has seeds in the place of ranks in the NCAA tournament, and only there", () => {
    const gameNote = "Men's Basketball Championship - East Region - 1st Round";
    const seeded = mapGame({
      header: { gameNote, season: { year: 2026, type: 3 } },
      home: { rank: 5 },
      away: { rank: 12 },
    });
    expect([seeded.game.home.seed, seeded.game.away.seed]).toEqual([5, 12]);
    expect(seeded.game.seasonType).toBe("postseason");
    expect(mapGame({ home: { rank: 5 } }).game.home.seed).toBeNull();
  });

  it("makes the game type TRNMNT where ESPN gives it an id, a conference's tournament too", () => {
    expect(mapGame({ competition: { tournamentId: 6 } }).game.gameType).toBe("TRNMNT");
  });
});

describe("broadcasts", () => {
  it("are listed once each", () => {
    const station = { type: { shortName: "TV" }, media: { shortName: "LSN" } };
    const stream = { type: { shortName: "Streaming" }, media: { name: "Lakes Plus" } };
    const { game } = mapGame({ competition: { broadcasts: [station] }, rest: { broadcasts: [station, stream] } });
    expect(game.broadcasts).toEqual([
      { type: "TV", name: "LSN" },
      { type: "Streaming", name: "Lakes Plus" },
    ]);
  });
});
