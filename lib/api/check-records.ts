/** Checking what a reader answers against the record's schema: in tests and development. */
import type { Endpoint } from "#lib/records/endpoint.ts";
import { recordSchemas } from "#lib/records/record-schemas.ts";
import type { Listing } from "./listing.ts";
import { parseBatch } from "./render-body.ts";

/** The same listing; reading it fails where a record does not fit its schema. */
export function checkedListing(endpoint: Endpoint, listing: Listing): Listing {
  const schema = recordSchemas[endpoint.record];
  return {
    ...listing,
    async *batches() {
      for await (const texts of listing.batches()) {
        for (const record of parseBatch(texts)) {
          const { error } = schema.safeParse(record);
          if (error) throw new Error(`${endpoint.id} does not answer a ${endpoint.record}: ${error.message}`);
        }
        yield texts;
      }
    },
  };
}
