/** The box scores that are served: the feed's own where it has one, filled from the plays where it says nothing; and where the two differ. */
import type { Side } from "#lib/basketball/enums.ts";
import { SIDES } from "#lib/basketball/enums.ts";
import type { AthleteBoxScore, BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { type BoxDifference, compareBoxScores } from "#lib/statistics/box-comparison.ts";
import { type CountedBoxScores, computeBoxScores } from "#lib/statistics/box-score.ts";
import { computePossessions } from "#lib/statistics/possessions.ts";
import type { GameStatement, MergedGame } from "./merge-game.ts";

export interface ChosenAthleteBoxScore {
  side: Side;
  athleteId: number;
  box: AthleteBoxScore;
}

export interface ChosenBoxScores {
  /** Null for both sides when no source has a box score and the plays are not whole. */
  teams: Record<Side, TeamBoxScore> | null;
  athletes: ChosenAthleteBoxScore[];
  periodPoints: Record<Side, number[] | null>;
  possessions: { home: number | null; away: number | null; method: "counted" | "published" | "estimated" | null };
  differences: BoxDifference[];
}

export function chooseBoxScores(game: MergedGame): ChosenBoxScores {
  const plays = game.playsWhole ? game.plays : null;
  const counted = plays ? countBoxScores(plays) : null;
  const stated = game.boxScore
    ? { home: game.boxScore.fact.home.boxScore, away: game.boxScore.fact.away.boxScore }
    : null;
  const teams = chooseTeams(stated, counted);
  return {
    teams,
    athletes: chooseAthletes(game.athleteBoxScores, plays, counted),
    periodPoints: {
      home: game.sides.home.periodPoints ?? counted?.periodPoints.home ?? null,
      away: game.sides.away.periodPoints ?? counted?.periodPoints.away ?? null,
    },
    possessions: choosePossessions(game, plays, teams),
    differences: differences(game, plays, counted),
  };
}

function countBoxScores({ fact }: GameStatement): CountedBoxScores {
  const starters = (fact.athleteBoxScores ?? []).filter((line) => line.starter).map((line) => line.athlete);
  return computeBoxScores(fact.plays ?? [], fact.athletes, starters);
}

function chooseTeams(
  stated: Record<Side, TeamBoxScore | null> | null,
  counted: CountedBoxScores | null,
): Record<Side, TeamBoxScore> | null {
  if (stated?.home && stated.away) {
    return { home: filled(stated.home, counted?.teams.home), away: filled(stated.away, counted?.teams.away) };
  }
  return counted?.teams ?? null;
}

/** The stated counts, with the counted ones in the places where the feed says nothing. */
function filled<Box extends BoxCounts>(stated: Box, counted: Box | undefined): Box {
  if (!counted) return stated;
  const box = { ...stated };
  for (const count of Object.keys(counted) as (keyof Box)[]) box[count] ??= counted[count];
  return box;
}

/** The stated lines, filled from the plays where they say nothing: of a game that is on, a feed may name no more than the starters. */
function chooseAthletes(
  statement: GameStatement | null,
  plays: GameStatement | null,
  counted: CountedBoxScores | null,
): ChosenAthleteBoxScore[] {
  const lines = plays && counted ? athleteBoxes(plays, counted.athletes) : [];
  if (!statement) return lines;
  const stated = athleteBoxes(statement, statement.fact.athleteBoxScores ?? []);
  const countedOf = new Map(lines.map((line) => [lineKey(line), line.box]));
  const named = new Set(stated.map(lineKey));
  // Who stands in no line of a box score that has counts did not play; beside starters alone, whoever has appeared is listed.
  const unnamed = stated.some(({ box }) => box.points !== null)
    ? []
    : lines.filter((line) => !named.has(lineKey(line)));
  return [...stated.map((line) => ({ ...line, box: filled(line.box, countedOf.get(lineKey(line))) })), ...unnamed];
}

function lineKey({ side, athleteId }: ChosenAthleteBoxScore): string {
  return `${side} ${athleteId}`;
}

function athleteBoxes({ fact, resolved }: GameStatement, boxes: readonly AthleteBoxScore[]): ChosenAthleteBoxScore[] {
  const sides = new Map(fact.athletes.map((athlete) => [athlete.key, athlete.side]));
  return boxes.flatMap((box) => {
    const side = sides.get(box.athlete);
    const athleteId = resolved.athletes[box.athlete];
    return side === undefined || athleteId === undefined ? [] : [{ side, athleteId, box }];
  });
}

/** A mirrored service has counted them already, from the same plays; otherwise ours are counted, or estimated without whole plays. */
function choosePossessions(
  game: MergedGame,
  plays: GameStatement | null,
  teams: Record<Side, TeamBoxScore> | null,
): ChosenBoxScores["possessions"] {
  const home = game.boxScore?.fact.home.boxScore?.possessions ?? null;
  const away = game.boxScore?.fact.away.boxScore?.possessions ?? null;
  if (home !== null && away !== null) return { home, away, method: "published" };
  return computePossessions(plays?.fact.plays ?? null, teams ?? { home: null, away: null });
}

/** Where one source has both a box score and whole plays, the two are compared; the feed's is served, the difference is kept. */
function differences(game: MergedGame, plays: GameStatement | null, counted: CountedBoxScores | null): BoxDifference[] {
  const statement = game.boxScore;
  if (!statement || !plays || !counted || statement.fact.source !== plays.fact.source) return [];
  return SIDES.flatMap((side) => {
    const keys = new Set(
      statement.fact.athletes.filter((athlete) => athlete.side === side).map((athlete) => athlete.key),
    );
    return compareBoxScores(
      side,
      {
        team: statement.fact[side].boxScore,
        athletes: (statement.fact.athleteBoxScores ?? []).filter((box) => keys.has(box.athlete)),
      },
      { team: counted.teams[side], athletes: counted.athletes.filter((box) => keys.has(box.athlete)) },
    );
  });
}
