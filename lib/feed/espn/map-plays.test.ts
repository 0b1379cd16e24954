import { describe, expect, it } from "vitest";
import { ANN, AWAY, BO, by, CY, DEE, GAME_ID, HOME, madePlay, madeSummary } from "./fixtures/made-summary.ts";
import { mapGame, mapGamePlays, mapOnePlay } from "./fixtures/mapped.ts";
import { mapSummary } from "./map-summary.ts";
import { rawSummary } from "./raw-summary.ts";

const MADE = { scoringPlay: true, shootingPlay: true };
const MISSED = { scoringPlay: false, shootingPlay: true };
const AWAY_TEAM = { team: { id: AWAY.id } };

describe("a play", () => {
  it("has its type, time, score, side, text, people and moment", () => {
    const raw = madePlay(558, "Ann Lee made Three Point  Jumper.\nAssisted by Bo Ray Jr..", {
      ...MADE,
      ...by(ANN, BO),
      homeScore: 3,
      scoreValue: 3,
      period: { number: 2 },
      clock: { displayValue: "16:01" },
      wallclock: "2026-01-24T01:02:03Z",
    });
    expect(mapOnePlay(raw)).toMatchObject({
      sourceId: raw.id,
      id: null,
      typeId: 558,
      typeName: null,
      period: 2,
      clock: "16:01",
      secondsRemaining: 961,
      homeScore: 3,
      awayScore: 0,
      side: "home",
      scoringPlay: true,
      shootingPlay: true,
      scoreValue: 3,
      wallclock: "2026-01-24T01:02:03.000Z",
      text: "Ann Lee made Three Point Jumper. Assisted by Bo Ray Jr..",
      homeWinProbability: null,
      participants: [ANN, BO],
      onFloor: null,
    });
  });

  it("has the win probability of its id; 0 is 0, and a missing one is unknown", () => {
    const plays = [madePlay(580, "Official TV Timeout"), madePlay(580, ""), madePlay(580, "")];
    const [first, second] = plays;
    const winprobability = [
      { playId: first?.id, homeWinPercentage: 0, tiePercentage: 0 },
      { playId: second?.id, homeWinPercentage: 0.185 },
    ];
    const { game } = mapGame({ rest: { plays, winprobability } });
    expect(game.plays?.map((play) => play.homeWinProbability)).toEqual([0, 0.185, null]);
  });

  it.each([
    ["a free throw", 540, "Ann Lee missed Free Throw.", 1],
    ["an old free throw", 97, "Ann Lee missed Free Throw.", 1],
    ["an old three", 30558, "Ann Lee missed Three Point Jumper.", 3],
    ["an old two", 20424, "Ann Lee missed Layup.", 2],
  ])("has the value of the try of %s even when it is missed", (_, typeId, text, value) => {
    expect(mapOnePlay(madePlay(typeId, text, { ...MISSED, scoreValue: 0 })).scoreValue).toBe(value);
  });

  it("is a shot when it is a free throw, marked so or not", () => {
    expect(
      mapOnePlay(madePlay(540, "Ann Lee made Free Throw.", { scoringPlay: true, shootingPlay: false })).shootingPlay,
    ).toBe(true);
  });

  it("of a new type is kept with the feed's name, with a warning", () => {
    const { plays, codes } = mapGamePlays(madePlay(777, "Ann Lee waves", { type: { id: "777", text: "Wave" } }));
    expect(plays[0]).toMatchObject({ typeId: 777, typeName: "Wave", event: { kind: "other" } });
    expect(codes).toEqual(["unknown_play_type"]);
  });

  it("of a team that does not take part belongs to no side, with a warning", () => {
    const { plays, codes } = mapGamePlays(madePlay(578, "Timeout", { team: { id: "9003" }, ...by() }));
    expect(plays[0]?.side).toBeNull();
    expect(codes).toEqual(["unknown_team"]);
  });

  it("with an unreadable clock takes the time of the one before it, with a warning", () => {
    const { plays, codes } = mapGamePlays(
      madePlay(586, "Ann Lee Offensive Rebound.", { clock: { displayValue: "7:15" } }),
      madePlay(412, "End of 1st half", { clock: { displayValue: "--" } }),
    );
    expect(plays[1]).toMatchObject({ clock: "7:15", secondsRemaining: 435 });
    expect(codes).toEqual(["clock_unreadable"]);
    const [first] = mapGamePlays(madePlay(615, "Start game", { clock: null })).plays;
    expect(first).toMatchObject({ clock: "20:00", secondsRemaining: 1200 });
  });
});

