import { describe, expect, test } from "vitest";
import { POLLS } from "#lib/basketball/poll-facts.ts";
import { teamFact } from "#test/game-facts.ts";
import { pollTeam, simulatedGame } from "#test/simulated-games.ts";
import { mapPoll } from "./map-polls.ts";
import { pollNotices } from "./poll-notices.ts";
import { VOTERS } from "./polls/ballots.ts";
import type { FinishedGame } from "./polls/power.ts";
import { type PollSeason, pollsAt, type SimulatedPoll } from "./polls.ts";

/** Twelve schools, each a little less renowned and less strong than the one before. */
const SCHOOLS = Array.from({ length: 12 }, (_, place) => place + 1);
const TEAMS = SCHOOLS.map((id) => pollTeam(id, { prestige: (6.5 - id) / 5, strength: (6.5 - id) * 1.5 }));
const RANKED = 5;
const AFTER_ALL = "2026-05-01T00:00:00.000Z";
/** The opening day of season 2026 is Monday 3 November. */
const WEEK_1 = "2025-10-20";
const WEEK_2 = "2025-11-10";

/** The home team wins by `margin` on a day, in the evening in the east. */
function result(id: number, day: string, homeId: number, awayId: number, margin: number, about = {}): FinishedGame {
  return {
    game: simulatedGame({ id: 260_000 + id, tip: `${day}T00:00:00.000Z`, homeId, awayId, ...about }),
    result: { homePoints: 70 + margin, awayPoints: 70, endedAt: `${day}T02:10:00.000Z` },
  };
}

const season = (games: readonly FinishedGame[] = [], about: Partial<PollSeason> = {}): PollSeason => ({
  seed: "polls",
  scale: "tiny",
  season: 2026,
  teams: TEAMS,
  games,
  lastSeason: [],
  ...about,
});

const pollOf = (polls: readonly SimulatedPoll[], day: string) => {
  const found = polls.find(({ poll, date }) => poll === "ap" && date.startsWith(day));
  if (!found) throw new Error(`no poll on ${day}`);
  return found;
};
const pointsOf = (poll: SimulatedPoll, schoolId: number) =>
  poll.entries.find((entry) => entry.schoolId === schoolId)?.points ?? 0;

describe("days of the polls", () => {
  test("two weeks before the opening day, then every Monday to the one after Selection Sunday, and after the final", () => {
    const ap = pollsAt(season(), AFTER_ALL).filter(({ poll }) => poll === "ap");
    const days = ap.map(({ date }) => date.slice(0, 10));
    // Season 2026: opening day 3 November, Selection Sunday 15 March, final Monday 6 April.
    expect([days[0], days[1], days[2], days.at(-2), days.at(-1)]).toEqual([
      WEEK_1,
      WEEK_2,
      "2025-11-17",
      "2026-03-16",
      "2026-04-07",
    ]);
    expect(ap.map(({ week }) => week)).toEqual([...Array.from({ length: 20 }, (_, place) => place + 1), 1]);
    expect(ap.map(({ seasonType }) => seasonType).slice(-2)).toEqual(["regular", "postseason"]);
    // Noon in the east: an hour later in UTC once summer time is over.
    expect(ap.slice(0, 2).map(({ date }) => date.slice(11))).toEqual(["16:00:00.000Z", "17:00:00.000Z"]);
  });

  test("each comes out at its moment: the writers' at noon, the coaches' two hours later", () => {
    const at = (time: string) => pollsAt(season(), `${WEEK_1}T${time}:00.000Z`).map(({ poll }) => poll);
    expect([at("15:59"), at("16:00"), at("17:59"), at("18:00")]).toEqual([[], ["ap"], ["ap"], ["ap", "coaches"]]);
  });
});

describe("what a poll says", () => {
  const everything = pollsAt(season([result(1, "2025-11-05", 3, 4, 12)]), AFTER_ALL);

  test("points add up to what the voters gave: each 5 + 4 + 3 + 2 + 1; first places to the voters", () => {
    for (const { poll, entries } of everything) {
      const sum = (read: (entry: (typeof entries)[number]) => number) =>
        entries.reduce((total, entry) => total + read(entry), 0);
      expect(sum(({ points }) => points)).toBe(VOTERS[poll] * 15);
      expect(sum(({ firstPlaceVotes }) => firstPlaceVotes)).toBe(VOTERS[poll]);
    }
    expect([VOTERS.ap, VOTERS.coaches]).toEqual([60, 30]);
  });

  test("ranks follow points, equals share one, and who comes after the fifth receives votes without a rank", () => {
    let unranked = 0;
    for (const { entries } of everything) {
      for (const [place, { rank, points }] of entries.entries()) {
        const better = entries.filter((entry) => entry.points > points).length;
        expect(rank).toBe(better < RANKED ? better + 1 : null);
        expect(points).toBeGreaterThan(0);
        expect(points).toBeLessThanOrEqual(entries[place - 1]?.points ?? Number.POSITIVE_INFINITY);
        if (rank === null) unranked++;
      }
    }
    expect(unranked).toBeGreaterThan(0);
  });

  test("before the season the renowned are ahead, and a great last season helps", () => {
    const first = pollOf(everything, WEEK_1);
    expect(pointsOf(first, 1) + pointsOf(first, 2)).toBeGreaterThan(pointsOf(first, 7) + pointsOf(first, 8));
    const lastSeason = SCHOOLS.filter((id) => id !== 7).map((id) => result(id, "2025-02-01", 7, id, 20));
    const after = pollOf(pollsAt(season([], { lastSeason }), AFTER_ALL), WEEK_1);
    expect(pointsOf(after, 7)).toBeGreaterThan(pointsOf(first, 7));
  });

  test("the same season gives the same polls, whatever the order of its games; another seed others", () => {
    const games = SCHOOLS.slice(1).map((id) => result(id, "2025-11-05", id, 1, id - 6));
    const once = pollsAt(season(games), AFTER_ALL);
    expect(pollsAt(season([...games].reverse(), { teams: [...TEAMS].reverse() }), AFTER_ALL)).toEqual(once);
    expect(pollsAt(season(games, { seed: "other" }), AFTER_ALL)).not.toEqual(once);
  });
});

