/** The OpenAPI document as something to answer with. */
import { hash } from "node:crypto";
import type { Endpoint } from "#lib/records/endpoint.ts";
import { FORMATS } from "./accept.ts";
import { openApiDocument } from "./openapi.ts";
import type { Representation } from "./representation.ts";

/** The document of some endpoints, written once. */
export function openApiRepresentation(endpoints: readonly Endpoint[]): Representation {
  const body = Buffer.from(JSON.stringify(openApiDocument(endpoints)));
  return {
    tag: hash("sha256", body, "base64url").slice(0, 27),
    contentType: FORMATS.json.contentType,
    read: async () => ({
      async *chunks() {
        yield body;
      },
    }),
  };
}
