/** Where players who are not American come from: names and cities that belong together. */
import type { Hometown } from "#lib/feed/simulation/league-model.ts";

export interface Origin {
  /** How many come from there, beside the others. */
  weight: number;
  firstNames: readonly string[];
  lastNames: readonly string[];
  hometowns: readonly Hometown[];
}

/**
 * An origin from texts. Names are parted by spaces, `_` within a name stands for one; each country has its cities with latitude and longitude:
 * `{ Serbia: "Niš 43.32 21.90, Novi Sad 45.25 19.84" }`.
 */
export function origin(
  weight: number,
  firstNames: string,
  lastNames: string,
  cities: Readonly<Record<string, string>>,
): Origin {
  const hometowns = Object.entries(cities).flatMap(([country, list]) =>
    list.split(", ").map((text): Hometown => {
      const parts = text.trim().split(" ");
      const [latitude, longitude] = parts.slice(-2).map(Number) as [number, number];
      return { city: parts.slice(0, -2).join(" "), state: null, country, latitude, longitude };
    }),
  );
  return { weight, firstNames: names(firstNames), lastNames: names(lastNames), hometowns };
}

function names(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll("_", " "));
}
