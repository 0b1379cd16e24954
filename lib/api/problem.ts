/** Answers that are not a success: one table of codes, one body (RFC 9457). */
import type { ApiAnswer } from "./http-exchange.ts";

export const PROBLEMS = {
  "invalid-parameters": { status: 400, title: "Invalid parameters" },
  "malformed-request": { status: 400, title: "Malformed request" },
  "credential-missing": { status: 401, title: "Credential missing" },
  "credential-malformed": { status: 401, title: "Credential malformed" },
  "credential-unknown": { status: 401, title: "Credential unknown" },
  "credential-revoked": { status: 401, title: "Credential revoked" },
  "credential-expired": { status: 401, title: "Credential expired" },
  "tier-too-low": { status: 403, title: "Tier too low" },
  "cross-site": { status: 403, title: "Request from another site" },
  "unknown-path": { status: 404, title: "No such path" },
  "unknown-team": { status: 404, title: "No such team" },
  "unknown-season": { status: 404, title: "No such season of the team" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "not-acceptable": { status: 406, title: "No acceptable representation" },
  "request-timeout": { status: 408, title: "Request timeout" },
  "too-many-tries": { status: 429, title: "Too many tries" },
  "uri-too-long": { status: 414, title: "Address too long" },
  "headers-too-large": { status: 431, title: "Headers too large" },
  "internal-error": { status: 500, title: "Internal error" },
  "store-unavailable": { status: 503, title: "Store unavailable" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** What is wrong with one parameter. */
export interface ParameterFault {
  parameter: string;
  detail: string;
}

/** Thrown anywhere while a request is answered; becomes the answer. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ProblemCode;
  readonly errors: readonly ParameterFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    detail: string,
    { errors = [], headers = {} }: { errors?: readonly ParameterFault[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/** By its name: the pages are bundled with their own copy of this class, and the service they share throws the server's. */
export function isApiProblem(thrown: unknown): thrown is ApiProblem {
  return thrown instanceof Error && thrown.name === "ApiProblem";
}

export interface ProblemContext {
  /** Path of the request. */
  instance: string;
  requestId: string;
}

/** The body: the members of RFC 9457, and `message`, `code`, `errors` and `requestId` beside them. */
export function problemBody(problem: ApiProblem, { instance, requestId }: ProblemContext) {
  const { status, title } = PROBLEMS[problem.code];
  return {
    type: `urn:problem-type:courtside:${problem.code}`,
    title,
    status,
    detail: problem.message,
    instance,
    message: problem.message,
    code: problem.code,
    ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
    requestId,
  };
}

export function problemAnswer(problem: ApiProblem, context: ProblemContext): ApiAnswer {
  const body = Buffer.from(JSON.stringify(problemBody(problem, context)));
  return {
    status: PROBLEMS[problem.code].status,
    headers: {
      ...problem.headers,
      "content-type": "application/problem+json; charset=utf-8",
      "content-length": String(body.length),
      "cache-control": "no-store",
    },
    body,
  };
}
