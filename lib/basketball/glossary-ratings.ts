/** Ratings of teams, what is expected of a game by them, and what a game's course is worth. */
import type { GlossaryEntry, StatisticSource } from "./glossary-entry.ts";

const SIMPLE_RATING: StatisticSource = {
  title: "A very simple ranking system",
  reference: "Doug Drinen, pro-football-reference.com, 2006; as Sports-Reference computes it",
};
const ELO: StatisticSource = {
  title: "The Rating of Chessplayers, Past and Present",
  reference: "Arpad Elo, Arco, 1978; on the margin, with parameters fitted to results of seasons 2011 to 2014",
};
const POMEROY: StatisticSource = {
  title: "Ratings explanation",
  reference: "Ken Pomeroy, kenpom.com; by ridge regression (Hoerl and Kennard, Technometrics 12, 1970)",
};
const BROWNIAN: StatisticSource = {
  title: "A Brownian Motion Model for the Progress of Sports Scores",
  reference:
    "Hal Stern, Journal of the American Statistical Association 89, 1994; with a pull towards a tie as Gabel and Redner have it, Journal of Quantitative Analysis in Sports 8, 2012",
};
const EXCITEMENT: StatisticSource = {
  title: "Game Excitement Index",
  reference: "Luke Benz, lukebenz.com/post/gei",
};
const OWN_MIX: StatisticSource = {
  title: "Elo and SRS mixed",
  reference: "weights fitted to games with a closing line of seasons 2012 to 2023",
};

const NO_GAMES = "Null for a team without a finished game.";
const NO_POSSESSIONS = "Null for a team without a finished game whose possessions are known.";

const margin = { unit: "points", decimals: 2, source: SIMPLE_RATING, nullRule: NO_GAMES, fields: [] } as const;
const efficiency = {
  unit: "points per 100 possessions",
  decimals: 1,
  source: POMEROY,
  nullRule: NO_POSSESSIONS,
  fields: [],
} as const;
const speed = { ...efficiency, unit: "possessions per 40 minutes", better: "neutral" } as const;

