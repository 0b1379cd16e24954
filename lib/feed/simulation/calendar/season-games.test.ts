import { describe, expect, it } from "vitest";
import { seasonGames } from "#lib/feed/simulation/bracket/postseason-games.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { printFigure } from "#test/print-figure.ts";
import { dateOf, dayOf, weekdayOf } from "./calendar-day.ts";
import { chanceResults, seasonOf } from "./fixtures/chance-results.ts";
import { NEUTRAL_VENUES } from "./neutral-venues.ts";
import { FIRST_NUMBER, gameIdOf } from "./season-numbers.ts";

const SEASONS = [
  ["tiny", "a", 2026],
  ["demo", "a", 2026],
  ["demo", "b", 2025],
  ["demo", "c", 2028],
  ["full", "a", 2026],
  ["full", "b", 2027],
] as const;

const bySchool = (games: readonly SimulatedGame[]) =>
  Map.groupBy(
    games.flatMap((game) => [game.homeId, game.awayId].map((schoolId) => ({ schoolId, game }))),
    ({ schoolId }) => schoolId,
  );

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Day and hour on the wall of a game's venue, as `Intl` has them: another way than the calendar's own. */
const localOf = ({ tip, venue: { timeZone } }: SimulatedGame) => {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, clock);
  const [date = "", time = ""] = clock.format(Date.parse(tip)).split(" ");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day: dayOf(date), hour: hour + minute / 60 };
};
/** Days between consecutive games of a list. */
const gapsOf = (days: readonly number[], apart = 1) => {
  const order = days.toSorted((one, other) => one - other);
  return order.slice(apart).map((day, place) => day - (order[place] as number));
};

