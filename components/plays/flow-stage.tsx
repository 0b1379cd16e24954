"use client";

import dynamic from "next/dynamic";
import type { KeyboardEvent, PointerEvent } from "react";
import { FlowCursor } from "#components/charts/flow-cursor.tsx";
import { FLOW_INSETS, type FlowView } from "#components/charts/flow-scale.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { type GameMoment, momentAfterKey, momentAt } from "./game-moments.ts";
import { momentText } from "./moment-text.ts";

const FlowChart = dynamic(() => import("#components/charts/flow-chart.tsx").then((module) => module.FlowChart), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
});

interface FlowStageProps {
  view: FlowView;
  game: GameInfo;
  format: PeriodFormat;
  moments: readonly GameMoment[];
  /** Seconds the axis is long. */
  end: number;
  marks: readonly { elapsed: number; label: string }[];
  /** Index of the moment pointed at; null for none. */
  cursor: number | null;
  onCursor: (index: number | null) => void;
  /** The play pointed at was chosen. */
  onChoose: () => void;
  label: string;
}

/**
 * The drawing with a cursor that the pointer, the finger and the arrow keys move. To assistive technology it is a slider over the
 * game's moments, whose value is read out as it moves.
 */
export function FlowStage(props: FlowStageProps) {
  const { view, game, format, moments, end, marks, cursor, onCursor, onChoose, label } = props;
  const at = cursor === null ? undefined : moments[cursor];
  const spoken = at ?? moments.at(-1);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onCursor(null);
    if (event.key === "Enter" && at?.play) return onChoose();
    const next = momentAfterKey(moments, cursor ?? moments.length - 1, event.key);
    if (next === null) return;
    event.preventDefault();
    onCursor(next);
  }

  function onPointer(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const width = box.width - FLOW_INSETS.left - FLOW_INSETS.right;
    onCursor(momentAt(moments, (end * (event.clientX - box.left - FLOW_INSETS.left)) / width));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={spoken?.elapsed ?? 0}
      aria-valuetext={spoken && momentText(spoken, game, format)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      className="relative h-72 touch-pan-y rounded-control"
    >
      <FlowChart view={view} points={moments} end={end} marks={marks} />
      {at && <FlowCursor view={view} points={moments} end={end} point={at} />}
    </div>
  );
}
