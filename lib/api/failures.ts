/** From whatever was thrown to the answer's problem. */
import { ApiProblem, isApiProblem } from "./problem.ts";

/** Codes with which the engines say that they cannot answer now: Node's sockets, PostgreSQL's SQLSTATE. */
const UNAVAILABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENOTFOUND",
  "08000",
  "08003",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);
/** SQLITE_BUSY and SQLITE_LOCKED: another process holds the file. */
const SQLITE_UNAVAILABLE = new Set([5, 6]);

/** The problem to answer, and whether the cause is ours and belongs into the log. What is not known is told in a fixed sentence. */
export function problemOf(thrown: unknown): { problem: ApiProblem; ours: boolean } {
  if (isApiProblem(thrown)) return { problem: thrown, ours: false };
  if (isUnavailable(thrown)) {
    const detail = "The data cannot be read at the moment. Try again in a second.";
    return { problem: new ApiProblem("store-unavailable", detail, { headers: { "retry-after": "1" } }), ours: true };
  }
  const detail = "Something went wrong on our side. If it stays so, report it with the request id.";
  return { problem: new ApiProblem("internal-error", detail), ours: true };
}

function isUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== "object" || thrown === null) return false;
  if ("code" in thrown && typeof thrown.code === "string" && UNAVAILABLE_CODES.has(thrown.code)) return true;
  return "errcode" in thrown && typeof thrown.errcode === "number" && SQLITE_UNAVAILABLE.has(thrown.errcode & 0xff);
}
