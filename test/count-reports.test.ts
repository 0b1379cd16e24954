import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./count-reports.ts";

describe("vitest's report", () => {
  const counted = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const failedTest = {
    name: "lib/hoop.test.ts",
    status: "failed",
    message: "",
    assertionResults: [
      { status: "passed", fullName: "hoop is round", failureMessages: [] },
      { status: "failed", fullName: "hoop is high", failureMessages: ["expected 9 to be 10\n at line 3"] },
    ],
  };

  it("is added up: 7 passed, 1 failed, 2 pending + 1 to do = 3 skipped", () => {
    expect(countVitest({ ...counted, testResults: [failedTest] })).toEqual({
      passed: 7,
      failed: 1,
      skipped: 3,
      failures: ["lib/hoop.test.ts > hoop is high > expected 9 to be 10"],
    });
  });

  it("a file that could not be loaded is a failure although none of its tests failed: 1 + 1 = 2", () => {
    const unloadable = { name: "lib/net.test.ts", status: "failed", message: "no such module", assertionResults: [] };
    const read = countVitest({ ...counted, testResults: [failedTest, unloadable] });
    expect(read.failed).toBe(2);
    expect(read.failures[1]).toBe("lib/net.test.ts > could not be run > no such module");
  });

  it("of another shape is refused rather than read as nothing failed", () => {
    expect(() => countVitest({})).toThrow();
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };

  const spec = (title: string, status: string) => ({ title, ok: false, tests: [{ projectName: "mobile", status }] });
  const suites = [
    {
      file: "pages/games.spec.ts",
      specs: [spec("opens", "expected"), spec("closes", "unexpected")],
      suites: [{ file: "pages/games.spec.ts", specs: [spec("turns", "flaky")] }],
    },
  ];

  it("counts a flaky test as failed: 1 unexpected + 1 flaky = 2, and names both", () => {
    expect(countPlaywright({ stats, errors: [], suites })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: [
        "pages/games.spec.ts > closes > unexpected on mobile",
        "pages/games.spec.ts > turns > flaky on mobile",
      ],
    });
  });

  it("counts an error outside the tests, such as a server that did not start: 1 + 1 + 1 = 3", () => {
    const read = countPlaywright({ stats, errors: [{ message: "no server" }], suites });
    expect(read.failed).toBe(3);
    expect(read.failures[2]).toBe("outside the tests > no server");
  });
});