describe("athletes of plays", () => {
  it("whom the box score does not have are taken with their name, with a warning", () => {
    const { game, codes } = mapGame({ rest: { plays: [madePlay(607, "Flo Reed Steal.", by("99"))] } });
    expect(game.athletes.find(({ key }) => key === "99")).toMatchObject({
      side: "home",
      athlete: { name: "Flo Reed" },
    });
    expect(game.plays?.[0]).toMatchObject({ participants: ["99"], event: { kind: "steal", athlete: "99" } });
    expect(codes).toEqual(["athlete_not_in_box_score"]);
  });

  it("whose name nothing tells are left out, with a warning; the play stays", () => {
    const { plays, codes } = mapGamePlays(madePlay(598, "", by("99")));
    expect(plays[0]).toMatchObject({ participants: [], event: { kind: "turnover", athlete: null } });
    expect(codes).toEqual(["unknown_athlete"]);
  });

  it("are found by the text where the feed names none", () => {
    const [shot, steal, foul] = mapGamePlays(
      madePlay(558, "Ann Lee makes 24-foot three point jumper (Bo Ray Jr. assists)", {
        ...MADE,
        scoreValue: 3,
        ...by(),
      }),
      madePlay(607, "Cy Oak Steal.", { ...AWAY_TEAM, ...by() }),
      madePlay(519, "Foul on Bo Ray Jr..", by()),
    ).plays;
    expect(shot?.event).toMatchObject({ athlete: ANN, assistedBy: BO });
    expect(steal?.event).toEqual({ kind: "steal", athlete: CY });
    // The text closes with a full stop of its own behind the one of the name.
    expect(foul?.event).toMatchObject({ kind: "foul", athlete: BO });
  });

  it("are never a team: its rebounds and turnovers are nobody's", () => {
    const { plays } = mapGamePlays(
      madePlay(586, "Lakeshore Offensive Rebound.", by()),
      madePlay(598, "Lakeshore  Turnover.", by()),
      madePlay(587, "Team Defensive Rebound.", by("-9001")),
    );
    expect(plays.map(({ event, participants }) => ["athlete" in event && event.athlete, participants])).toEqual([
      [null, []],
      [null, []],
      [null, []],
    ]);
  });
});

describe("shots", () => {
  it("have the first participant as shooter and the second as assister", () => {
    const shot = mapOnePlay(
      madePlay(572, "Ann Lee makes layup (Bo Ray Jr. assists)", { ...MADE, scoreValue: 2, ...by(ANN, BO) }),
    );
    expect(shot.shot).toEqual({
      shooter: ANN,
      made: true,
      range: "rim",
      assisted: true,
      assistedBy: BO,
      location: null,
    });
  });

  it("that are missed have a shooter with two participants too, and no assist", () => {
    const { shot, event } = mapOnePlay(madePlay(572, "Ann Lee missed Layup.", { ...MISSED, ...by(ANN, DEE) }));
    expect(shot).toMatchObject({ shooter: ANN, made: false, assisted: false, assistedBy: null });
    expect(event).toMatchObject({ kind: "field_goal", athlete: ANN, assistedBy: null });
  });

  it("are assisted where the text says so, even by somebody unknown", () => {
    const { shot } = mapOnePlay(madePlay(572, "Ann Lee made Layup. Assisted by Flo Reed.", { ...MADE, ...by(ANN) }));
    expect(shot).toMatchObject({ assisted: true, assistedBy: null });
  });

  it.each([
    [572, "Ann Lee made Layup.", 2, "rim"],
    [574, "Ann Lee makes 4-foot alley oop dunk", 2, "rim"],
    [437, "Ann Lee misses tip in layup", 2, "rim"],
    [20437, "Ann Lee made Two Point Tip Shot.", 2, "rim"],
    [558, "Ann Lee makes 9-foot pullup jump shot", 2, "jumper"],
    [91, "Ann Lee made hook shot.", 2, "jumper"],
    [558, "Ann Lee makes 24-foot three point jumper", 3, "three_pointer"],
    [30558, "Ann Lee missed Three Point Jumper.", 0, "three_pointer"],
    [540, "Ann Lee made Free Throw.", 1, "free_throw"],
    [97, "Ann Lee made Free Throw.", 1, "free_throw"],
  ])("of type %i, %s are of the range", (typeId, text, scoreValue, range) => {
    expect(mapOnePlay(madePlay(typeId, text, { ...MADE, scoreValue })).shot?.range).toBe(range);
  });

  it("have a location; free throws have none", () => {
    const coordinate = { x: 10, y: 19 };
    expect(
      mapOnePlay(madePlay(558, "Ann Lee misses 24-foot three point jumper", { ...MISSED, coordinate })).shot?.location,
    ).toEqual({
      x: 697.5,
      y: 400,
    });
    expect(
      mapOnePlay(madePlay(540, "Ann Lee misses free throw 1 of 2", { ...MISSED, coordinate })).shot?.location,
    ).toBeNull();
  });

  it("are none in plays of another kind", () => {
    expect(mapOnePlay(madePlay(607, "Ann Lee Steal.", { coordinate: { x: 25, y: 0 } })).shot).toBeNull();
  });
});