export const RATING_GLOSSARY = {
  srs: {
    ...margin,
    title: "Simple rating",
    abbreviation: "SRS",
    better: "high",
    formula:
      "Average margin + strength of schedule, for all teams at once: points better than the mean team. Margins are neither capped nor freed from home advantage.",
    fields: ["srs.rating", "overview.ratings.srs"],
  },
  averageMargin: {
    ...margin,
    title: "Average margin",
    abbreviation: "MOV",
    better: "high",
    formula: "Points less the opponents' points, over all games, divided by the games.",
  },
  strengthOfSchedule: {
    ...margin,
    title: "Strength of schedule",
    abbreviation: "SOS",
    better: "neutral",
    formula: "Average simple rating of the opponents, each as often as it was met.",
  },
  elo: {
    title: "Elo",
    abbreviation: "ELO",
    unit: "rating points",
    decimals: 0,
    better: "high",
    formula:
      "1500 at first. After a game what one team gains the other loses: 30 * rate * 30 * tanh((margin - expected margin) / 30), expected margin = difference / 30 + 3.4 at home; the rate falls from 0.16 to 0.045 over the season. Over the summer 85 % of the distance from 1500 is kept.",
    source: ELO,
    nullRule: NO_GAMES,
    fields: [
      "elo.elo",
      "gameInfo.homeTeamEloStart",
      "gameInfo.homeTeamEloEnd",
      "gameInfo.awayTeamEloStart",
      "gameInfo.awayTeamEloEnd",
      "overview.ratings.elo",
    ],
  },
  adjustedOffense: {
    ...efficiency,
    title: "Adjusted offense",
    abbreviation: "AdjO",
    better: "high",
    formula:
      "Points per 100 possessions against the mean team on a neutral floor: a game's are the league's + offense + the opponent's defense + half the home advantage of 3.7. By least squares, with a pull of 4 games to the conference's mean; a game 90 days back weighs half.",
    fields: ["adjusted.offensiveRating", "overview.ratings.adjusted.offense.value"],
  },
  adjustedDefense: {
    ...efficiency,
    title: "Adjusted defense",
    abbreviation: "AdjD",
    better: "low",
    formula:
      "Points allowed per 100 possessions against the mean team on a neutral floor, found together with the offense.",
    fields: ["adjusted.defensiveRating", "overview.ratings.adjusted.defense.value"],
  },
  adjustedNet: {
    ...efficiency,
    title: "Adjusted net rating",
    abbreviation: "AdjNet",
    better: "high",
    formula: "Adjusted offense - adjusted defense: points per 100 possessions better than the mean team, which has 0.",
    fields: ["adjusted.netRating", "overview.ratings.adjusted.net.value"],
  },
  adjustedRank: {
    title: "Rank within the season",
    abbreviation: "RK",
    unit: "rank",
    decimals: 0,
    better: "low",
    formula:
      "Place by adjusted offense, defense or net rating among all teams of the season, from 1; equal values share the better one.",
    source: POMEROY,
    nullRule: NO_POSSESSIONS,
    fields: [
      "adjusted.rankings.offense",
      "adjusted.rankings.defense",
      "adjusted.rankings.net",
      "overview.ratings.adjusted.offense.rank",
      "overview.ratings.adjusted.defense.rank",
      "overview.ratings.adjusted.net.rank",
    ],
  },
  adjustedPace: {
    ...speed,
    title: "Adjusted pace",
    abbreviation: "AdjT",
    formula: "Possessions per 40 minutes against the mean team: a game's are the league's + both teams' own.",
  },
  rawOffense: {
    ...efficiency,
    title: "Offense as it was",
    abbreviation: "RawO",
    better: "high",
    formula: "100 * PTS / possessions over all games, possessions of a game being the mean of both teams'.",
  },
  rawDefense: {
    ...efficiency,
    title: "Defense as it was",
    abbreviation: "RawD",
    better: "low",
    formula: "100 * the opponents' PTS / possessions over all games.",
  },
  opponentOffense: {
    ...efficiency,
    title: "Opponents' offense",
    abbreviation: "OppO",
    better: "neutral",
    formula: "Mean adjusted offense of the opponents, each as often as it was met.",
  },
  opponentDefense: {
    ...efficiency,
    title: "Opponents' defense",
    abbreviation: "OppD",
    better: "neutral",
    formula: "Mean adjusted defense of the opponents, each as often as it was met.",
  },
  rawPace: {
    ...speed,
    title: "Pace as it was",
    abbreviation: "RawT",
    formula: "40 * possessions / game minutes, the mean of all games.",
  },
  expectedMargin: {
    title: "Expected margin",
    abbreviation: "EXP",
    unit: "points",
    decimals: 1,
    better: "high",
    formula:
      "Home points above away points before the tip: a weighted sum of the difference in Elo, the difference in simple rating and the home floor, with weights that change as games are played.",
    source: OWN_MIX,
    nullRule: "Null where a side is not known yet.",
    fields: [],
  },
  homeWinProbability: {
    title: "Home win probability",
    abbreviation: "WP",
    unit: "probability",
    decimals: 3,
    better: "high",
    formula:
      "Probability that the final margin is above 0, overtimes included. The margin still to come is normal: its mean is what is left of the expected margin, less a part of the lead, plus the worth of the ball; its deviation falls with the time left. Expected is 0 less the spread of the first provider; without one 3.4 points at home. Where the feed of the plays states probabilities, its own are served.",
    source: BROWNIAN,
    nullRule:
      "Null for plays of a game whose plays are not whole, and for those that a feed which states probabilities passes over.",
    fields: ["play.homeWinProbability"],
  },
  excitement: {
    title: "Excitement index",
    abbreviation: "GEI",
    unit: "index",
    decimals: 1,
    better: "neutral",
    formula:
      "2400 / seconds played * sum of all changes of the win probability, in either direction, from before the tip to the end.",
    source: EXCITEMENT,
    nullRule: "Null for a game without win probabilities, and for one that is not over.",
    fields: ["gameInfo.excitement"],
  },
} as const satisfies Record<string, GlossaryEntry>;
