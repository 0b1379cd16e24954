/** What the glossary says of a statistic. */

export type StatisticUnit =
  | "points"
  | "count"
  | "percent"
  | "minutes"
  | "seconds"
  | "possessions"
  | "points per 100 possessions"
  | "possessions per 40 minutes"
  | "per turnover"
  | "wins"
  | "wins per 40 minutes"
  | "rating points"
  | "rank"
  | "probability"
  | "index";

export interface StatisticSource {
  title: string;
  reference: string;
}

export interface GlossaryEntry {
  title: string;
  /** As box scores head their columns. */
  abbreviation: string;
  unit: StatisticUnit;
  /** Decimals it is served with. */
  decimals: number;
  /** Which way is better for the team or athlete it is about. */
  better: "high" | "low" | "neutral";
  /** The definition in words; of a rate, its formula. */
  formula: string;
  source: StatisticSource;
  /** When the value is null. */
  nullRule: string;
  /**
   * Where records carry it: leaves of a team's statistics (`team`), of a player's line (`player`), of their header (`game`), of a team's season (`teamSeason`), of a player's (`playerSeason`), of the leaderboard
   * (`leaderboard`), of shots by kind (`shooting`), of a time on the floor (`lineup`) and a side's part of it (`unit`), of a team with and without an athlete (`onOff`), of the records of ratings (`srs`, `adjusted`, `elo`), of the overview of a team's season (`overview`, its units `overview.unit`, their box scores `overview.box`, its players `overview.player`), of a game's own record (`gameInfo`) or of a play (`play`). None for what no
   * record carries.
   */
  fields: readonly string[];
}

export const STATISTICIANS_MANUAL: StatisticSource = {
  title: "Basketball Statisticians' Manual",
  reference: "NCAA, ncaa.org, men's basketball rules and statistics",
};

export const OLIVER: StatisticSource = {
  title: "Basketball on Paper",
  reference: "Dean Oliver, Potomac Books, 2004",
};

export const KUBATKO: StatisticSource = {
  title: "A Starting Point for Analyzing Basketball Statistics",
  reference: "Kubatko, Oliver, Pelton and Rosenbaum, Journal of Quantitative Analysis in Sports 3 (3), 2007",
};

export const HOLLINGER: StatisticSource = {
  title: "Game score",
  reference: 'John Hollinger; basketball-reference.com glossary, "Game Score"',
};

export const REFERENCE_GLOSSARY: StatisticSource = {
  title: "Basketball-Reference glossary",
  reference: "basketball-reference.com/about/glossary.html",
};
