import { describe, expect, it } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { mean } from "#test/sample-statistics.ts";
import { createLeague } from "./league.ts";
import type { SimulatedRecruit } from "./offseason-model.ts";
import { classRating } from "./roster/scouting.ts";
import { createRosters } from "./rosters.ts";

const FULL = createLeague({ seed: "courtside", scale: "full" });
const full = createRosters(FULL);
const SEASON = 2005;
const before = new Map(
  [...full.teams(SEASON - 1).values()].flatMap(({ school, players }) =>
    players.map((player) => [player.id, { player, schoolId: school.id }] as const),
  ),
);
const after = new Map(
  [...full.teams(SEASON).values()].flatMap(({ school, players }) =>
    players.map((player) => [player.id, { player, schoolId: school.id }] as const),
  ),
);
const offseason = full.offseason(SEASON);

function prestigeOf(schoolId: number): number {
  return FULL.schools[schoolId - 1]?.prestige ?? Number.NaN;
}

function share(count: number, of: number): string {
  return `${count} of ${of}`;
}

describe("an offseason", () => {
  it("goes by the year before its season, and is the same of the same key, to the byte", () => {
    expect(offseason).toMatchObject({ season: SEASON, year: SEASON - 1 });
    const key = { seed: "courtside", scale: "demo" } as const;
    const made = () => createRosters(createLeague(key)).offseason(2010);
    expect(JSON.stringify(made())).toBe(JSON.stringify(made()));
    expect(JSON.stringify(createRosters(createLeague({ ...key, seed: "other" })).offseason(2010))).not.toBe(
      JSON.stringify(made()),
    );
  });

  it("accounts for everybody: who is new came as a recruit, who changed schools was in the portal, and nobody drafted is left", () => {
    const recruits = new Set(offseason.recruits.flatMap(({ athleteId }) => athleteId ?? []));
    expect(new Set([...after.keys()].filter((id) => !before.has(id)))).toEqual(recruits);
    const moved = [...after].filter(([id, { schoolId }]) => before.has(id) && before.get(id)?.schoolId !== schoolId);
    const transferred = offseason.transfers.filter(({ destinationId }) => destinationId !== null);
    expect(new Map(moved.map(([id, { schoolId }]) => [id, schoolId]))).toEqual(
      new Map(transferred.map(({ athleteId, destinationId }) => [athleteId, destinationId])),
    );
    for (const { from } of offseason.picks) {
      if (from.kind === "school") {
        expect(before.get(from.athleteId)?.schoolId).toBe(from.schoolId);
        expect(after.has(from.athleteId)).toBe(false);
      }
    }
  });

  it("sends every senior away but a few who have one season more", () => {
    const seniors = [...before.values()].filter(({ player }) => player.classYear >= 4);
    const back = seniors.filter(({ player }) => after.has(player.id));
    printFigure(`seniors with one season more: ${share(back.length, seniors.length)}`);
    expect(back.length / seniors.length).toBeGreaterThan(0.05);
    expect(back.length / seniors.length).toBeLessThan(0.15);
    expect(back.every(({ player }) => player.classYear === 4)).toBe(true);
  });
});

