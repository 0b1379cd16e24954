/** Technical fouls: hard words, hanging on the rim, a coach too far out of his box. */
import { otherSide, SIDES } from "#lib/basketball/enums.ts";
import { PAUSE, pause } from "./clock.ts";
import { EVENT, participant, record } from "./event-log.ts";
import { canAffordFoul, disqualifyAtFive, eject } from "./fouls.ts";
import { madeChance, shootFreeThrows } from "./free-throws.ts";
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { pickWeighted } from "./shot-choice.ts";
import { stopPlay } from "./stoppage.ts";
import { countFoul } from "./tally.ts";
import { technicalText } from "./texts.ts";

/** Chance at a dead ball. */
const CHANCE = 0.0078;
const BENCH_SHARE = 0.3;
/** Two send a player off. */
const TECHNICALS_TO_LEAVE = 2;

/** Perhaps somebody loses his temper at a dead ball: two shots for the other side, then play goes on where it stopped. */
export function mayLoseTemper(game: GameState): void {
  const { random } = game;
  if (game.clock === 0 || !random.chance(CHANCE)) return;
  const team = game.teams[random.pick(SIDES)];
  const culprit = random.chance(BENCH_SHARE) ? null : chooseCulprit(game, team);
  if (culprit !== null && !canAffordFoul(culprit, team)) return;
  countFoul(game, team.side, culprit, "technical");
  team.foulsOfHalf += 1;
  record(game, {
    typeId: EVENT.technicalFoul,
    side: team.side,
    text: technicalText(culprit?.name ?? null, team.name),
    participants: culprit === null ? [] : [participant(culprit, "fouler")],
    foul: "technical",
    bench: culprit === null,
  });
  pause(game, PAUSE.whistle);
  if (culprit !== null) {
    culprit.technicalFouls += 1;
    if (culprit.technicalFouls >= TECHNICALS_TO_LEAVE) eject(culprit);
    disqualifyAtFive(culprit);
  }
  const { ball } = game;
  const shooter = bestAtLine(game.teams[otherSide(team.side)]);
  stopPlay(game, shooter);
  shootFreeThrows(game, shooter, { shots: 2, oneAndOne: false }, { keepsBall: true, fastBreak: false });
  game.ball = { ...ball, holder: null };
}

function chooseCulprit(game: GameState, team: TeamState): Performer {
  return pickWeighted(game, team.floor, ({ talents }) => Math.max(0.2, 1 - 0.4 * talents.discipline));
}

function bestAtLine(team: TeamState): Performer {
  return team.floor.reduce((best, performer) => (madeChance(performer) > madeChance(best) ? performer : best));
}
