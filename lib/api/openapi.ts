/** The interface as an OpenAPI 3.1 document, built from the declarations and the record schemas. */
import { z } from "zod";
import { type Endpoint, type Parameter, pathParameterNames } from "#lib/records/endpoint.ts";
import { recordExamples } from "#lib/records/record-examples.ts";
import { recordSchemas } from "#lib/records/record-schemas.ts";
import { FORMATS } from "./accept.ts";
import { PROBLEMS } from "./problem.ts";
import { BASE_PATH } from "./routes.ts";

type Json = Record<string, unknown>;

/** Statuses every endpoint may answer, with the problems behind each. */
const ERROR_STATUSES = [400, 401, 403, 404, 405, 406, 414, 500, 503] as const;

const DESCRIPTION = `College-basketball games, box scores, plays, substitutions, teams and conferences. Reads only.

Lists are JSON arrays in a fixed, total order. \`Accept: text/csv\` and \`Accept: application/x-ndjson\` give the same records as CSV and as lines.
Listings that are cut at a number of games say so: \`X-Result-Truncated: true\`, \`X-Total-Count\` and a \`Link\` with \`rel="next"\`.
Every answer has a strong \`ETag\`; send it back as \`If-None-Match\` and an unchanged answer is 304 without a body.
While the service holds simulated data every answer says so: \`X-Courtside-Data: simulated\`.
What is not known is null. An id, team or season that does not exist gives an empty list. An unknown or unreadable parameter is 400.`;

/** Version of the interface: only added to within a major one. */
const INTERFACE_VERSION = "1.0.0";

/** The document of some endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  return {
    openapi: "3.1.1",
    info: {
      title: "Courtside",
      version: INTERFACE_VERSION,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: BASE_PATH }],
    security: [{ bearer: [] }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.group))].map((name) => ({ name })),
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key: `Authorization: Bearer court_…`." },
      },
      schemas: { ...recordJsonSchemas(), Problem: PROBLEM_SCHEMA },
      headers: HEADERS,
      responses: Object.fromEntries(ERROR_STATUSES.map((status) => [`Error${status}`, errorResponse(status)])),
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const inPath = pathParameterNames(endpoint.path);
  const names = endpoint.atLeastOneOf?.map((name) => `\`${name}\``).join(" or ");
  const either = names === undefined ? "" : ` Give ${names}.`;
  const cut = endpoint.gameLimit === null ? "" : ` At most ${endpoint.gameLimit} games in one answer.`;
  return {
    operationId: endpoint.id,
    tags: [endpoint.group],
    summary: endpoint.summary,
    description: `${endpoint.description}${either} Order: ${endpoint.order}.${cut} Tier ${endpoint.tier}.`,
    parameters: Object.entries(endpoint.parameters).map(([name, parameter]) => ({
      name,
      in: inPath.includes(name) ? "path" : "query",
      required: parameter.required ?? false,
      description: parameter.description,
      schema: parameterSchema(parameter),
      ...(parameter.example === undefined ? {} : { example: parameter.example }),
    })),
    responses: {
      200: success(endpoint),
      304: {
        description: "Not modified: the copy named by If-None-Match is current.",
        headers: { ETag: ref("headers", "ETag") },
      },
      ...Object.fromEntries(ERROR_STATUSES.map((status) => [status, ref("responses", `Error${status}`)])),
    },
  };
}

function success(endpoint: Endpoint): Json {
  const record = ref("schemas", endpoint.record);
  const example = recordExamples[endpoint.record];
  const common = ["ETag", "X-Request-Id", "X-Courtside-Data"];
  const names = endpoint.gameLimit === null ? common : [...common, "X-Total-Count", "X-Result-Truncated", "Link"];
  const headers = Object.fromEntries(names.map((name) => [name, ref("headers", name)]));
  if (endpoint.result === "object") {
    return { description: "The record.", headers, content: { "application/json": { schema: record, example } } };
  }
  const texts = [FORMATS.csv, FORMATS.ndjson].map(({ mediaTypes }) => [mediaTypes[0], { schema: { type: "string" } }]);
  const json = { schema: { type: "array", items: record }, example: [example] };
  return { description: "The records.", headers, content: { "application/json": json, ...Object.fromEntries(texts) } };
}

function parameterSchema(parameter: Parameter): Json {
  switch (parameter.kind) {
    case "integer":
      return { type: "integer", format: "int32", minimum: parameter.minimum, maximum: parameter.maximum };
    case "number":
      return { type: "number", minimum: parameter.minimum, maximum: parameter.maximum };
    case "boolean":
      return { type: "boolean" };
    case "enum":
      return { type: "string", enum: parameter.values };
    case "date":
      return { type: "string", format: "date" };
    // A bare date is taken as well, so the format is told in the description alone.
    case "dateTime":
    case "text":
    case "cursor":
      return { type: "string", minLength: 1 };
  }
}

function recordJsonSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(recordSchemas)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // The format says the same as the pattern that checks it, and int32 the same as its bounds.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.type === "integer" && jsonSchema.maximum === 2 ** 31 - 1) {
        delete jsonSchema.minimum;
        delete jsonSchema.maximum;
        jsonSchema.format = "int32";
      }
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

function errorResponse(status: number): Json {
  const problems = Object.entries(PROBLEMS).filter(([, problem]) => problem.status === status);
  const [code = "", { title = "" } = {}] = problems[0] ?? [];
  const example = {
    type: `urn:problem-type:courtside:${code}`,
    title,
    status,
    detail: "What is wrong, in a sentence.",
    instance: `${BASE_PATH}/games`,
    message: "What is wrong, in a sentence.",
    code,
    ...(status === 400
      ? { errors: [{ parameter: "saeson", detail: 'is not known here; did you mean "season"?' }] }
      : {}),
    requestId: "0b6ee2f5-5f3d-4c36-8f0e-5f1a4a3f7d55",
  };
  return {
    description: problems.map(([name, problem]) => `${problem.title} (\`${name}\`)`).join(", "),
    content: { "application/problem+json": { schema: ref("schemas", "Problem"), example } },
  };
}

function ref(kind: string, name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}

const PROBLEM_SCHEMA = {
  type: "object",
  description: "What went wrong (RFC 9457).",
  properties: {
    type: { type: "string", description: "URI of the kind of problem." },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    instance: { type: "string", description: "Path of the request." },
    message: { type: "string", description: "The same as `detail`." },
    code: { type: "string", enum: Object.keys(PROBLEMS) },
    errors: {
      type: "array",
      description: "One for each parameter at fault.",
      items: {
        type: "object",
        properties: { parameter: { type: "string" }, detail: { type: "string" } },
        required: ["parameter", "detail"],
      },
    },
    requestId: { type: "string" },
  },
  required: ["type", "title", "status", "detail", "instance", "message", "code", "requestId"],
};

const HEADERS = {
  ETag: { description: "Strong tag of the answer.", schema: { type: "string" } },
  "X-Request-Id": { description: "Names this request in the service's log.", schema: { type: "string" } },
  "X-Courtside-Data": {
    description: "`simulated` while the league is an invented one: schools, players and results. Left out otherwise.",
    schema: { type: "string", const: "simulated" },
  },
  "X-Total-Count": { description: "Games that match, on this page and all others.", schema: { type: "integer" } },
  "X-Result-Truncated": { description: "`true` where more games match than were sent.", schema: { type: "string" } },
  Link: { description: 'Address of the next page, `rel="next"`.', schema: { type: "string" } },
};
