/**
 * Box scores counted from plays.
 *
 * Every count is the number of events of its kind; nothing is taken from the feed's own box score. Dead-ball rebounds
 * are not rebounds; team rebounds and team turnovers count for the team and for no athlete (NCAA, *Basketball
 * Statisticians' Manual*). A made shot is worth its points to shooter and team at once, so the athletes' points add up to the team's
 * unless the feed does not say who scored.
 */
import { type KnownBoxCounts, zeroBoxCounts } from "#lib/basketball/box-counts.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { AthleteBoxScore, GameAthleteFact, PlayFact, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import type { PlayEvent } from "#lib/basketball/play-event.ts";
import { computeLargestLeads } from "./largest-lead.ts";
import { computePeriodPoints } from "./period-points.ts";
import { computeScoringOrigins } from "./scoring-origins.ts";

export interface CountedBoxScores {
  /** `possessions` is null here: see possessions.ts. */
  teams: Record<Side, TeamBoxScore>;
  periodPoints: Record<Side, number[]>;
  /** One line for every athlete who starts or appears in a play or on the floor, in the order of `athletes`. `minutes`, `starter` and `ejected` are null. */
  athletes: AthleteBoxScore[];
}

/**
 * Counts the box scores of both teams and of every athlete. Worked case: a made three with an assist is 3 points, 1 of 1 from three, 1 assist.
 *
 * @param starters keys of athletes known to have started: they have a line of zeros before they do anything
 */
export function computeBoxScores(
  plays: readonly PlayFact[],
  athletes: readonly GameAthleteFact[],
  starters: readonly string[] = [],
): CountedBoxScores {
  const teamCounts: Record<Side, KnownBoxCounts> = { home: zeroBoxCounts(), away: zeroBoxCounts() };
  const teamOnly: Record<Side, TeamOnlyCounts> = { home: noTeamCounts(), away: noTeamCounts() };
  const lines = new Map(athletes.map((athlete) => [athlete.key, zeroBoxCounts()]));
  const appeared = new Set(starters);

  const lineOf = (athlete: string | null) => {
    const line = athlete === null ? undefined : lines.get(athlete);
    if (athlete !== null) appeared.add(athlete);
    return line;
  };

  for (const { side, event, participants, onFloor } of plays) {
    for (const athlete of [...participants, ...(onFloor ?? [])]) appeared.add(athlete);
    if (side === null) continue;
    countEvent(teamCounts[side], event);
    countTeamEvent(teamOnly[side], event);
    const line = lineOf(eventAthlete(event));
    if (line) countEvent(line, event);
    if (event.kind !== "field_goal" || !event.made || event.assistedBy === null) continue;
    teamCounts[side].assists += 1;
    const assister = lineOf(event.assistedBy);
    if (assister) assister.assists += 1;
  }

  const leads = computeLargestLeads(plays);
  const origins = computeScoringOrigins(plays);
  const team = (side: Side): TeamBoxScore => ({
    ...teamCounts[side],
    ...teamOnly[side],
    ...origins[side],
    largestLead: leads[side],
    possessions: null,
  });
  return {
    teams: { home: team("home"), away: team("away") },
    periodPoints: computePeriodPoints(plays),
    athletes: athletes
      .filter((athlete) => appeared.has(athlete.key))
      .map((athlete) => ({
        athlete: athlete.key,
        ...(lines.get(athlete.key) ?? zeroBoxCounts()),
        minutes: null,
        starter: null,
        ejected: null,
      })),
  };
}

/** The athlete an event is charged or credited to; null for team events and events without one. */
function eventAthlete(event: PlayEvent): string | null {
  return "athlete" in event ? event.athlete : null;
}

interface TeamOnlyCounts {
  teamTurnovers: number;
  technicalFouls: number;
  flagrantFouls: number;
}

function noTeamCounts(): TeamOnlyCounts {
  return { teamTurnovers: 0, technicalFouls: 0, flagrantFouls: 0 };
}

function countEvent(counts: KnownBoxCounts, event: PlayEvent): void {
  switch (event.kind) {
    case "field_goal":
      counts.fieldGoalsAttempted += 1;
      if (event.points === 3) counts.threePointFieldGoalsAttempted += 1;
      if (!event.made) break;
      counts.fieldGoalsMade += 1;
      if (event.points === 3) counts.threePointFieldGoalsMade += 1;
      counts.points += event.points;
      break;
    case "free_throw":
      counts.freeThrowsAttempted += 1;
      if (!event.made) break;
      counts.freeThrowsMade += 1;
      counts.points += 1;
      break;
    case "rebound":
      if (event.deadBall) break;
      counts.totalRebounds += 1;
      if (event.end === "offensive") counts.offensiveRebounds += 1;
      else counts.defensiveRebounds += 1;
      break;
    case "turnover":
      counts.turnovers += 1;
      break;
    case "steal":
      counts.steals += 1;
      break;
    case "block":
      counts.blocks += 1;
      break;
    case "foul":
      if (!event.administrative) counts.fouls += 1;
      break;
    default:
      break;
  }
}

function countTeamEvent(counts: TeamOnlyCounts, event: PlayEvent): void {
  if (event.kind === "turnover" && event.athlete === null) counts.teamTurnovers += 1;
  if (event.kind !== "foul") return;
  if (event.foul === "technical") counts.technicalFouls += 1;
  if (event.foul === "flagrant") counts.flagrantFouls += 1;
}
