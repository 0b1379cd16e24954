"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { scheduleDay } from "#lib/format/calendar.ts";
import { gamePath } from "#lib/format/paths.ts";
import { gamesOfDayQuery } from "#lib/queries/games.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { neighboursOf } from "./game-neighbours.ts";
import { scoreText } from "./game-sides.ts";
import { useGameParams } from "./use-game-params.ts";

/** What does something of its own with the arrow keys, or scrolls with them: fields, charts, tabs, tables wider than their frame. */
const OWN_ARROWS = 'input, textarea, select, [contenteditable], [tabindex="0"]';

/** To the games before and after this one on its day, also with the left and right arrow keys. The part that is looked at stays. */
export function GameSteps({ game }: { game: GameInfo }) {
  const router = useRouter();
  const [{ tab }] = useGameParams();
  const games = useQuery(gamesOfDayQuery(scheduleDay(game.startDate), {})).data;
  const { previous, next } = neighboursOf(games ?? [], game.id);
  const part = tab === "box" ? "" : `?tab=${tab}`;
  const previousPath = previous && `${gamePath(previous.id)}${part}`;
  const nextPath = next && `${gamePath(next.id)}${part}`;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const path = event.key === "ArrowLeft" ? previousPath : event.key === "ArrowRight" ? nextPath : null;
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!path || modified || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      event.preventDefault();
      router.push(path);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [router, previousPath, nextPath]);

  return (
    <nav aria-label="Games of the day" data-screen-only className="flex gap-1">
      <Step icon={ChevronLeft} label="Previous game" shortcut="ArrowLeft" game={previous} path={previousPath} />
      <Step icon={ChevronRight} label="Next game" shortcut="ArrowRight" game={next} path={nextPath} />
    </nav>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  shortcut: string;
  game: GameInfo | null;
  path: string | null;
}

function Step({ icon: Icon, label, shortcut, game, path }: StepProps) {
  const shape = "grid size-8 place-items-center rounded-control border border-rule";
  if (game === null || path === null) {
    return (
      <span className={`${shape} text-muted opacity-40`}>
        <Icon aria-hidden="true" className="size-4" />
      </span>
    );
  }
  const name = `${label}: ${scoreText(game)}`;
  return (
    <Link
      href={path}
      prefetch={false}
      aria-label={name}
      aria-keyshortcuts={shortcut}
      title={name}
      className={`${shape} bg-surface transition-colors hover:border-ink`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Link>
  );
}
