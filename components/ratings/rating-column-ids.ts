/** Names of the columns of the ratings, as addresses and CSV files have them. */
export const RATING_COLUMNS = [
  "rank",
  "team",
  "net",
  "offense",
  "defense",
  "record",
  "srs",
  "elo",
  "pace",
  "conference",
  "change",
] as const;

export type RatingColumnId = (typeof RATING_COLUMNS)[number];
