/** Something odd that a computation met in a game's facts. `code` is a stable word for counting, `detail` says what and where. */
export interface Finding {
  code: string;
  detail: string;
}