describe.each(SEASONS)("a %s season (seed %s, %i)", (scale, seed, year) => {
  const season = seasonOf(scale, seed, year);
  const games = seasonGames(season, chanceResults(season, seed), null);
  const played = games.filter((game) => game.fate.kind === "played");
  const isMakeUp = (game: SimulatedGame) =>
    game.id >= gameIdOf(year, FIRST_NUMBER.makeUp) && game.id < gameIdOf(year, FIRST_NUMBER.earlyEvent);
  const planned = games.filter((game) => !game.exhibition && !isMakeUp(game));
  const { dates } = season.desk;
  const local = new Map(games.map((game) => [game, localOf(game)]));
  const dayAt = (game: SimulatedGame) => local.get(game)?.day as number;

  it("has the games it should have", () => {
    const before = planned.filter(({ id }) => id < gameIdOf(year, FIRST_NUMBER.conferenceTournament));
    const counts = [...bySchool(before).values()].map((list) => list.length);
    const wanted = season.desk.plan.gamesEach;
    expect(counts).toHaveLength(season.league.schools.length);
    expect(Math.max(...counts)).toBe(wanted);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(wanted - 1);
    // One school where the sum of all games is odd, and a few where no day is left.
    expect(counts.filter((count) => count < wanted).length).toBeLessThanOrEqual(Math.max(1, 0.02 * counts.length));
    printFigure(`${scale} ${seed} ${year}: ${games.length} games, ${planned.length} that count and are no make-ups`);
    if (scale !== "full") return;
    expect(planned.length).toBeGreaterThan(5700);
    expect(planned.length).toBeLessThan(6300);
  });

  it("lets no school play twice a day, in the east or where it plays", () => {
    for (const list of bySchool(played).values()) {
      expect(new Set(list.map(({ game }) => game.easternDate)).size).toBe(list.length);
      expect(new Set(list.map(({ game }) => dayAt(game))).size).toBe(list.length);
    }
  });

  it("gives a day's rest between games and no four games in eight days, tournaments and make-ups apart", () => {
    const lists = [...bySchool(planned.filter((game) => game.tournament === null)).values()];
    const days = lists.map((list) => list.map(({ game }) => dayAt(game)));
    expect(Math.min(...days.flatMap((list) => gapsOf(list)))).toBe(2);
    const crowded = days.flatMap((list) => gapsOf(list, 3)).filter((gap) => gap < 8);
    // Where a conference's season ends in the middle of a week, a few schools have no other day.
    expect(crowded.length / days.flat().length).toBeLessThan(0.001);
  });

  it("lets the same two meet again after four days at the soonest", () => {
    const own = played.filter((game) => game.tournament === null);
    const meetings = Map.groupBy(own, ({ homeId, awayId }) => [homeId, awayId].sort().join(" "));
    expect(Math.min(...[...meetings.values()].flatMap((list) => gapsOf(list.map(dayAt))))).toBeGreaterThanOrEqual(4);
  });

  it("is a round robin within each conference, as often at home as away", () => {
    const conferenceOf = new Map(season.league.schools.map(({ id, conferenceId }) => [id, conferenceId]));
    const own = planned.filter((game) => game.conferenceGame && game.tournament === null);
    expect(own.every(({ homeId, awayId }) => conferenceOf.get(homeId) === conferenceOf.get(awayId))).toBe(true);
    for (const [schoolId, list] of bySchool(own)) {
      const mates = season.league.schools.filter(({ conferenceId }) => conferenceId === conferenceOf.get(schoolId));
      const opponents = new Set(list.flatMap(({ game }) => [game.homeId, game.awayId]));
      expect(opponents.size).toBe(mates.length);
      const home = list.filter(({ game }) => game.homeId === schoolId).length;
      expect(Math.abs(2 * home - list.length)).toBeLessThanOrEqual(1);
    }
  });

  it("plays at the home side's arena or at a neutral one", () => {
    const neutral = new Map(NEUTRAL_VENUES.map((venue) => [venue.id, venue]));
    const odd = games.filter(({ venue, homeId, awayId, neutralSite }) => {
      const expected = neutralSite ? neutral.get(venue.id) : season.league.schools[homeId - 1]?.venue;
      return homeId === awayId || expected !== venue;
    });
    expect(odd).toEqual([]);
  });

  it("lets one game end in a neutral arena before the next one tips", () => {
    const inArena = Map.groupBy(
      played.filter(({ neutralSite }) => neutralSite),
      ({ venue, easternDate }) => `${venue.id} ${easternDate}`,
    );
    const minutes = [...inArena.values()].flatMap((list) => gapsOf(list.map(({ tip }) => Date.parse(tip) / 60_000)));
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(140);
  });

  it("keeps to its dates: nobody plays at Christmas, exhibitions come first, what counts from the opening day on", () => {
    const [firstOff, lastOff] = dates.christmasBreak;
    const odd = games.filter(
      ({ easternDate, exhibition, seasonType }) =>
        (easternDate >= firstOff && easternDate <= lastOff) ||
        exhibition !== easternDate < dates.openingDay ||
        (seasonType === "preseason") !== exhibition ||
        (seasonType === "postseason") !== easternDate > dates.selectionSunday ||
        easternDate < dates.exhibitions ||
        easternDate > dates.national.final,
    );
    expect(odd).toEqual([]);
  });

  it("numbers its games once, within the season's ten thousand", () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    const ids = games.map(({ id }) => id);
    expect(Math.min(...ids)).toBeGreaterThan(gameIdOf(year, 0));
    expect(Math.max(...ids)).toBeLessThan(gameIdOf(year, 10_000));
  });

  it("is the same whenever it is made", () => {
    expect(JSON.stringify(seasonOf(scale, seed, year).games)).toBe(JSON.stringify(season.games));
  });

  it("tells of postponed games in time and makes most of them up later", () => {
    const lost = games.filter((game) => game.fate.kind !== "played");
    for (const { fate, tip } of lost) {
      if (fate.kind === "played") continue;
      const hours = (Date.parse(tip) - Date.parse(fate.announcedAt)) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(3);
      expect(hours).toBeLessThanOrEqual(24);
      expect(fate.reason).not.toBe("");
    }
    for (const makeUp of games.filter(isMakeUp)) {
      const original = lost.find(
        ({ homeId, awayId, fate }) =>
          homeId === makeUp.homeId &&
          awayId === makeUp.awayId &&
          fate.kind === "postponed" &&
          fate.announcedAt === makeUp.knownFrom,
      );
      expect(original?.tip && original.tip < makeUp.tip).toBe(true);
      expect(makeUp.notes).toContain(original?.easternDate);
      expect(makeUp.fate.kind).toBe("played");
    }
    if (scale !== "full") return;
    const share = (kind: string) => lost.filter(({ fate }) => fate.kind === kind).length / games.length;
    // 6 and 3 in a thousand, three deviations of some 6,000 draws around them.
    expect(Math.abs(share("postponed") - 0.006)).toBeLessThan(0.003);
    expect(Math.abs(share("cancelled") - 0.003)).toBeLessThan(0.002);
    expect(games.filter(isMakeUp).length / (share("postponed") * games.length)).toBeGreaterThan(0.5);
  });

  it("tells some tips only nine to eleven days ahead", () => {
    const late = games.filter((game) => game.tipAnnouncedAt !== null);
    for (const { tip, tipAnnouncedAt } of late) {
      const days = (Date.parse(tip) - Date.parse(tipAnnouncedAt as string)) / 86_400_000;
      expect(days).toBeGreaterThan(8);
      expect(days).toBeLessThan(12);
    }
    if (scale === "tiny") return;
    expect(late.length / games.length).toBeGreaterThan(0.04);
    expect(late.length / games.length).toBeLessThan(0.15);
  });

  it("is shown by one to three broadcasters, the great games on national television", () => {
    const odd = games.filter(
      ({ broadcasts }) =>
        broadcasts.length < 1 ||
        broadcasts.length > 3 ||
        new Set(broadcasts.map(({ name }) => name)).size < broadcasts.length ||
        broadcasts.some(({ type }) => !["TV", "Streaming", "Radio"].includes(type)),
    );
    expect(odd).toEqual([]);
    const final = games.filter((game) => game.tournament === "NCAA").at(-1);
    expect(final?.broadcasts[0]?.type).toBe("TV");
  });
});

