import { describe, expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { createQueryClient, retryDelay, shouldRetry } from "./query-client.ts";

const problem = (status: number | null, retryAfterSeconds: number | null = null) =>
  new ApiProblem({ status, code: null, message: "", retryAfterSeconds });

describe("trying again", () => {
  test("only what may pass, and twice at most", () => {
    expect(shouldRetry(0, problem(503))).toBe(true);
    expect(shouldRetry(1, problem(null))).toBe(true);
    expect(shouldRetry(2, problem(503))).toBe(false);
    expect(shouldRetry(0, problem(429))).toBe(true);
    expect(shouldRetry(0, problem(400))).toBe(false);
    expect(shouldRetry(0, new Error("a bug in the page"))).toBe(false);
  });

  test("after the wait the server asks for, 30 seconds at most, else 1, 2, 4 seconds", () => {
    expect(retryDelay(0, problem(429, 7))).toBe(7000);
    expect(retryDelay(0, problem(429, 3600))).toBe(30_000);
    expect([0, 1, 2].map((failures) => retryDelay(failures, problem(503)))).toEqual([1000, 2000, 4000]);
  });
});

describe("on the server", () => {
  test("what was read starts no timer: a timer would keep the client of every request, and the process that should stop", () => {
    const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;
    const before = timers();
    createQueryClient().setQueryData(["games"], []);
    expect(timers()).toBe(before);
  });
});
