/** What the overview of a team's season has besides its box scores, ratings and players' lines. */
import {
  type GlossaryEntry,
  REFERENCE_GLOSSARY,
  STATISTICIANS_MANUAL,
  type StatisticSource,
} from "./glossary-entry.ts";

const OWN_RULE: StatisticSource = { title: "Coverage of an overview", reference: "this service's own rule" };
const PLAY_BY_PLAY: StatisticSource = {
  title: "Play-by-play",
  reference: "type, value and text of the plays, as the feeds of ESPN and the NCAA name them",
};
const POLL: StatisticSource = {
  title: "AP Top 25 and Coaches Poll",
  reference: "apnews.com; the coaches' association, nabc.com",
};

const PARTS = ["efficiency", "shooting", "players"] as const;
const NEVER_NULL = "Never null: 0 where there are none.";

const count = {
  unit: "count",
  decimals: 0,
  better: "neutral",
  source: OWN_RULE,
  nullRule: NEVER_NULL,
} as const;
const perGame = { decimals: 1, better: "high", source: REFERENCE_GLOSSARY } as const;

export const OVERVIEW_GLOSSARY = {
  conferenceGames: {
    ...count,
    title: "Conference record",
    abbreviation: "CONF",
    formula:
      "Finished games of the regular season within the conference, won and lost; its tournament is left out, as standings have it.",
    fields: [
      "overview.record.conference.games",
      "overview.record.conference.wins",
      "overview.record.conference.losses",
    ],
  },
  unresolvedGames: {
    ...count,
    title: "Games without a winner told",
    abbreviation: "UNR",
    formula: "Finished games that count, whose winner no feed tells: games - wins - losses.",
    fields: ["overview.record.overall.unresolved", "overview.record.conference.unresolved"],
  },
  unknownConferenceGames: {
    ...count,
    title: "Games not known to be the conference's",
    abbreviation: "CONF?",
    formula:
      "Finished games that count, of which no feed says whether they are conference games, and of which one side's conference is not known; games of tournaments left out.",
    fields: ["overview.record.unknownConferenceGames"],
  },
  unknownEligibilityGames: {
    ...count,
    title: "Games not known to count",
    abbreviation: "ELIG?",
    formula:
      "Finished games before the first Monday of November, when no season has opened, of which no feed says whether they are exhibitions. They are in no total.",
    fields: ["overview.record.unknownEligibilityGames"],
  },
  pollRank: {
    title: "Rank in a poll",
    abbreviation: "RK",
    unit: "rank",
    decimals: 0,
    better: "low",
    formula: "Place among the 25 ranked teams of the last poll, of the season or before a day.",
    source: POLL,
    nullRule: "Null for a team that is not ranked, and where no such poll of the season is known.",
    fields: ["overview.ratings.polls.ap.rank", "overview.ratings.polls.coaches.rank"],
  },
  ratedTeams: {
    ...count,
    title: "Teams that are rated",
    abbreviation: "TEAMS",
    formula: "Teams of the season that have an adjusted efficiency: those a rank is among.",
    nullRule: "Null with the ratings, for a team that has none.",
    fields: ["overview.ratings.adjusted.population"],
  },
  eligibleGames: {
    ...count,
    title: "Games to be covered",
    abbreviation: "ELIG",
    formula: "Finished games of the season, exhibitions left out.",
    fields: PARTS.map((part) => `overview.${part}.coverage.eligibleGames`),
  },
  coveredGames: {
    ...count,
    title: "Games covered",
    abbreviation: "COV",
    formula:
      "Games that the part is made of: whole box scores of both teams for efficiency, whole plays for shots, lines with minutes for players.",
    fields: PARTS.map((part) => `overview.${part}.coverage.coveredGames`),
  },
  gamesMeasured: {
    ...count,
    title: "Games behind a number",
    abbreviation: "GM",
    formula:
      "Games that pace, usage or a player's ratings are made of: those with a whole box score, of a player his own line included.",
    fields: ["overview.efficiency.paceGames", "overview.player.usageGames", "overview.player.advanced.games"],
  },
  boxMinutes: {
    ...count,
    title: "Minutes of the games with box scores",
    abbreviation: "MIN",
    unit: "minutes",
    decimals: 1,
    source: STATISTICIANS_MANUAL,
    formula: "40 for every game with a whole box score, and 5 more for every overtime.",
    nullRule: "Null without a game that has a whole box score.",
    fields: ["overview.box.minutes"],
  },
  minutesPerGame: {
    ...perGame,
    title: "Minutes per game",
    abbreviation: "MPG",
    unit: "minutes",
    formula: "MIN / games played.",
    nullRule: "Null for a player without minutes in a game.",
    fields: ["overview.player.minutesPerGame"],
  },
  pointsPerGame: {
    ...perGame,
    title: "Points per game",
    abbreviation: "PPG",
    unit: "points",
    formula: "PTS / games, of the games with a whole box score.",
    nullRule: "Null for a player without a game that has a whole box score.",
    fields: ["overview.player.pointsPerGame"],
  },
  shotsSeen: {
    ...count,
    title: "Shots seen in plays",
    abbreviation: "SHOTS",
    source: PLAY_BY_PLAY,
    formula: "Field-goal tries of the games with whole plays, those of unknown kind among them.",
    fields: ["overview.shooting.trackedAttempts"],
  },
  bucketShots: {
    ...count,
    title: "Shots of a bucket",
    abbreviation: "FG",
    source: PLAY_BY_PLAY,
    formula:
      "Tries and makes at the rim (dunks, layups, tip-ins), of jumpers for two, for three, and of those whose kind no feed tells. Every try is in one bucket.",
    fields: ["overview.shooting.buckets.attempts", "overview.shooting.buckets.made"],
  },
  bucketShare: {
    ...count,
    title: "Share of the shots",
    abbreviation: "SHARE",
    unit: "percent",
    decimals: 1,
    source: PLAY_BY_PLAY,
    formula: "100 * tries of the bucket / tries whose kind is known.",
    nullRule: "Null for the shots of unknown kind, and where no shot's kind is known.",
    fields: ["overview.shooting.buckets.attemptPct"],
  },
} as const satisfies Record<string, GlossaryEntry>;
