/** Reads how many tests passed, failed and were skipped, and which failed, out of the reports that the test runners write. */
import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failure: where it is, and its name. */
  failures: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Counts of vitest's JSON report. A file that failed as a whole, so that no test of it could run, is one failure. */
export function countVitest(report: unknown): Counts {
  const read = vitestReport.parse(report);
  const broken = read.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + broken.length,
    skipped: read.numPendingTests + read.numTodoTests,
    failures: read.testResults.flatMap((file) => [
      ...file.assertionResults
        .filter((test) => test.status === "failed")
        .map((test) => failureLine(file.name, test.fullName, test.failureMessages?.[0] ?? "")),
      ...(broken.includes(file) ? [failureLine(file.name, "could not be run", file.message)] : []),
    ]),
  };
}

/** A failure in one line: its file, its name and the first line of what went wrong. */
function failureLine(file: string, test: string, message: string): string {
  return [file, test, message.split("\n", 1)[0]].filter((part) => part !== "").join(" > ");
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

/** Counts of Playwright's JSON report. A test that passed only when tried again failed; an error outside any test is one failure. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(playwrightFailures),
      ...errors.map(({ message }) => failureLine("", "outside the tests", message ?? "")),
    ],
  };
}

function playwrightFailures({ file, specs, suites }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status }) => failureLine(file, title, `${status} on ${projectName}`)),
  );
  return [...own, ...(suites ?? []).flatMap(playwrightFailures)];
}
