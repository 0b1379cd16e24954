/**
 * Why a read failed, as the interface says it (RFC 9457 problem details) or as the network did.
 */

export interface ParameterProblem {
  parameter: string;
  detail: string;
}

interface ProblemFields {
  /** HTTP status; null when no answer came at all. */
  status: number | null;
  code: string | null;
  /** What went wrong and what to do, in a sentence a person can read. */
  message: string;
  errors?: ParameterProblem[];
  requestId?: string | null;
  /** Seconds to wait before another try, where the answer says so. */
  retryAfterSeconds?: number | null;
}

export class ApiProblem extends Error {
  readonly status: number | null;
  readonly code: string | null;
  readonly errors: readonly ParameterProblem[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(fields: ProblemFields) {
    super(fields.message);
    this.name = "ApiProblem";
    this.status = fields.status;
    this.code = fields.code;
    this.errors = fields.errors ?? [];
    this.requestId = fields.requestId ?? null;
    this.retryAfterSeconds = fields.retryAfterSeconds ?? null;
  }

  /** True where the same request may succeed later: no answer, a busy server, a failure on the server's side. */
  get mayPass(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function parameterProblems(value: unknown): ParameterProblem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((entry) => ({
    parameter: textOf(entry.parameter) ?? "",
    detail: textOf(entry.detail) ?? "",
  }));
}

function secondsOf(header: string | null): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Reads an answer that is not a success. A body that is no problem document still gives a problem. */
export async function readApiProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const fields = isObject(body) ? body : {};
  return new ApiProblem({
    status: response.status,
    code: textOf(fields.code),
    message:
      textOf(fields.detail) ??
      textOf(fields.message) ??
      textOf(fields.title) ??
      `The server answered ${response.status}.`,
    errors: parameterProblems(fields.errors),
    requestId: textOf(fields.requestId) ?? response.headers.get("x-request-id"),
    retryAfterSeconds: secondsOf(response.headers.get("retry-after")),
  });
}
