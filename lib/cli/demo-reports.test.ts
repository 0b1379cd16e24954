import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { demoReporter } from "./demo-reports.ts";
import type { DemoNews } from "./run-demo.ts";

/** What is printed when each news comes at its second. */
function printed(news: readonly [second: number, DemoNews][], terminal = false): string[] {
  const stream = new PassThrough();
  let second = 0;
  const report = demoReporter(stream, terminal, () => second * 1000);
  for (const [at, told] of news) {
    second = at;
    report(told);
  }
  return String(stream.read() ?? "")
    .split("\n")
    .slice(0, -1);
}

const progress = (done: number): DemoNews => ({ kind: "progress", done, total: 200 });

test("a log has a line every ten per cent and one at the end", () => {
  const news = Array.from({ length: 200 }, (_, place): [number, DemoNews] => [6, progress(place + 1)]);
  expect(printed([[0, { kind: "first_look" }], ...news, [60, { kind: "filled", total: 200, seconds: 60.2 }]])).toEqual([
    ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((share) => `filling the league in: ${share} %`),
    "the league is complete: 200 documents in 60 s",
  ]);
});

test("catching up in a moment is no news", () => {
  expect(
    printed([
      [1, progress(150)],
      [2, { kind: "filled", total: 200, seconds: 4 }],
    ]),
  ).toEqual([]);
});

test("the same trouble again and again is said once", () => {
  const gone: DemoNews = { kind: "trouble", text: "the connection is gone" };
  expect(
    printed([
      [9, gone],
      [10, gone],
      [12, { kind: "trouble", text: "no room" }],
      [13, gone],
    ]),
  ).toEqual(["courtside: the connection is gone", "courtside: no room", "courtside: the connection is gone"]);
});
