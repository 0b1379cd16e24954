/** A game's plays as the records that are served. */
import type { Side } from "#lib/basketball/enums.ts";
import { otherSide } from "#lib/basketball/enums.ts";
import type { PlayFact, ShotFact } from "#lib/basketball/game-facts.ts";
import { playTypeName } from "#lib/basketball/play-types.ts";
import type { PlayInfo, ShotInfo } from "#lib/records/play-records.ts";
import type { RenderedPlay } from "#lib/store/play-document.ts";
import type { GameNames } from "./game-names.ts";
import type { MergedGame } from "./merge-game.ts";

/** Ids a game has for plays: game 7's first play is 7 * 1024, and 2,097,151 games fit into a 32-bit id. */
const PLAY_IDS_PER_GAME = 1024;

export interface PlayRendering {
  gameId: number;
  game: MergedGame;
  names: GameNames;
  /** Athlete id of an athlete key of the statement the plays come from. */
  athleteId(key: string): number | null;
}

/**
 * The records of `plays`, in order. `chances` holds the home win probability per play, `onFloor` athlete ids per play; null where nobody knows who was on the
 * floor.
 */
export function renderPlays(
  rendering: PlayRendering,
  plays: readonly PlayFact[],
  chances: readonly (number | null)[],
  onFloor: readonly (readonly FloorAthlete[])[] | null,
): RenderedPlay[] {
  const floorJson = floorWriter(rendering);
  return plays.map((play, place) => {
    const record = renderPlay(rendering, play, place, chances[place] ?? null);
    const shotInfo = play.shot ? renderShot(rendering, play.shot) : null;
    const tail = `"onFloor":${floorJson(onFloor?.[place] ?? [])},"shotInfo":${JSON.stringify(shotInfo)}}`;
    return {
      json: `${JSON.stringify(record).slice(0, -1)},${tail}`,
      shooting: record.shootingPlay === true,
      athleteIds: record.participants.map((participant) => participant.id),
    };
  });
}

export interface FloorAthlete {
  side: Side;
  athleteId: number;
}

/** Writes `onFloor` of one play after the other: ten names are more than half of a record, and most plays have the floor of the play before. */
function floorWriter({ game, names }: PlayRendering): (floor: readonly FloorAthlete[]) => string {
  let last: readonly FloorAthlete[] = [];
  let json = "[]";
  return (floor) => {
    const same =
      floor.length === last.length &&
      floor.every(({ side, athleteId }, at) => side === last[at]?.side && athleteId === last[at]?.athleteId);
    if (!same) {
      const onFloor = floor.map(({ side, athleteId }): PlayInfo["onFloor"][number] => ({
        team: names.team(game.sides[side].teamId).school,
        name: names.athlete(athleteId).name,
        id: athleteId,
      }));
      json = JSON.stringify(onFloor);
    }
    last = floor;
    return json;
  };
}

/** A record but for its last two members. */
function renderPlay(
  rendering: PlayRendering,
  play: PlayFact,
  place: number,
  chance: number | null,
): Omit<PlayInfo, "onFloor" | "shotInfo"> {
  const { gameId, game, names } = rendering;
  const nameOf = (athleteId: number) => names.athlete(athleteId).name;
  const ids = play.participants.map(rendering.athleteId).filter((id) => id !== null);
  return {
    id: play.id ?? gameId * PLAY_IDS_PER_GAME + place,
    sourceId: play.sourceId,
    gameId,
    gameSourceId: game.sourceId,
    gameStartDate: game.startDate,
    season: game.season,
    seasonType: game.seasonType,
    gameType: game.gameType ?? "",
    tournament: game.tournament,
    playType: playTypeName(play.typeId) ?? play.typeName ?? "",
    ...renderSide(rendering, play.side),
    period: play.period,
    clock: play.clock,
    secondsRemaining: play.secondsRemaining,
    homeScore: play.homeScore,
    awayScore: play.awayScore,
    homeWinProbability: chance,
    scoringPlay: play.scoringPlay,
    shootingPlay: play.shootingPlay,
    scoreValue: play.scoreValue,
    wallclock: play.wallclock,
    playText: play.text,
    participants: ids.map((id) => ({ name: nameOf(id), id })),
  };
}

function renderSide({ game, names }: PlayRendering, side: Side | null) {
  if (side === null) {
    return {
      isHomeTeam: null,
      teamId: null,
      team: null,
      conference: null,
      teamSeed: null,
      opponentId: null,
      opponent: null,
      opponentConference: null,
      opponentSeed: null,
    };
  }
  const own = game.sides[side];
  const other = game.sides[otherSide(side)];
  return {
    isHomeTeam: side === "home",
    teamId: own.teamId,
    team: names.team(own.teamId).school,
    conference: names.team(own.teamId).conference,
    teamSeed: own.seed,
    opponentId: other.teamId,
    opponent: names.team(other.teamId).school,
    opponentConference: names.team(other.teamId).conference,
    opponentSeed: other.seed,
  };
}

function renderShot({ athleteId, names }: PlayRendering, shot: ShotFact): ShotInfo {
  const person = (key: string | null) => {
    const id = key === null ? null : athleteId(key);
    return { id, name: id === null ? null : names.athlete(id).name };
  };
  return {
    shooter: person(shot.shooter),
    made: shot.made,
    range: shot.range,
    assisted: shot.assisted,
    assistedBy: person(shot.assistedBy),
    location: shot.location ?? { x: null, y: null },
  };
}
