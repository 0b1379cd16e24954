/** Shots by kind of simulated games, whose statisticians count field goals, threes and free throws while the game is played and not from its plays. */
import { beforeAll, describe, expect, test } from "vitest";
import { SIDES } from "#lib/basketball/enums.ts";
import type { BoxCounts, PlayFact } from "#lib/basketball/game-facts.ts";
import { playTypeName } from "#lib/basketball/play-types.ts";
import { SHOT_KINDS, type ShotTally, type TeamTally } from "#lib/basketball/tally.ts";
import { mapPlayEvent } from "#lib/feed/espn/map-play-event.ts";
import { variedGames } from "#lib/feed/simulation/game/fixtures/varied-games.ts";
import { playGame } from "#lib/feed/simulation/game/play-game.ts";
import type { PlayedGame } from "#lib/feed/simulation/game-model.ts";
import { mapPlays } from "#lib/feed/simulation/map-plays.ts";
import { printFigure } from "#test/print-figure.ts";
import { computeShotProfile } from "./shot-profile.ts";
import { addShotTallies, emptyShotTally, type ShotTallies, tallyShots } from "./shot-tally.ts";
import { sumTeam } from "./sum-season.ts";

const GAMES = 60;
const KINDS = [...SHOT_KINDS, "unknown"] as const;

function lineOf(tally: ShotTally): number[] {
  const sum = (part: "made" | "attempted") => KINDS.reduce((total, kind) => total + tally[kind][part], 0);
  const { threePointJumper: three, freeThrows } = tally;
  return [sum("made"), sum("attempted"), three.made, three.attempted, freeThrows.made, freeThrows.attempted];
}

function boxLine(box: BoxCounts): (number | null)[] {
  return [
    ...[box.fieldGoalsMade, box.fieldGoalsAttempted],
    ...[box.threePointFieldGoalsMade, box.threePointFieldGoalsAttempted],
    ...[box.freeThrowsMade, box.freeThrowsAttempted],
  ];
}

describe("simulated games", () => {
  let games: { played: PlayedGame; plays: PlayFact[]; tallies: ShotTallies }[] = [];
  beforeAll(() => {
    games = variedGames(GAMES).map((setup) => {
      const played = playGame(setup);
      const plays = mapPlays(setup.gameId, played.events);
      return { played, plays, tallies: tallyShots(plays) };
    });
  });

  test("tracked tries and those of unknown kind are a side's field-goal attempts, with its makes, threes and free throws", () => {
    for (const { played, tallies } of games) {
      for (const side of SIDES) expect(lineOf(tallies.teams[side])).toEqual(boxLine(played.teamLines[side]));
    }
  });

  test("so are an athlete's, and athletes add up to their side, kind by kind", () => {
    for (const { played, tallies } of games) {
      for (const line of played.athleteLines) {
        const own = tallies.athletes.get(String(line.athleteId)) ?? emptyShotTally();
        expect(lineOf(own)).toEqual(boxLine(line));
      }
      for (const side of SIDES) {
        const keys = played.athleteLines.filter((line) => line.side === side).map(({ athleteId }) => String(athleteId));
        const own = keys.map((key) => tallies.athletes.get(key) ?? emptyShotTally());
        expect(addShotTallies(...own)).toEqual(tallies.teams[side]);
      }
    }
  });

  test("assisted makes of all kinds are the assists of the box score", () => {
    for (const { played, tallies } of games) {
      for (const side of SIDES) {
        const assisted = KINDS.reduce((total, kind) => total + tallies.teams[side][kind].assisted, 0);
        expect(assisted).toBe(played.teamLines[side].assists);
      }
    }
  });

  test("the same kinds come out of type, value and text alone, as a mirrored record has them", () => {
    for (const { plays } of games) {
      for (const { event, typeId, text, scoringPlay, shootingPlay, scoreValue } of plays) {
        if (event.kind !== "field_goal") continue;
        const { athlete: actor, assistedBy: assister } = event;
        const signs = { typeId, typeName: playTypeName(typeId), text, scoringPlay, shootingPlay, scoreValue };
        const { made, points, shot } = event;
        expect([text, mapPlayEvent({ ...signs, actor, assister })]).toMatchObject([text, { made, points, shot }]);
      }
    }
  });

  test("a season has the shots of its games, and leaves out those without plays", () => {
    const tallyOf = (shots: ShotTally | null): TeamTally => ({
      minutes: 40,
      possessions: null,
      box: null,
      shots,
      athletes: [],
    });
    const season = sumTeam([
      ...games.map(({ tallies }) => ({
        won: null,
        own: tallyOf(tallies.teams.home),
        opponent: tallyOf(tallies.teams.away),
      })),
      { won: null, own: tallyOf(null), opponent: tallyOf(null) },
    ]);
    expect([season.games, season.shotGames]).toEqual([GAMES + 1, GAMES]);
    expect(season.shots).toEqual(addShotTallies(...games.map(({ tallies }) => tallies.teams.home)));
    const { kinds, atRim } = computeShotProfile(season.shots);
    printFigure(
      `Shots of ${GAMES} simulated games: at the rim ${atRim.rate} %, made ${atRim.pct} %; for two ${kinds.twoPointJumper.rate} %, made ${kinds.twoPointJumper.pct} %; for three ${kinds.threePointJumper.rate} %, made ${kinds.threePointJumper.pct} %`,
    );
  });
});
