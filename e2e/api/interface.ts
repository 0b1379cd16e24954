/** Asking the interface from outside, as any client does. */
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { apiKey } from "#e2e/addresses.ts";
import { type RecordName, type RecordOf, recordSchemas } from "#lib/records/record-schemas.ts";

type Query = Record<string, string | number | boolean>;

/** An answer to a caller with a key of the highest tier. */
export function ask(
  request: APIRequestContext,
  path: string,
  query: Query = {},
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.get(`/api${path}`, { params: query, headers: { ...headers, authorization: `Bearer ${apiKey()}` } });
}

/** The records of a listing, checked against their schema. */
export async function list<Name extends RecordName>(
  request: APIRequestContext,
  name: Name,
  path: string,
  query: Query = {},
): Promise<RecordOf<Name>[]> {
  const answer = await ask(request, path, query);
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  const records: RecordOf<Name>[] = await answer.json();
  for (const record of records) recordSchemas[name].parse(record);
  return records;
}
