/** A moment of a game in words. */
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatChance } from "#lib/format/number.ts";
import { formatGameClock } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { GameMoment } from "./game-moments.ts";

type Teams = Pick<GameInfo, "homeTeam" | "awayTeam">;

/** `2nd 8:12`; the tip and the end say so where the feed has no play for them. */
export function momentClock({ play, elapsed }: GameMoment, format: PeriodFormat): string {
  if (play) return formatGameClock(format, play.period, play.clock);
  return elapsed === 0 ? "Tip" : "End";
}

/** Who is more likely to win, and how likely: `Port Halden 71 %`; null where nobody says. */
export function chanceText({ chance }: GameMoment, { homeTeam, awayTeam }: Teams): string | null {
  if (chance === null) return null;
  if (chance === 0.5) return "Even chances";
  return `${chance > 0.5 ? homeTeam : awayTeam} ${formatChance(Math.max(chance, 1 - chance))}`;
}

/** All of it for those who hear the chart: `2nd 8:12, Larkmoor 55, Port Halden 60, to win: Port Halden 71 %. Layup good`. */
export function momentText(moment: GameMoment, game: Teams, format: PeriodFormat): string {
  const chance = chanceText(moment, game);
  const facts = [
    momentClock(moment, format),
    `${game.awayTeam} ${moment.away}`,
    `${game.homeTeam} ${moment.home}`,
    chance === null ? "win probability not known" : `to win: ${chance}`,
  ];
  const happened = moment.play && (moment.play.playText ?? moment.play.playType);
  return happened ? `${facts.join(", ")}. ${happened}` : facts.join(", ");
}
