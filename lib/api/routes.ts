/** From the path of a request to its endpoint. */
import { catalog } from "#lib/records/catalog.ts";
import type { Endpoint } from "#lib/records/endpoint.ts";
import { decodeText } from "./parse-query.ts";
import { type Reader, readers } from "./readers.ts";

/** Where the endpoints hang. */
export const BASE_PATH = "/api";

/** What of a path lies below the base: `/games` of `/api/games`. Null for a path elsewhere. Letters count in any case. */
export function pathBelowBase(path: string): string | null {
  if (path.slice(0, BASE_PATH.length).toLowerCase() !== BASE_PATH) return null;
  const below = path.slice(BASE_PATH.length);
  return below === "" || below.startsWith("/") ? below : null;
}

export interface Route {
  endpoint: Endpoint;
  read: Reader<never>;
}

export interface RouteMatch {
  route: Route;
  /** Decoded texts of the path parameters; null where one cannot be decoded. */
  pathTexts: ReadonlyMap<string, string | null>;
}

/** The routes of the catalogue. */
export const catalogRoutes: readonly Route[] = catalog.map((endpoint) => ({ endpoint, read: readers[endpoint.id] }));

/**
 * Finds the route of a path below the base (`/games`). Letters match in any case and one slash at the end is tolerated; a path without
 * parameters wins over one with. Null when there is none.
 */
export function routeFinder(routes: readonly Route[]): (path: string) => RouteMatch | null {
  const fixed = new Map<string, RouteMatch>();
  const patterned: { segments: readonly string[]; route: Route }[] = [];
  for (const route of routes) {
    const { path } = route.endpoint;
    if (path.includes("{")) patterned.push({ segments: path.split("/"), route });
    else fixed.set(path.toLowerCase(), { route, pathTexts: new Map() });
  }
  return (path) => {
    const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const found = fixed.get(trimmed.toLowerCase());
    if (found) return found;
    const segments = trimmed.split("/");
    for (const { segments: pattern, route } of patterned) {
      const pathTexts = matchSegments(pattern, segments);
      if (pathTexts) return { route, pathTexts };
    }
    return null;
  };
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Map<string, string | null> | null {
  if (pattern.length !== segments.length) return null;
  const texts = new Map<string, string | null>();
  for (const [place, expected] of pattern.entries()) {
    const segment = segments[place] ?? "";
    if (expected.startsWith("{") && segment !== "") texts.set(expected.slice(1, -1), decodeText(segment));
    else if (segment.toLowerCase() !== expected.toLowerCase()) return null;
  }
  return texts;
}
