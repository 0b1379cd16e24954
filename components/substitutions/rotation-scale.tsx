import { type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import { formatPeriod, formatPeriodLong } from "#lib/format/period.ts";

/** A length of play as a share of the whole game. */
export function percent(seconds: number, total: number): string {
  return `${(100 * seconds) / total}%`;
}

interface ScaleProps {
  periods: number;
  format: PeriodFormat;
  total: number;
}

/** Names of the periods where they begin. */
export function PeriodHeads({ periods, format, total }: ScaleProps) {
  return (
    <div className="relative h-5">
      {Array.from({ length: periods }, (_, index) => index + 1).map((period) => (
        <span
          key={period}
          style={{ left: percent(secondsBeforePeriod(format, period), total) }}
          className="absolute top-0 pl-0.5 whitespace-nowrap"
        >
          <span className="sm:hidden">{formatPeriod(format, period)}</span>
          <span className="hidden sm:inline">
            {periods > format.regulationPeriods + 2 ? formatPeriod(format, period) : formatPeriodLong(format, period)}
          </span>
        </span>
      ))}
    </div>
  );
}

const RULE_SECONDS = 300;

/** A line every five minutes, a stronger one where a period begins. */
export function PeriodRules({ periods, format, total }: ScaleProps) {
  const starts = new Set(Array.from({ length: periods }, (_, index) => secondsBeforePeriod(format, index + 1)));
  const rules = Array.from({ length: Math.ceil(total / RULE_SECONDS) }, (_, index) => index * RULE_SECONDS);
  return (
    <div aria-hidden="true">
      {rules.map((seconds) => (
        <span
          key={seconds}
          style={{ left: percent(seconds, total) }}
          className={`absolute inset-y-0 w-px ${starts.has(seconds) ? "bg-edge" : "bg-rule"}`}
        />
      ))}
    </div>
  );
}