describe("the portal", () => {
  const { transfers } = offseason;

  it("has a quarter of the league in it, each player once, who left the school he played for", () => {
    printFigure(`in the portal: ${share(transfers.length, before.size)}`);
    expect(transfers.length).toBeGreaterThan(1000);
    expect(transfers.length).toBeLessThan(1500);
    expect(new Set(transfers.map(({ athleteId }) => athleteId)).size).toBe(transfers.length);
    expect(new Set(transfers.map(({ id }) => id)).size).toBe(transfers.length);
    for (const { athleteId, originId, firstName, lastName } of transfers) {
      expect(before.get(athleteId)).toMatchObject({ schoolId: originId, player: { firstName, lastName } });
    }
  });

  it("lets back who withdraws, and leaves some without a school", () => {
    const withdrawn = transfers.filter(({ eligibility }) => eligibility === "Withdrawn");
    const without = transfers.filter(
      ({ destinationId, eligibility }) => destinationId === null && eligibility !== "Withdrawn",
    );
    printFigure(`withdrawn: ${withdrawn.length}; without a school: ${without.length}`);
    expect(withdrawn.length).toBeGreaterThan(20);
    for (const { athleteId, originId, destinationId } of withdrawn) {
      expect(destinationId).toBeNull();
      expect(after.get(athleteId)?.schoolId).toBe(originId);
    }
    expect(without.length / transfers.length).toBeGreaterThan(0.03);
    expect(without.length / transfers.length).toBeLessThan(0.2);
    for (const { athleteId, eligibility } of without) {
      expect(after.has(athleteId)).toBe(false);
      expect(["TBD", "SittingOne", "PendingAppeal"]).toContain(eligibility);
    }
  });

  it("says how long a player may still play: four seasons in all, and one more for some", () => {
    for (const { athleteId, yearsRemaining } of transfers) {
      const classYear = before.get(athleteId)?.player.classYear ?? 0;
      expect(yearsRemaining).toBe({ 1: 3, 2: 2, 3: 1, 4: 1 }[classYear]);
    }
  });

  it("moves good players up and others down", () => {
    const moves = transfers.flatMap(({ originId, destinationId, rating }) =>
      destinationId === null
        ? []
        : [{ rise: prestigeOf(destinationId) - prestigeOf(originId), origin: prestigeOf(originId), rating }],
    );
    const small = moves.filter(({ origin }) => origin < 0);
    const large = moves.filter(({ origin }) => origin > 0.5);
    const rating = (those: typeof moves) => mean(those.map((move) => move.rating));
    const up = small.filter(({ rise }) => rise > 0.5);
    const level = small.filter(({ rise }) => rise <= 0.5);
    const down = large.filter(({ rise }) => rise < -0.5);
    const stay = large.filter(({ rise }) => rise >= -0.5);
    printFigure(
      `from small schools up ${rating(up).toFixed(3)}, others ${rating(level).toFixed(3)}; from large ones down ${rating(down).toFixed(3)}, others ${rating(stay).toFixed(3)}`,
    );
    expect(Math.min(up.length, level.length, down.length, stay.length)).toBeGreaterThan(40);
    expect(rating(up)).toBeGreaterThan(rating(level) + 0.02);
    expect(rating(down)).toBeLessThan(rating(stay) - 0.02);
  });
});

describe("recruits", () => {
  const { recruits, rankings } = offseason;
  const ratings = (those: readonly SimulatedRecruit[]) => mean(those.map(({ rating }) => rating));

  it("are rated from 0.7 to 1, with few five-star ones, and ranked by rating without gaps but for junior colleges", () => {
    const stars = (count: number) => recruits.filter((recruit) => recruit.stars === count).length;
    printFigure(`recruits: ${recruits.length}, of 5 to 2 stars: ${[5, 4, 3, 2].map(stars).join(", ")}`);
    expect([5, 4, 3, 2].map(stars).reduce((sum, count) => sum + count)).toBe(recruits.length);
    expect(stars(5)).toBeGreaterThan(8);
    expect(stars(5)).toBeLessThan(60);
    expect(stars(4)).toBeGreaterThan(2 * stars(5));
    for (const { rating } of recruits) {
      expect(rating).toBeGreaterThanOrEqual(0.7);
      expect(rating).toBeLessThanOrEqual(1);
    }
    const ranked = recruits.filter(({ ranking }) => ranking !== null);
    expect(ranked.map(({ ranking }) => ranking)).toEqual(ranked.map((_, place) => place + 1));
    expect(ranked.map(({ rating }) => rating)).toEqual(
      ranked.map(({ rating }) => rating).toSorted((one, other) => other - one),
    );
    expect(ranked.every(({ type, stars: own }) => type !== "junior_college" && own >= 3)).toBe(true);
  });

  it("come from high schools, preparatory schools and junior colleges, whose players enter as juniors", () => {
    const of = (type: string) => recruits.filter((recruit) => recruit.type === type);
    expect(of("high_school").length).toBeGreaterThan(of("junior_college").length);
    expect(of("junior_college").length).toBeGreaterThan(of("prep_school").length);
    for (const { type, athleteId } of recruits) {
      if (athleteId !== null) expect(after.get(athleteId)?.player.classYear).toBe(type === "junior_college" ? 3 : 1);
    }
    const schools = new Map(recruits.flatMap(({ school }) => (school ? [[school.id, school.name] as const] : [])));
    expect(new Set(schools.values()).size).toBe(schools.size);
    for (const { type, school, hometown } of recruits) {
      if (type === "high_school") expect(school === null).toBe(hometown.country !== "USA");
    }
  });

  it("are the players they become", () => {
    for (const {
      athleteId,
      schoolId,
      firstName,
      lastName,
      position,
      heightInches,
      weightPounds,
      hometown,
    } of recruits) {
      if (athleteId === null) continue;
      expect(after.get(athleteId)).toMatchObject({
        schoolId,
        player: { firstName, lastName, position, heightInches, hometown },
      });
      expect(weightPounds).toBe(after.get(athleteId)?.player.weightPounds);
    }
    const elsewhere = recruits.filter(({ schoolId }) => schoolId === null);
    expect(elsewhere.length).toBeGreaterThan(10);
    expect(elsewhere.every(({ athleteId }) => athleteId === null)).toBe(true);
  });

  it("go to better schools the better they are, and make the rankings of classes", () => {
    const committed = recruits.filter(({ schoolId }) => schoolId !== null);
    const strong = committed.filter(({ schoolId }) => prestigeOf(schoolId ?? 0) > 1);
    const weak = committed.filter(({ schoolId }) => prestigeOf(schoolId ?? 0) < -1);
    printFigure(
      `recruits of strong schools are rated ${ratings(strong).toFixed(3)}, of weak ones ${ratings(weak).toFixed(3)}`,
    );
    expect(ratings(strong)).toBeGreaterThan(ratings(weak) + 0.04);
    expect(new Set(rankings.map(({ schoolId }) => schoolId))).toEqual(
      new Set(committed.map(({ schoolId }) => schoolId)),
    );
    expect(rankings.map(({ ranking }) => ranking)).toEqual(rankings.map((_, place) => place + 1));
    expect(rankings.map(({ rating }) => rating)).toEqual(
      rankings.map(({ rating }) => rating).toSorted((one, other) => other - one),
    );
    for (const { rating } of rankings) {
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(100);
    }
  });
});

