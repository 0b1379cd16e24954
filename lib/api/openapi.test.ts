/** The OpenAPI document is whole, and what it promises is what the declarations say. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { catalog } from "#lib/records/catalog.ts";
import { type Endpoint, pathParameterNames } from "#lib/records/endpoint.ts";
import { recordExamples } from "#lib/records/record-examples.ts";
import { type RecordName, recordSchemas } from "#lib/records/record-schemas.ts";
import { openApiDocument } from "./openapi.ts";

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: Json; example?: unknown }[];
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: Json; example?: unknown }> }
  >;
}
interface Document {
  openapi: string;
  paths: Record<string, { get: Operation }>;
  components: Record<string, Json>;
  security: Json[];
}

// Through JSON and back: what is not JSON would be lost on the way to the reader.
const document = JSON.parse(JSON.stringify(openApiDocument(catalog))) as Document;

/** Every `$ref` anywhere in the document. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "$ref" && typeof inner === "string" ? [inner] : references(inner),
  );
}

describe("the OpenAPI document", () => {
  it("points only at what is there", () => {
    const found = references(document);
    expect(found.length).toBeGreaterThan(100);
    for (const reference of found) {
      const target = reference
        .split("/")
        .slice(1)
        .reduce<unknown>((value, name) => (value as Json)?.[name], document);
      expect([reference, typeof target]).toEqual([reference, "object"]);
    }
  });

  it("has an operation for every endpoint, each with an id of its own", () => {
    expect(Object.keys(document.paths).sort()).toEqual(catalog.map((endpoint) => endpoint.path).sort());
    const ids = Object.values(document.paths).map((path) => path.get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("says which parameters of several one must be there", () => {
    for (const endpoint of catalog as readonly Endpoint[]) {
      const description = document.paths[endpoint.path]?.get.description ?? "";
      expect([endpoint.path, /Give `/.test(description)]).toEqual([endpoint.path, endpoint.atLeastOneOf !== undefined]);
    }
    expect(document.paths["/stats/team/shooting/season"]?.get.description).toContain("Give `team` or `conference`.");
  });

  it("asks for a bearer credential everywhere", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.components.securitySchemes).toMatchObject({ bearer: { type: "http", scheme: "bearer" } });
  });

  it.each(catalog.map((endpoint): [string, Endpoint] => [endpoint.path, endpoint]))("%s", (path, endpoint) => {
    const operation = document.paths[path]?.get;
    if (!operation) throw new Error("the operation is missing");
    const { parameters, responses } = operation;
    expect(parameters.map((parameter) => parameter.name)).toEqual(Object.keys(endpoint.parameters));
    for (const parameter of parameters) {
      const inPath = pathParameterNames(path).includes(parameter.name);
      expect(parameter.in).toBe(inPath ? "path" : "query");
      expect(parameter.required).toBe(endpoint.parameters[parameter.name]?.required ?? false);
      if (parameter.example !== undefined) z.fromJSONSchema(parameter.schema).parse(parameter.example);
    }
    for (const status of ["200", "400", "401", "403", "404", "405", "406", "414", "500", "503"]) {
      expect(Object.keys(responses)).toContain(status);
    }
    const sent = responses["200"]?.content?.["application/json"]?.example;
    const example: unknown = Array.isArray(sent) ? sent[0] : sent;
    expect(Array.isArray(sent)).toBe(endpoint.result === "list");
    expect(recordSchemas[endpoint.record].parse(example)).toEqual(example);
  });

  it.each(Object.keys(recordSchemas) as RecordName[])(
    "the JSON schema of %s takes its example and nothing beside it",
    (name) => {
      const schema = z.fromJSONSchema(document.components.schemas?.[name] as Json);
      expect(schema.safeParse(recordExamples[name]).error).toBeUndefined();
      expect(schema.safeParse({ ...recordExamples[name], extra: 1 }).success).toBe(false);
      for (const field of Object.keys(recordExamples[name])) {
        const { [field]: _, ...rest } = recordExamples[name] as Json;
        expect([field, schema.safeParse(rest).success]).toEqual([field, false]);
      }
    },
  );
});
