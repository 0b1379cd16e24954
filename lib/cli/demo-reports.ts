/** What a person at the terminal reads of a simulated league that is filled in and lives. */

import { type Progress, startProgress } from "./progress.ts";
import type { DemoNews } from "./run-demo.ts";

/** In a log a line every so many hundredths, at most. */
const LOGGED_STEP = 10;
/** A league that is complete so soon had only to be caught up with, which is no news. */
const QUIET_SECONDS = 5;

/**
 * A function that tells the news on `stream`: a bar while the league is filled in where a person watches, else a line every 10 %; one line when it is
 * complete; every trouble once in a row.
 *
 * @param now a clock in milliseconds
 */
export function demoReporter(
  stream: NodeJS.WritableStream,
  terminal: boolean,
  now: () => number = Date.now,
): (news: DemoNews) => void {
  const startedAt = now();
  let bar: Progress | null = null;
  let logged = 0;
  let trouble = "";
  const line = (text: string) => {
    bar?.finish();
    stream.write(`${text}\n`);
  };
  return (news) => {
    switch (news.kind) {
      case "first_look":
        return;
      case "progress": {
        if (now() - startedAt < QUIET_SECONDS * 1000) return;
        if (terminal) {
          bar ??= startProgress(stream, { label: "filling the league in", total: news.total, terminal });
          bar.update(news.done, news.total);
          return;
        }
        const hundredths = Math.floor((100 * news.done) / Math.max(1, news.total));
        if (hundredths < logged + LOGGED_STEP || hundredths >= 100) return;
        logged = hundredths - (hundredths % LOGGED_STEP);
        line(`filling the league in: ${logged} %`);
        return;
      }
      case "filled":
        if (news.seconds < QUIET_SECONDS) return;
        line(
          `the league is complete: ${news.total.toLocaleString("en-US")} documents in ${Math.round(news.seconds)} s`,
        );
        return;
      case "trouble":
        if (news.text !== trouble) line(`courtside: ${news.text}`);
        trouble = news.text;
    }
  };
}
