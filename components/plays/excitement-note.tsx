"use client";

import { useQuery } from "@tanstack/react-query";
import { Explained } from "#components/games/explained.tsx";
import { scheduleDay } from "#lib/format/calendar.ts";
import { formatNumber } from "#lib/format/number.ts";
import { gamesOfDayQuery } from "#lib/queries/games.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { excitementRank, rankText } from "./excitement-rank.ts";

/** How exciting a finished game was, and where that puts it among the games of its day; nothing where it is not known. */
export function ExcitementNote({ game }: { game: GameInfo }) {
  const games = useQuery(gamesOfDayQuery(scheduleDay(game.startDate), {})).data;
  if (game.excitement === null) return null;
  const rank = excitementRank(games ?? [], game.id);
  return (
    <>
      <Explained statistic="excitement">Excitement</Explained> {formatNumber(game.excitement, 1)}
      {rank && `, ${rankText(rank)}`}.
    </>
  );
}
