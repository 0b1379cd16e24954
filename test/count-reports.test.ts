import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./count-reports.ts";

describe("vitest's report", () => {
  const counted = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const failedTest = { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] };

  it("is added up: 7 passed, 1 failed, 2 pending + 1 to do = 3 skipped", () => {
    expect(countVitest({ ...counted, testResults: [failedTest] })).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it("a file that could not be loaded is a failure although none of its tests failed: 1 + 1 = 2", () => {
    const unloadable = { status: "failed", assertionResults: [] };
    expect(countVitest({ ...counted, testResults: [failedTest, unloadable] }).failed).toBe(2);
  });

  it("of another shape is refused rather than read as nothing failed", () => {
    expect(() => countVitest({})).toThrow();
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };

  it("counts a flaky test as failed: 1 unexpected + 1 flaky = 2", () => {
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it("counts an error outside the tests, such as a server that did not start: 1 + 1 + 1 = 3", () => {
    expect(countPlaywright({ stats, errors: [{ message: "no server" }] }).failed).toBe(3);
  });
});
