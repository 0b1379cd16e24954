/** Records for a page that is rendered on the server: the same readers, without HTTP. */
import type { Endpoint, Parameters, ParameterValues } from "#lib/records/endpoint.ts";
import { parseBatch } from "./render-body.ts";
import { sharedService } from "./shared-service.ts";

/** The records an endpoint answers; of an endpoint that answers one object, the list of that one. */
export async function readRecords<P extends Parameters, R>(
  endpoint: Endpoint<P, R>,
  values: ParameterValues<P>,
): Promise<R[]> {
  const service = await sharedService();
  const records: R[] = [];
  // The reader belongs to the declaration, whose record type is R.
  for await (const texts of await service.readBatches(endpoint.path, values))
    records.push(...(parseBatch(texts) as R[]));
  return records;
}
