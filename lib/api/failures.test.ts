import { expect, it, vi } from "vitest";
import { problemOf } from "./failures.ts";
import { ApiProblem } from "./problem.ts";

it("answers a problem as it is told, also one that another copy of the program's modules threw", async () => {
  // Pages are bundled with copies of their own, and ask the service of the server that runs beside them.
  vi.resetModules();
  const copy = await import("./problem.ts");
  expect(copy.ApiProblem).not.toBe(ApiProblem);
  for (const Thrown of [ApiProblem, copy.ApiProblem]) {
    const { problem, ours } = problemOf(new Thrown("tier-too-low", "Not with this key."));
    expect([problem.code, problem.message, ours]).toEqual(["tier-too-low", "Not with this key.", false]);
  }
});

it("tells nobody what went wrong inside", () => {
  const { problem, ours } = problemOf(new Error("select secret from setting"));
  expect([problem.code, ours]).toEqual(["internal-error", true]);
  expect(problem.message).not.toContain("secret");
});
