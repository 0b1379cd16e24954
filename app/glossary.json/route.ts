import { glossaryJson } from "#components/glossary/glossary-list.ts";

/** The same for everybody until the program changes: written once, when the pages are built. */
export const dynamic = "force-static";

export function GET(): Response {
  return new Response(glossaryJson(), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Access-Control-Allow-Origin": "*" },
  });
}