describe("polls follow results", () => {
  /** School 8 beats the five best on neutral floors in the first week. */
  const upsets = [1, 2, 3, 4, 5].map((id, place) =>
    result(id, `2025-11-0${4 + place}`, 8, id, 9, { neutralSite: true }),
  );

  test("a team that wins rises, and those it beat fall", () => {
    const polls = pollsAt(season(upsets), AFTER_ALL);
    const [before, after] = [pollOf(polls, WEEK_1), pollOf(polls, WEEK_2)];
    expect(pointsOf(after, 8)).toBeGreaterThan(pointsOf(before, 8));
    expect(after.entries.find((entry) => entry.schoolId === 8)?.rank).not.toBeNull();
    expect(pointsOf(after, 1)).toBeLessThan(pointsOf(before, 1));
  });

  test("nothing is known from the future: later games change no earlier poll", () => {
    const polls = pollsAt(season(upsets), AFTER_ALL);
    const later = result(9, "2025-11-12", 12, 8, 30);
    const moment = "2025-11-16T00:00:00.000Z";
    const known = pollsAt(season(upsets), moment);
    expect(pollsAt(season([...upsets, later]), moment)).toEqual(known);
    expect(polls.slice(0, known.length)).toEqual(known);
    expect(pollsAt(season([...upsets, later]), AFTER_ALL)).not.toEqual(polls);
  });

  test("a game that ends after the ballots are in counts for the next poll", () => {
    const late = result(9, WEEK_2, 12, 1, 30);
    late.result.endedAt = `${WEEK_2}T11:30:00.000Z`;
    const polls = pollsAt(season([late]), AFTER_ALL);
    const quiet = pollsAt(season(), AFTER_ALL);
    expect(pollOf(polls, WEEK_2)).toEqual(pollOf(quiet, WEEK_2));
    expect(pollOf(polls, "2025-11-17")).not.toEqual(pollOf(quiet, "2025-11-17"));
  });

  test("who wins the national tournament is first in the final poll, whatever was thought of him", () => {
    const title = { tournament: "NCAA", seasonType: "postseason", neutralSite: true };
    const games = [
      result(1, "2026-04-05", 9, 1, 2, title),
      result(2, "2026-04-05", 2, 3, 2, title),
      result(3, "2026-04-07", 9, 2, 1, title),
    ];
    const final = pollsAt(season(games), AFTER_ALL).at(-2);
    expect([final?.seasonType, final?.poll, final?.entries[0]?.schoolId]).toEqual(["postseason", "ap", 9]);
    expect(
      pollsAt(season(), AFTER_ALL)
        .at(-2)
        ?.entries.find(({ schoolId }) => schoolId === 9)?.rank,
    ).toBeNull();
  });

  test("exhibitions count for nothing", () => {
    const games = [result(1, "2025-10-25", 12, 1, 40, { exhibition: true })];
    expect(pollsAt(season(games), AFTER_ALL)).toEqual(pollsAt(season(), AFTER_ALL));
  });
});

test("a poll as a fact names its teams and its source", () => {
  const [poll] = pollsAt(season(), `${WEEK_1}T16:00:00.000Z`);
  if (!poll) throw new Error("no poll");
  const fact = mapPoll(poll, (id) => teamFact(`School ${id}`, { simulation: String(id) }));
  const [first] = poll.entries;
  expect(fact).toMatchObject({
    kind: "poll",
    league: "mens",
    poll: { source: "simulation", poll: "ap", season: 2026, seasonType: "regular", week: 1, date: poll.date },
  });
  expect(fact.kind === "poll" && fact.poll.entries).toHaveLength(poll.entries.length);
  expect(fact.kind === "poll" && fact.poll.entries[0]).toEqual({
    team: teamFact(`School ${first?.schoolId}`, { simulation: String(first?.schoolId) }),
    rank: 1,
    points: first?.points,
    firstPlaceVotes: first?.firstPlaceVotes,
  });
  expect(POLLS).toContain(poll.poll);
});

test("notices of polls say the same as all polls at once, whichever is asked first, and ask once for what came before the season", () => {
  const games = SCHOOLS.slice(1).map((id) => result(id, "2025-11-05", id, 1, id - 6));
  const factOf = (id: number) => teamFact(`School ${id}`, { simulation: String(id) });
  const asked: string[] = [];
  let leagues = 0;
  const notices = pollNotices(2026, {
    league: () => {
      leagues++;
      return season();
    },
    gamesBefore: (moment) => {
      asked.push(moment);
      return games.filter((played) => played.result.endedAt < moment);
    },
    teamFact: factOf,
  });
  const expected = pollsAt(season(games), AFTER_ALL).map((poll) => mapPoll(poll, factOf));
  expect(notices[6]?.facts()).toEqual([expected[6]]);
  expect(notices.map((notice) => notice.facts()[0])).toEqual(expected);
  expect(notices.map(({ knownFrom }) => knownFrom)).toEqual(
    expected.map((fact) => (fact.kind === "poll" ? fact.poll.date : null)),
  );
  expect(new Set(notices.map(({ key }) => key)).size).toBe(notices.length);
  expect([leagues, new Set(asked).size]).toEqual([1, asked.length]);
});
