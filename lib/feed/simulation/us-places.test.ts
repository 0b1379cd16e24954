import { expect, test } from "vitest";
import { MAINLAND_PLACES, milesBetween, US_PLACES } from "./us-places.ts";

function place(city: string, state: string) {
  const found = US_PLACES.find((candidate) => candidate.city === city && candidate.state === state);
  if (found === undefined) throw new RangeError(`${city}, ${state} is missing.`);
  return found;
}

test("every city is once in its state, lies in the United States and has a time zone that exists", () => {
  expect(new Set(US_PLACES.map(({ city, state }) => `${city} ${state}`)).size).toBe(US_PLACES.length);
  expect(new Set(US_PLACES.map(({ state }) => state)).size).toBe(51);
  for (const { city, latitude, longitude, timeZone, inhabitants } of US_PLACES) {
    expect(city).toMatch(/^[A-Z][A-Za-z'. -]+$/);
    expect(latitude).toBeGreaterThan(18);
    expect(latitude).toBeLessThan(62);
    expect(longitude).toBeGreaterThan(-160);
    expect(longitude).toBeLessThan(-67);
    expect(inhabitants).toBeGreaterThan(0);
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
});

test("cities of states in two time zones have their own", () => {
  expect(place("Chattanooga", "TN").timeZone).toBe("America/New_York");
  expect(place("Memphis", "TN").timeZone).toBe("America/Chicago");
  expect(place("Lexington", "KY").timeZone).toBe("America/New_York");
  expect(place("Bowling Green", "KY").timeZone).toBe("America/Chicago");
  expect(place("Terre Haute", "IN").timeZone).toBe("America/New_York");
  expect(place("Evansville", "IN").timeZone).toBe("America/Chicago");
  expect(place("Sioux Falls", "SD").timeZone).toBe("America/Chicago");
  expect(place("Rapid City", "SD").timeZone).toBe("America/Denver");
  expect(place("El Paso", "TX").timeZone).toBe("America/Denver");
  expect(place("Boise", "ID").timeZone).toBe("America/Denver");
  expect(place("Coeur d'Alene", "ID").timeZone).toBe("America/Los_Angeles");
  expect(place("Phoenix", "AZ").timeZone).toBe("America/Phoenix");
});

test("distances are about right as the crow flies: 190 miles from Boston to New York, 347 from San Francisco to Los Angeles", () => {
  expect(Math.abs(milesBetween(place("Boston", "MA"), place("New York", "NY")) - 190)).toBeLessThan(10);
  expect(Math.abs(milesBetween(place("San Francisco", "CA"), place("Los Angeles", "CA")) - 347)).toBeLessThan(20);
});

test("the mainland leaves out Alaska and Hawaii and nothing else", () => {
  const left = US_PLACES.filter((candidate) => !MAINLAND_PLACES.includes(candidate));
  expect(new Set(left.map(({ state }) => state))).toEqual(new Set(["AK", "HI"]));
});
