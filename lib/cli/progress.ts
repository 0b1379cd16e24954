/** Progress of long work: a bar with rate and time left for a person, a plain line now and then for a log. */

const BAR_WIDTH = 24;
const BAR_INTERVAL_MILLISECONDS = 100;
const LINE_INTERVAL_MILLISECONDS = 5_000;

export interface Progress {
  /** `done` of the total are done; `total` where it has turned out to be another one. */
  update(done: number, total?: number | null): void;
  /** Clears the bar, so that what is printed next starts on a clean line. */
  finish(): void;
}

/**
 * Reports on `stream`. `total` null: the number to come is unknown, so there is no bar and no time left.
 * `now` is a clock in milliseconds.
 */
export function startProgress(
  stream: NodeJS.WritableStream,
  options: { label: string; total: number | null; terminal: boolean; now?: () => number },
): Progress {
  const now = options.now ?? Date.now;
  const startedAt = now();
  let reportedAt = startedAt;
  let shown = false;
  return {
    update(done, total = options.total) {
      const time = now();
      const interval = options.terminal ? BAR_INTERVAL_MILLISECONDS : LINE_INTERVAL_MILLISECONDS;
      if (time - reportedAt < interval) return;
      reportedAt = time;
      const line = progressLine(options.label, done, total, (time - startedAt) / 1000, options.terminal);
      stream.write(options.terminal ? `\r\u001b[2K${line}` : `${line}\n`);
      shown = options.terminal;
    },
    finish() {
      if (shown) stream.write("\r\u001b[2K");
    },
  };
}

/** One line: `importing espn [#####...] 1,200/6,000  310/s  0:15 left`. */
export function progressLine(label: string, done: number, total: number | null, seconds: number, bar: boolean): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const speed = `${rate >= 10 ? Math.round(rate).toLocaleString("en-US") : rate.toFixed(1)}/s`;
  if (total === null) return `${label} ${done.toLocaleString("en-US")}  ${speed}`;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const drawn = Math.round(share * BAR_WIDTH);
  const picture = bar ? ` [${"#".repeat(drawn)}${".".repeat(BAR_WIDTH - drawn)}]` : "";
  const left = rate > 0 ? `  ${minutes((total - done) / rate)} left` : "";
  return `${label}${picture} ${done.toLocaleString("en-US")}/${total.toLocaleString("en-US")}  ${speed}${left}`;
}

function minutes(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