describe("the order of plays", () => {
  const at = (displayValue: string, changes = {}) =>
    madePlay(586, "Ann Lee Offensive Rebound.", { clock: { displayValue }, ...changes });

  it("is the feed's own within a second, whatever its sequence numbers say", () => {
    const raw = [
      at("0:00", { sequenceNumber: "902" }),
      at("0:00", { sequenceNumber: "903" }),
      at("0:00", { sequenceNumber: "901" }),
    ];
    const { plays, codes } = mapGamePlays(...raw);
    expect(plays.map(({ sourceId }) => sourceId)).toEqual(raw.map(({ id }) => id));
    expect(codes).toEqual([]);
  });

  it("is put right where the clock rises, with one warning however often", () => {
    const { game } = mapGame({
      rest: { plays: [at("9:00"), at("9:30"), at("8:00"), at("8:30"), at("19:00", { period: { number: 2 } })] },
    });
    expect(game.plays?.map(({ clock }) => clock)).toEqual(["9:30", "9:00", "8:30", "8:00", "19:00"]);
    const { warnings } = mapSummary(
      rawSummary.parse(madeSummary({ rest: { plays: [at("9:00"), at("9:30"), at("8:00"), at("8:30")] } })),
    );
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ code: "clock_rises", gameSourceId: GAME_ID });
    expect(warnings[0]?.detail).toMatch(/\(and 1 more\)$/);
  });

  it("warns where the score falls, where the clock exceeds the period, and keeps one of two plays of one id", () => {
    expect(mapGamePlays(at("9:00", { homeScore: 2 }), at("8:00", { homeScore: 0 })).codes).toEqual(["score_decreases"]);
    expect(mapGamePlays(at("20:01")).codes).toEqual(["clock_beyond_period"]);
    const twice = at("9:00");
    const { plays, codes } = mapGamePlays(twice, twice);
    expect(plays).toHaveLength(1);
    expect(codes).toEqual(["duplicate_play"]);
  });
});

describe("a team's rebound between two free throws of one athlete", () => {
  const throws = (result: string, athlete: string, clock = "5:00") =>
    madePlay(540, `Ann Lee ${result} Free Throw.`, {
      ...by(athlete),
      scoringPlay: result === "made",
      shootingPlay: true,
      clock: { displayValue: clock },
    });
  const rebound = () => madePlay(586, "Lakeshore Offensive Rebound.", { ...by(), clock: { displayValue: "5:00" } });

  it.each([
    ["is dead", throws("missed", ANN), throws("made", ANN), true],
    ["counts when the next throw is another's", throws("missed", ANN), throws("made", BO), false],
    ["counts when the first was made", throws("made", ANN), throws("made", ANN), false],
    ["counts when time has run", throws("missed", ANN), throws("made", ANN, "4:40"), false],
  ])("%s", (_, before, after, deadBall) => {
    expect(mapGamePlays(before, rebound(), after).plays[1]?.event).toEqual({
      kind: "rebound",
      athlete: null,
      end: "offensive",
      deadBall,
    });
  });

  it("named dead by its type is at the end where the last shot was taken", () => {
    const dead = (id: string) =>
      madePlay(449, "Deadball Team Rebound.", { ...by(), team: { id }, clock: { displayValue: "5:00" } });
    const { plays } = mapGamePlays(throws("missed", ANN), dead(HOME.id), throws("missed", ANN), dead(AWAY.id));
    expect(plays[1]?.event).toMatchObject({ deadBall: true, end: "offensive" });
    expect(plays[3]?.event).toMatchObject({ deadBall: true, end: "defensive" });
  });
});
