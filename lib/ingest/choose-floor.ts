/** Stints, and who was on the floor at every play, by athlete id. */
import { periodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact, StintEnd, StintFact } from "#lib/basketball/game-facts.ts";
import type { Finding } from "#lib/statistics/finding.ts";
import { stintsAtPlay } from "#lib/statistics/floor-at-play.ts";
import { actingAthletes } from "#lib/statistics/floor-evidence.ts";
import { computeStints } from "#lib/statistics/stints.ts";
import type { GameStatement, MergedGame } from "./merge-game.ts";
import type { FloorAthlete } from "./render-plays.ts";

export interface ChosenStint {
  side: Side;
  athleteId: number;
  subIn: StintEnd;
  subOut: StintEnd;
}

export interface ChosenFloor {
  stints: ChosenStint[];
  /** One entry per play that is served; null when nobody knows. */
  onFloor: FloorAthlete[][] | null;
  findings: Finding[];
}

export function chooseFloor(game: MergedGame): ChosenFloor {
  const statement = game.stints;
  if (!statement) return { stints: [], onFloor: statedFloor(game.plays), findings: [] };
  const computed = statement.fact.stints
    ? { stints: statement.fact.stints, onFloor: null, findings: [] }
    : computeStints(statement.fact);
  const stints = (computed.stints ?? []).flatMap((stint) => withId(statement, stint));
  const plays = game.plays?.fact.plays ?? [];
  if (statement === game.plays && computed.onFloor) {
    return { stints, onFloor: floorOf(statement, computed.onFloor), findings: computed.findings };
  }
  const stated = statedFloor(game.plays);
  const onFloor = stated ?? plays.map((play) => floorAt(game, stints, play));
  return { stints, onFloor, findings: computed.findings };
}

/** What the feed of the plays itself states. */
function statedFloor(plays: GameStatement | null): FloorAthlete[][] | null {
  const facts = plays?.fact.plays ?? [];
  if (!plays || !facts.some((play) => play.onFloor !== null)) return null;
  return floorOf(
    plays,
    facts.map((play) => play.onFloor ?? []),
  );
}

function floorOf({ fact, resolved }: GameStatement, floors: readonly (readonly string[])[]): FloorAthlete[][] {
  const sides = new Map(fact.athletes.map((athlete) => [athlete.key, athlete.side]));
  return floors.map((keys) =>
    keys.flatMap((key) => {
      const side = sides.get(key);
      const athleteId = resolved.athletes[key];
      return side === undefined || athleteId === undefined ? [] : [{ side, athleteId }];
    }),
  );
}

function withId({ resolved }: GameStatement, stint: StintFact): ChosenStint[] {
  const athleteId = resolved.athletes[stint.athlete];
  return athleteId === undefined ? [] : [{ side: stint.side, athleteId, subIn: stint.subIn, subOut: stint.subOut }];
}

/** Who was on the floor for a play, when the stints come from another feed than the play. */
function floorAt(game: MergedGame, stints: readonly ChosenStint[], play: PlayFact): FloorAthlete[] {
  const ids = game.plays?.resolved.athletes ?? {};
  const acting = actingAthletes(play).flatMap((key) => ids[key] ?? []);
  return stintsAtPlay(stints, play, acting, periodFormat(game.league)).map(({ side, athleteId }) => ({
    side,
    athleteId,
  }));
}
