/** The flow of the score in sentences. */
import { clockText } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { formatCount } from "#lib/format/number.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { ScoreFlow } from "./score-flow.ts";

/** Who led for how long and by how much at most, and how often the lead changed. */
export function flowSentence(flow: ScoreFlow, game: Pick<GameInfo, "homeTeam" | "awayTeam">): string {
  const team = (side: Side) => (side === "home" ? game.homeTeam : game.awayTeam);
  const longer: Side = flow.secondsAhead.home >= flow.secondsAhead.away ? "home" : "away";
  const leads = (["away", "home"] as const)
    .filter((side) => flow.largestLead[side] > 0)
    .map((side) => `${team(side)} by ${flow.largestLead[side]}`);
  return [
    `${team(longer)} led for ${clockText(flow.secondsAhead[longer])}.`,
    leads.length > 0 ? `Largest leads: ${leads.join(", ")}.` : "",
    `${formatCount(flow.leadChanges, "lead change")}, ${formatCount(flow.ties, "tie")}.`,
  ].join(" ");
}
