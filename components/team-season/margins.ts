/** How a season went, game by game: by how much each was won or lost, and what that comes to. */
import { formatDayShort, formatMonthDay } from "#lib/format/calendar.ts";
import { formatCount, formatNumber } from "#lib/format/number.ts";
import type { ScheduleRow } from "./schedule-rows.ts";
import { recordText } from "./season-record.ts";

export interface MarginBar {
  gameId: number;
  /** `Fri, Jan 23`. */
  day: string;
  /** `Jan 23`. */
  date: string;
  opponent: string;
  /** `against Port Ashby`, on the road `at Port Ashby`. */
  against: string;
  /** Own points less the opponent's. */
  margin: number;
  /** `78–65`. */
  score: string;
  /** Wins and losses after it: `12–3`. */
  record: string;
}

/** One bar a game that is in the record and has a score, in the order of play. */
export function marginBars(rows: readonly ScheduleRow[]): MarginBar[] {
  return rows.flatMap(({ game, day, margin, record }) => {
    if (margin === null || record === null) return [];
    return [
      {
        gameId: game.id,
        day: formatDayShort(day),
        date: formatMonthDay(day),
        opponent: game.opponent,
        against: `${game.location === "away" ? "at" : "against"} ${game.opponent}`,
        margin,
        score: `${game.teamPoints}–${game.opponentPoints}`,
        record: recordText(record),
      },
    ];
  });
}

/** Games decided by at most this many points are close. */
const CLOSE_MARGIN = 5;

/** What the bars come to, in a sentence or three; null without one. */
export function marginSentence(bars: readonly MarginBar[]): string | null {
  if (bars.length === 0) return null;
  const mean = bars.reduce((sum, { margin }) => sum + margin, 0) / bars.length;
  const best = bars.reduce((one, other) => (other.margin > one.margin ? other : one));
  const worst = bars.reduce((one, other) => (other.margin < one.margin ? other : one));
  const close = bars.filter(({ margin }) => Math.abs(margin) <= CLOSE_MARGIN);
  const closeWins = close.filter(({ margin }) => margin > 0).length;
  return [
    meanText(mean, bars.length),
    best.margin > 0 ? `Widest win: by ${best.margin} ${best.against}.` : null,
    worst.margin < 0 ? `Widest loss: by ${-worst.margin} ${worst.against}.` : null,
    close.length > 0
      ? `${recordText({ wins: closeWins, losses: close.length - closeWins })} in ${formatCount(close.length, "game")} within ${CLOSE_MARGIN} points.`
      : null,
  ]
    .filter((text) => text !== null)
    .join(" ");
}

function meanText(mean: number, games: number): string {
  const size = formatNumber(Math.abs(mean), 1);
  const over = `over ${formatCount(games, "game")}`;
  if (size === "0.0") return `As many points as the opponents ${over}.`;
  return `${size} points ${mean > 0 ? "better" : "worse"} than the opponents on average ${over}.`;
}
