/** Where an overview comes from and what it lacks, in sentences. */
import type { Source } from "#lib/basketball/enums.ts";
import { LONGEST_NOTE, MOST_NOTES } from "#lib/records/overview-records.ts";
import type { OverviewGame } from "./overview-games.ts";

export interface NotesInput {
  simulated: boolean;
  asOf: string | undefined;
  /** All games of the schedule. */
  games: readonly OverviewGame[];
  /** Finished games that count. */
  counted: readonly OverviewGame[];
  boxGames: number;
  shotGames: number;
  unknownShots: number;
  unknownConferenceGames: number;
  hasRoster: boolean;
  /** Athletes with statistics that no roster has. */
  offRoster: number;
  rated: boolean;
}

const SOURCE_NAMES: Record<Source, string> = {
  espn: "ESPN",
  cbbd: "a service of the same interface",
  ncaa: "the NCAA",
  results: "a file of results",
  simulation: "the simulation",
  conferences: "a list of conferences",
  portal: "a list of transfers",
  recruits: "a list of recruits",
  odds: "an odds feed",
  polls: "a file of polls",
};

/** At most 20 sentences of at most 500 characters; what is as one would expect has none. */
export function overviewNotes(input: NotesInput): string[] {
  const notes = [
    simulatedNote(input),
    asOfNote(input),
    sourcesNote(input),
    exhibitionsNote(input),
    unknownEligibilityNote(input),
    unknownConferenceNote(input),
    unresolvedNote(input),
    boxScoresNote(input),
    possessionsNote(input),
    shotsNote(input),
    unknownShotsNote(input),
    linesNote(input),
    rosterNote(input),
    ratingsNote(input),
  ];
  return notes
    .filter((note) => note !== null)
    .slice(0, MOST_NOTES)
    .map((note) => note.slice(0, LONGEST_NOTE));
}

type Note = string | null;

function simulatedNote({ simulated }: NotesInput): Note {
  return simulated ? "The data are simulated: the league, its schools and its players are invented." : null;
}

function asOfNote({ asOf }: NotesInput): Note {
  return asOf === undefined ? null : `Made of games played and polls published before ${asOf}, US Eastern time, alone.`;
}

function sourcesNote({ games }: NotesInput): Note {
  const bySource = Map.groupBy(
    games.flatMap((game) => game.sources),
    (source) => source,
  );
  const parts = [...bySource].map(([source, of]) => `${SOURCE_NAMES[source as Source] ?? source} (${of.length})`);
  return parts.length === 0 ? null : `Games come from ${listed(parts)}.`;
}

function exhibitionsNote({ games }: NotesInput): Note {
  const exhibitions = games.filter(({ profile }) => profile.eligibility === "exhibition").length;
  return exhibitions === 0
    ? null
    : `${count(exhibitions, "exhibition")} before the season: in the schedule and in no total.`;
}

function unknownEligibilityNote({ games }: NotesInput): Note {
  const unknown = games.filter(({ profile }) => profile.eligibility === "unknown").length;
  if (unknown === 0) return null;
  return `Not known to count: ${count(unknown, "game")} before the day a season can open, of which no feed says whether they are exhibitions; in no total.`;
}

function unknownConferenceNote({ unknownConferenceGames: unknown }: NotesInput): Note {
  if (unknown === 0) return null;
  return `Not known to be the conference's or not: ${count(unknown, "game")} of which no feed says it, against teams whose conference is not known or by a team without one; in the overall record alone.`;
}

function unresolvedNote({ counted }: NotesInput): Note {
  const unresolved = counted.filter(({ profile }) => profile.result === null).length;
  return unresolved === 0 ? null : `${count(unresolved, "finished game")} whose winner no feed tells.`;
}

function boxScoresNote({ counted, boxGames }: NotesInput): Note {
  if (boxGames === counted.length) return null;
  return `${share(boxGames, counted.length)} a whole box score of both teams; efficiency and players' numbers are made of these.`;
}

function possessionsNote({ counted }: NotesInput): Note {
  const by = Map.groupBy(
    counted.filter((game) => game.possessionsMethod !== null),
    (game) => game.possessionsMethod,
  );
  const parts = [
    [by.get("counted"), "counted from plays"],
    [by.get("published"), "as the feed counts them"],
    [by.get("estimated"), "estimated from the box score (FGA - OREB + TO + 0.44 FTA)"],
  ] as const;
  const told = parts.flatMap(([games, how]) => (games ? [`${how} in ${count(games.length, "game")}`] : []));
  return told.length === 0 ? null : `Possessions are ${listed(told)}.`;
}

function shotsNote({ counted, shotGames }: NotesInput): Note {
  if (shotGames === counted.length) return null;
  return `${share(shotGames, counted.length)} whole plays; shots by kind are made of these.`;
}

function unknownShotsNote({ unknownShots }: NotesInput): Note {
  return unknownShots === 0 ? null : `${count(unknownShots, "shot")} whose kind no feed tells.`;
}

function linesNote({ counted }: NotesInput): Note {
  const lines = counted.filter((game) => game.hasLines).length;
  return lines === counted.length ? null : `${share(lines, counted.length)} lines of the team's players.`;
}

function rosterNote({ hasRoster, offRoster }: NotesInput): Note {
  if (!hasRoster) return "No feed states a roster of the season.";
  return offRoster === 0 ? null : `${count(offRoster, "player")} with statistics on no roster that a feed states.`;
}

function ratingsNote({ rated, counted }: NotesInput): Note {
  if (rated || counted.length === 0) return null;
  return "Not rated: ratings are made of finished games between teams that are each in a conference.";
}

/** "2 of 3 finished games have"; one has. */
function share(some: number, all: number): string {
  return `${some} of ${count(all, "finished game")} ${some === 1 ? "has" : "have"}`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
