import { describe, expect, test } from "vitest";
import { SOURCES } from "#lib/basketball/enums.ts";
import { LONGEST_NOTE, MOST_NOTES, type ProfileGame } from "#lib/records/overview-records.ts";
import { recordExamples } from "#lib/records/record-examples.ts";
import type { OverviewGame } from "./overview-games.ts";
import { type NotesInput, overviewNotes } from "./overview-notes.ts";

function game(about: Partial<OverviewGame> = {}, said: Partial<ProfileGame> = {}): OverviewGame {
  const [example] = recordExamples.TeamSeasonOverview.schedule.games;
  return {
    profile: { ...(example as ProfileGame), ...said },
    record: { final: true, eligibility: "counted", conferenceGame: true, tournament: false, won: true },
    sources: ["espn"],
    hasBoxScores: true,
    hasPlays: true,
    namesPlayers: true,
    hasLines: true,
    possessionsMethod: "counted",
    ...about,
  };
}

function notesOf(counted: OverviewGame[], about: Partial<NotesInput> = {}): string[] {
  return overviewNotes({
    simulated: false,
    asOf: undefined,
    games: counted,
    counted,
    boxGames: counted.length,
    shotGames: counted.length,
    unknownShots: 0,
    unknownConferenceGames: 0,
    hasRoster: true,
    offRoster: 0,
    rated: true,
    ...about,
  });
}

describe("what an overview says of itself", () => {
  test("of a season that is all there: where it comes from and how its possessions are known", () => {
    expect(notesOf([game(), game()])).toEqual([
      "Games come from ESPN (2).",
      "Possessions are counted from plays in 2 games.",
    ]);
  });

  test("of a season without a game: nothing but that no game is there to tell of", () => {
    expect(notesOf([])).toEqual([]);
  });

  test.each<[string, OverviewGame[], Partial<NotesInput>, string]>([
    [
      "simulated",
      [game()],
      { simulated: true },
      "The data are simulated: the league, its schools and its players are invented.",
    ],
    [
      "a day",
      [game()],
      { asOf: "2026-01-24" },
      "Made of games played and polls published before 2026-01-24, US Eastern time, alone.",
    ],
    ["two sources", [game({ sources: ["espn", "ncaa"] }), game()], {}, "Games come from ESPN (2) and the NCAA (1)."],
    [
      "an exhibition",
      [],
      { games: [game({}, { eligibility: "exhibition" })] },
      "1 exhibition before the season: in the schedule and in no total.",
    ],
    [
      "games that may not count",
      [],
      { games: [game({}, { eligibility: "unknown" }), game({}, { eligibility: "unknown" })] },
      "Not known to count: 2 games before the day a season can open, of which no feed says whether they are exhibitions; in no total.",
    ],
    ["no winner", [game({}, { result: null })], {}, "1 finished game whose winner no feed tells."],
    [
      "a box score short",
      [game(), game()],
      { boxGames: 1 },
      "1 of 2 finished games has a whole box score of both teams; efficiency and players' numbers are made of these.",
    ],
    [
      "no plays",
      [game(), game()],
      { shotGames: 0 },
      "0 of 2 finished games have whole plays; shots by kind are made of these.",
    ],
    [
      "possessions of three kinds",
      [game(), game({ possessionsMethod: "published" }), game({ possessionsMethod: "estimated" })],
      {},
      "Possessions are counted from plays in 1 game, as the feed counts them in 1 game and estimated from the box score (FGA - OREB + TO + 0.44 FTA) in 1 game.",
    ],
    ["unknown shots", [game()], { unknownShots: 3 }, "3 shots whose kind no feed tells."],
    ["no lines", [game({ hasLines: false })], {}, "0 of 1 finished game have lines of the team's players."],
    ["no roster", [game()], { hasRoster: false }, "No feed states a roster of the season."],
    ["a guest", [game()], { offRoster: 1 }, "1 player with statistics on no roster that a feed states."],
    [
      "no rating",
      [game()],
      { rated: false },
      "Not rated: ratings are made of finished games between teams that are each in a conference.",
    ],
  ])("of %s", (_what, games, about, note) => {
    expect(notesOf(games, about)).toContain(note);
  });

  test("of conferences that are not known", () => {
    expect(notesOf([game()], { unknownConferenceGames: 2 }).join(" ")).toContain(
      "the conference's or not: 2 games of which no feed says it",
    );
  });

  test("is at most twenty sentences of at most 500 characters, with every source and every lack there is", () => {
    const lacking = game({ sources: [...SOURCES], hasLines: false, possessionsMethod: "estimated" }, { result: null });
    const others = [game({}, { eligibility: "unknown" }), game({}, { eligibility: "exhibition" })];
    const notes = notesOf([lacking], {
      games: [lacking, ...others],
      ...{ simulated: true, asOf: "2026-01-24", boxGames: 0, shotGames: 0, unknownShots: 1, unknownConferenceGames: 1 },
      ...{ hasRoster: false, rated: false },
    });
    expect(notes.length).toBeGreaterThan(12);
    expect(notes.length).toBeLessThanOrEqual(MOST_NOTES);
    for (const note of notes) {
      expect(note.length).toBeLessThanOrEqual(LONGEST_NOTE);
      expect(note).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});