describe("classRating", () => {
  it("is 100 for five recruits of 1, and 0 for one of 0.7", () => {
    expect(classRating([1, 1, 1, 1, 1])).toBe(100);
    expect(classRating([0.7])).toBe(0);
  });

  it("weighs each recruit 0.85 of the one before: 0.85 and 1 are (1 + 0.85 x 0.5) / 3.7086... = 38.42", () => {
    // 1 + 0.85 + 0.7225 + 0.614125 + 0.52200625 = 3.70863125; 1.425 / 3.70863125 = 0.384239
    expect(classRating([0.85, 1])).toBe(38.42);
  });

  it("counts the five best", () => {
    expect(classRating([0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7])).toBe(classRating([0.9, 0.9, 0.9, 0.9, 0.9]));
  });
});

describe("the draft", () => {
  const { picks } = offseason;

  it("has two rounds in which each of 30 teams picks once, in the same order", () => {
    expect(picks.map(({ overall }) => overall)).toEqual(Array.from({ length: 60 }, (_, place) => place + 1));
    for (const { overall, round, pick } of picks) expect((round - 1) * 30 + pick).toBe(overall);
    const order = (round: number) => picks.filter((own) => own.round === round).map(({ team }) => team.id);
    expect(new Set(order(1)).size).toBe(30);
    expect(order(2)).toEqual(order(1));
  });

  it("has teams with names and abbreviations of their own, the same every year", () => {
    const teams = new Map(picks.map(({ team }) => [team.id, team]));
    for (const { team } of full.offseason(SEASON + 1).picks) expect(team).toEqual(teams.get(team.id));
    for (const column of ["location", "name", "abbreviation"] as const) {
      expect(new Set([...teams.values()].map((team) => team[column])).size).toBe(30);
    }
    for (const { abbreviation } of teams.values()) expect(abbreviation).toMatch(/^[A-Z]{3}$/);
  });

  it("takes the best of all classes, and a few from clubs abroad", () => {
    const classes = picks.flatMap(({ from }) =>
      from.kind === "school" ? (before.get(from.athleteId)?.player.classYear ?? 0) : [],
    );
    const count = (classYear: number) => classes.filter((own) => own === classYear).length;
    printFigure(
      `drafted freshmen to seniors, and with a fifth season: ${[1, 2, 3, 4, 5].map(count).join(", ")}; from abroad: ${60 - classes.length}`,
    );
    for (const classYear of [1, 2, 3, 4]) expect(count(classYear)).toBeGreaterThan(0);
    expect(60 - classes.length).toBe(11);
    for (const { from } of picks) if (from.kind === "club") expect(from.club.id).toBeGreaterThan(0);
  });

  it("was expected about as it came: ranks of all, and of each position", () => {
    const ranks = picks.map(({ overallRank }) => overallRank);
    expect(ranks.toSorted((one, other) => one - other)).toEqual(picks.map(({ overall }) => overall));
    expect(mean(picks.map(({ overall, overallRank }) => Math.abs(overall - overallRank)))).toBeLessThan(12);
    for (const position of ["G", "F", "C"]) {
      const own = picks
        .filter((pick) => pick.position === position)
        .toSorted((one, other) => one.overallRank - other.overallRank);
      expect(own.map(({ positionRank }) => positionRank)).toEqual(own.map((_, place) => place + 1));
    }
  });

  it("is smaller in smaller leagues", () => {
    const picksOf = (scale: "tiny" | "demo") =>
      createRosters(createLeague({ seed: "s", scale })).offseason(2005).picks.length;
    expect(picksOf("tiny")).toBe(16);
    expect(picksOf("demo")).toBe(32);
  });
});
