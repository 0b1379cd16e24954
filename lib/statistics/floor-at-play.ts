/** Who is on the floor for a play, where all that is known are stints to the second, as when another feed tells them than the plays. */
import { elapsedSeconds, type PeriodFormat, periodSeconds } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import type { AthleteStint } from "./floor-spans.ts";

/**
 * The stints that cover a play, the home side's first. In the second of a substitution the play comes first: what happened stopped the clock, and then the change was
 * made. In a week of games whose feed orders both that holds for 98 % of the plays in such seconds that are no free throws, and for half of the free throws. A
 * side that has somebody acting who is only about to come has changed already. At the start of a period those who start it are on.
 *
 * @param acting ids of the athletes who must be on the floor for the play (floor-evidence.ts)
 */
export function stintsAtPlay<Stint extends AthleteStint & { side: Side }>(
  stints: readonly Stint[],
  play: Pick<PlayFact, "period" | "secondsRemaining">,
  acting: readonly number[],
  format: PeriodFormat,
): Stint[] {
  const time = ({ period, secondsRemaining }: AthleteStint["subIn"]) =>
    elapsedSeconds(format, period, secondsRemaining);
  const second = time(play);
  const starting = play.secondsRemaining === periodSeconds(format, play.period);
  const acts = ({ athleteId }: Stint) => acting.includes(athleteId);
  return SIDES.flatMap((side) => {
    const own = stints.filter((stint) => stint.side === side);
    const before = own.filter(({ subIn, subOut }) => time(subIn) < second && second <= time(subOut));
    const after = own.filter(({ subIn, subOut }) => time(subIn) <= second && second < time(subOut));
    const changed = after.filter(acts).length > before.filter(acts).length;
    return starting || changed ? after : before;
  });
}
