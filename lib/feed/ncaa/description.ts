/**
 * The text of an event. It is regular, `NAME, ACTION DETAIL QUALIFIER;QUALIFIER;  RESULT - NAME, assist`, and says more than the columns do:
 * names as they are written, how a shot was taken, where points came from, what kind of foul or turnover it was.
 */
export interface EventDescription {
  /** Athlete or, for events of the team, `Team`. */
  name: string;
  action: EventAction;
  /** Every word after the action: `drivinglayup`, `pointsinthepaint`, `made`. */
  words: string[];
  assistedBy: string | null;
}

const ACTIONS = [
  "2pt",
  "3pt",
  "freethrow",
  "rebound",
  "turnover",
  "steal",
  "block",
  "foul",
  "foulon",
  "substitution",
  "timeout",
  "jumpball",
  "headcoachchallenge",
] as const;
export type EventAction = (typeof ACTIONS)[number];

const DESCRIPTION = new RegExp(`^(.+?), (${ACTIONS.join("|")})(?:\\s(.*?))?(?:\\s-\\s(.+), assist)?$`);

/** Takes a description apart; null when it is not of the known form. */
export function parseDescription(text: string): EventDescription | null {
  const match = DESCRIPTION.exec(text.trim());
  const name = match?.[1];
  const action = ACTIONS.find((known) => known === match?.[2]);
  if (name === undefined || action === undefined) return null;
  const words = (match?.[3] ?? "").split(/[;\s]+/).filter((word) => word !== "");
  const assistedBy = match?.[4];
  return {
    name: personName(name),
    action,
    words,
    assistedBy: assistedBy === undefined ? null : personName(assistedBy),
  };
}

/** A name without the comma before its suffix, and with the suffix in capitals where small letters l stand for them. */
function personName(text: string): string {
  return text
    .replace(/,\s+(Jr\.?|Sr\.?|I{2,3}|IV|V)$/, " $1")
    .replace(/\s(l{2,3})$/, (suffix) => suffix.replaceAll("l", "I"))
    .trim();
}
