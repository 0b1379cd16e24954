"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { clockText, type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { formatSigned } from "#lib/format/number.ts";
import type { TeamRotation } from "./rotation.ts";
import { PeriodHeads, PeriodRules, percent } from "./rotation-scale.tsx";
import { type StintPlace, stintAfterKey } from "./stint-steps.ts";
import { StintTip, stintSentence } from "./stint-tip.tsx";

interface RotationChartProps {
  rotation: TeamRotation;
  periods: number;
  format: PeriodFormat;
  side: Side;
  team: string;
}

/** Name, time, minutes, plus-minus. */
const COLUMNS =
  "grid grid-cols-[6.5rem_minmax(0,1fr)_2.75rem_2.25rem] items-center gap-x-2 sm:grid-cols-[11rem_minmax(0,1fr)_3.5rem_3rem] sm:gap-x-4";

/** One row a player, one bar a stint, over the minutes of the game. */
export function RotationChart({ rotation, periods, format, side, team }: RotationChartProps) {
  const { rows } = rotation;
  const total = secondsBeforePeriod(format, periods + 1);
  const [place, setPlace] = useState<StintPlace>({ row: 0, stint: 0 });
  const [active, setActive] = useState<StintPlace | null>(null);
  const bars = useRef(new Map<string, HTMLButtonElement>());
  const firstOfBench = rows.findIndex((row) => !row.starter);

  function onKeyDown(event: KeyboardEvent, from: StintPlace) {
    if (event.key === "Escape") return setActive(null);
    const next = stintAfterKey(rows, from, event.key);
    if (!next) return;
    event.preventDefault();
    bars.current.get(keyOf(next))?.focus();
  }

  return (
    <div className="mt-3 px-4 sm:px-6" style={{ "--side-line": `var(--${side}-line)` }}>
      <div className={`${COLUMNS} narrow text-2xs font-medium text-muted`}>
        <span />
        <PeriodHeads periods={periods} format={format} total={total} />
        <span className="text-right">MIN</span>
        <span className="text-right">+/−</span>
      </div>
      <section aria-label={`Rotation of ${team}`}>
        {rows.map((row, rowIndex) => (
          <div
            key={row.athleteId}
            className={`${COLUMNS} ${rowIndex === firstOfBench && rowIndex > 0 ? "border-t-2 border-edge" : "border-t border-rule"}`}
          >
            <p className="truncate py-1 text-[0.8125rem] font-medium">{row.athlete}</p>
            <div className="relative h-8">
              <PeriodRules periods={periods} format={format} total={total} />
              {row.stints.map((stint, stintIndex) => {
                const at = { row: rowIndex, stint: stintIndex };
                return (
                  <button
                    key={stint.start}
                    ref={(element) => {
                      if (element) bars.current.set(keyOf(at), element);
                      else bars.current.delete(keyOf(at));
                    }}
                    type="button"
                    data-team-color
                    tabIndex={keyOf(place) === keyOf(at) ? 0 : -1}
                    aria-label={stintSentence(row, stint, format)}
                    onFocus={() => {
                      setPlace(at);
                      setActive(at);
                    }}
                    onBlur={() => setActive(null)}
                    onPointerEnter={() => setActive(at)}
                    onPointerLeave={() => setActive(null)}
                    onKeyDown={(event) => onKeyDown(event, at)}
                    style={{ left: percent(stint.start, total), width: percent(stint.end - stint.start, total) }}
                    className={`absolute top-1.5 h-5 min-w-1 rounded-[3px] border-[1.5px] border-(--side-line) hover:brightness-110 focus-visible:z-10 ${
                      stint.plusMinus < 0 ? "bg-surface" : "bg-(--side-line)"
                    }`}
                  />
                );
              })}
              {active?.row === rowIndex && <StintTip row={row} index={active.stint} total={total} format={format} />}
            </div>
            <p className="figures text-right text-[0.8125rem]">{clockText(row.seconds)}</p>
            <p className="figures text-right text-[0.8125rem] font-semibold">{formatSigned(row.plusMinus)}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

function keyOf({ row, stint }: StintPlace): string {
  return `${row}:${stint}`;
}