describe("tips of a full season", () => {
  const season = seasonOf("full", "a", 2026);
  const ordinary = season.games.filter((game) => game.tournament === null && !game.neutralSite);
  const byWeekday = Map.groupBy(ordinary, (game) => weekdayOf(localOf(game).day));

  it("are where colleges put them on the venue's clock", () => {
    for (const [weekday, games] of byWeekday) {
      const hours = games.map((game) => localOf(game).hour);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(11);
      expect(Math.max(...hours)).toBeLessThanOrEqual(22);
      const evening = hours.filter((hour) => hour >= 18 && hour <= 21).length / hours.length;
      if (weekday > 0 && weekday < 6) expect(evening).toBeGreaterThan(0.95);
      else expect(evening).toBeLessThan(0.35);
    }
  });

  it("follow the week: Saturdays most, Mondays and Fridays few", () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map((weekday) => byWeekday.get(weekday)?.length ?? 0);
    const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = counts as [
      ...[number, number, number, number, number, number, number],
    ];
    expect(saturday).toBe(Math.max(...counts));
    expect(Math.min(tuesday, wednesday, thursday)).toBeGreaterThan(Math.max(sunday, monday, friday) * 0.9);
  });
});

describe.each([
  ["a", 2026],
  ["b", 2025],
  ["c", 2028],
])("the days of a demo season (seed %s, %i)", (seed, year) => {
  const season = seasonOf("demo", seed, year);
  const games = seasonGames(season, chanceResults(season, seed), null).filter((game) => game.fate.kind === "played");
  const { openingDay, selectionSunday, christmasBreak } = season.desk.dates;

  it("all have games from the opening to Selection Sunday, Christmas apart", () => {
    const played = new Set(games.map((game) => game.easternDate));
    const empty: string[] = [];
    for (let day = dayOf(openingDay); day <= dayOf(selectionSunday); day++) {
      const date = dateOf(day);
      const isOff = date >= christmasBreak[0] && date <= christmasBreak[1];
      if (!isOff && !played.has(date)) empty.push(date);
    }
    expect(empty).toEqual([]);
  });

  it("have a game on the floor in most of their 24 hours", () => {
    const MINUTES_OF_GAME = 130;
    const days = new Set(
      games.map((game) => game.easternDate).filter((date) => date <= selectionSunday && date >= openingDay),
    );
    const minutes = new Set(
      games.flatMap(({ tip }) => {
        const first = Date.parse(tip) / 60_000;
        return Array.from({ length: MINUTES_OF_GAME }, (_, minute) => first + minute);
      }),
    );
    let hours = 0;
    let covered = 0;
    for (const date of days) {
      // Winter time in the east; the week of summer time in March is an hour off, as is every count of hours by one clock.
      const midnight = Date.parse(`${date}T05:00:00.000Z`) / 60_000;
      for (let hour = 0; hour < 24; hour++) {
        const on = Array.from({ length: 60 }, (_, minute) => minutes.has(midnight + hour * 60 + minute));
        covered += on.filter(Boolean).length / 60;
        if (on.some(Boolean)) hours++;
      }
    }
    const share = hours / days.size / 24;
    printFigure(
      `demo ${seed} ${year}: a game is on in ${(100 * share).toFixed(1)} % of the hours of ${days.size} days with games, and ${((100 * covered) / days.size / 24).toFixed(1)} % of the time`,
    );
    expect(share).toBeGreaterThan(0.55);
  });
});
