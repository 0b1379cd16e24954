import { describe, expect, it } from "vitest";
import { randomOf } from "#lib/feed/simulation/random.ts";
import { divideRegions, type Place, seedLines } from "./seed-lines.ts";

/** Schools 1 to n, best first; the conference of each is looked up in the list. */
const placesOf = (count: number): Place[] => Array.from({ length: count }, (_, place) => [place + 1]);

const firstRoundMates = (regions: readonly (readonly Place[])[], conferenceOf: (school: number) => number) =>
  regions.flatMap((places) =>
    places.slice(0, places.length / 2).filter((place, seed) => {
      const opponents = places[places.length - 1 - seed] as Place;
      return place.some((one) => opponents.some((other) => conferenceOf(one) === conferenceOf(other)));
    }),
  ).length;

describe("seeds and regions", () => {
  it("follow the order, snaking, where conferences do not matter", () => {
    const lines = seedLines(placesOf(16), (school) => school);
    expect(lines.map((line) => line.flat())).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
      [13, 14, 15, 16],
    ]);
    expect(divideRegions(lines, (school) => school).map((places) => places.flat())).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
  });

  it("keep first-round opponents apart by changing regions, not seeds, where that is enough", () => {
    // 1 and 16 are mates: 16 stays on line 4 and goes elsewhere.
    const conferenceOf = (school: number) => (school === 1 || school === 16 ? 0 : school);
    const lines = seedLines(placesOf(16), conferenceOf);
    expect(lines[3]?.flat()).toEqual([13, 14, 15, 16]);
    expect(firstRoundMates(divideRegions(lines, conferenceOf), conferenceOf)).toBe(0);
  });

  it("move a school one line where no division would do", () => {
    // Schools 1 to 4 are mates, and so is 13: on line 4 it would meet one of them wherever it goes.
    const conferenceOf = (school: number) => (school <= 4 || school === 13 ? 0 : school);
    const lines = seedLines(placesOf(16), conferenceOf);
    expect(lines[3]?.flat()).not.toContain(13);
    expect(firstRoundMates(divideRegions(lines, conferenceOf), conferenceOf)).toBe(0);
  });

  it("move as many as need be: seven and five of a field of sixteen", () => {
    // Conferences of the schools in their order, as a season had them.
    const conferences = [0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 2, 1, 3, 4, 0, 5];
    const conferenceOf = (school: number) => conferences[school - 1] as number;
    const regions = divideRegions(seedLines(placesOf(16), conferenceOf), conferenceOf);
    expect(firstRoundMates(regions, conferenceOf)).toBe(0);
  });

  it("leave the fewest conference games where one conference has more than half of a field", () => {
    const conferenceOf = (school: number) => (school <= 9 ? 0 : school);
    const regions = divideRegions(seedLines(placesOf(16), conferenceOf), conferenceOf);
    expect(firstRoundMates(regions, conferenceOf)).toBe(1);
  });

  it("count both schools of a pair that plays for a place", () => {
    const places: Place[] = [...placesOf(15), [16, 17]];
    const conferenceOf = (school: number) => (school === 1 || school === 17 ? 0 : school);
    const regions = divideRegions(seedLines(places, conferenceOf), conferenceOf);
    expect(firstRoundMates(regions, conferenceOf)).toBe(0);
  });

  it.each(Array.from({ length: 40 }, (_, place) => place))(
    "keep 64 of strong and weak conferences apart (draw %i)",
    (draw) => {
      const random = randomOf("regions", draw);
      // A third of the field comes from three conferences, as in reality.
      const conferences = Array.from({ length: 65 }, () =>
        random.chance(0.4) ? random.integer(0, 2) : random.integer(3, 30),
      );
      const conferenceOf = (school: number) => conferences[school] as number;
      const regions = divideRegions(seedLines(placesOf(64), conferenceOf), conferenceOf);
      expect(firstRoundMates(regions, conferenceOf)).toBe(0);
      expect(
        regions
          .flat()
          .flat()
          .toSorted((one, other) => one - other),
      ).toEqual(placesOf(64).flat());
    },
  );
});
