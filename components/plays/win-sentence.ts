/** The win probability of a game in sentences. */
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { formatChance } from "#lib/format/number.ts";
import { formatGameClock } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { chanceOf, type WinCourse } from "./win-course.ts";

type Teams = Pick<GameInfo, "homeTeam" | "awayTeam">;

/** Below it a winner came back from something. */
const EVEN = 0.5;

function tipSentence(tip: number | null, { homeTeam, awayTeam }: Teams): string | null {
  if (tip === null) return null;
  if (tip === EVEN) return "Even at the tip.";
  const favorite = tip > EVEN ? homeTeam : awayTeam;
  return `${favorite} favored at the tip: ${formatChance(Math.max(tip, 1 - tip))}.`;
}

function winnerOf({ status, homeWinner, awayWinner }: GameInfo): Side | null {
  if (status !== "final") return null;
  if (homeWinner) return "home";
  return awayWinner ? "away" : null;
}

/** How low the winner's probability fell, and when. */
function comebackSentence(course: WinCourse, winner: Side, format: PeriodFormat, game: Teams): string {
  const team = winner === "home" ? game.homeTeam : game.awayTeam;
  const moment = course.lowest[winner];
  const lowest = chanceOf(moment, winner) ?? 1;
  if (lowest >= EVEN) return `${team} won and was never below ${formatChance(lowest)}.`;
  const when = moment.play && formatGameClock(format, moment.play.period, moment.play.clock);
  return `${team} won from ${formatChance(lowest)}${when ? ` (${when}${moment.margin === 0 ? "" : `, ${behindText(moment.margin, winner)}`})` : ""}.`;
}

function behindText(margin: number, side: Side): string {
  const lead = side === "home" ? margin : -margin;
  return lead < 0 ? `${-lead} behind` : `${lead} ahead`;
}

/** Who leads how likely now, in a game that is not decided. */
function nowSentence(latest: number, { homeTeam, awayTeam }: Teams): string {
  if (latest === EVEN) return "Even now.";
  const leader = latest > EVEN ? homeTeam : awayTeam;
  return `${leader} has ${formatChance(Math.max(latest, 1 - latest))} now.`;
}

/** What the chart says in words: the favorite at the tip, and of a finished game the winner's lowest probability, of one that is on the present one. */
export function winSentence(course: WinCourse, format: PeriodFormat, game: GameInfo): string {
  const winner = winnerOf(game);
  const end = winner === null ? nowSentence(course.latest, game) : comebackSentence(course, winner, format, game);
  return [tipSentence(course.tip, game), end].filter((text) => text !== null).join(" ");
}
