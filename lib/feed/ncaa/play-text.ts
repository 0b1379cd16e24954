/** A readable line for a play, in the manner of the interface: "X makes three point jumper (Y assists)". */
import type { EventDescription } from "./description.ts";

const SHOTS: Readonly<Record<string, string>> = {
  jumpshot: "jumper",
  pullupjumpshot: "pullup jump shot",
  stepbackjumpshot: "step back jump shot",
  turnaroundjumpshot: "turnaround jump shot",
  floatingjumpshot: "floating jump shot",
  hookshot: "hook shot",
  layup: "layup",
  drivinglayup: "driving layup",
  tipinlayup: "tip in layup",
  dunk: "dunk",
  alleyoop: "alley oop dunk",
  tipindunk: "tip in dunk",
};

const TURNOVERS: Readonly<Record<string, string>> = {
  badpass: "bad pass turnover",
  lostball: "lost ball turnover",
  offensive: "offensive foul turnover",
  travel: "traveling turnover",
  outofbounds: "out of bounds turnover",
  dribbling: "double dribble turnover",
  shotclock: "shot clock violation turnover",
  "3sec": "three second violation turnover",
  "5sec": "five second violation turnover",
  "10sec": "ten second violation turnover",
  offensivegoaltending: "offensive goaltending turnover",
  laneviolation: "lane violation turnover",
};

const JUMP_BALLS: Readonly<Record<string, string>> = {
  heldball: "held ball",
  lodgedball: "lodged ball",
  outofbounds: "out of bounds",
  blocktieup: "blocked shot tied up",
};

export interface PlayTextInput {
  description: EventDescription;
  /** The school the event belongs to. */
  team: string;
  /** The event belongs to the team and to no athlete. */
  ofTeam: boolean;
  assistedBy: string | null;
  /** Name of the athlete who was fouled. */
  drawnBy: string | null;
}

/** Text of a play. An unknown detail is left out, so that the line says no more than the feed. */
export function playText({ description, team, ofTeam, assistedBy, drawnBy }: PlayTextInput): string {
  const { words } = description;
  const who = ofTeam ? team : description.name;
  const detail = words[0] ?? "";
  const verb = words.includes("made") ? "makes" : "misses";
  switch (description.action) {
    case "2pt":
    case "3pt": {
      const shot = `${description.action === "3pt" ? "three point " : ""}${SHOTS[detail] ?? "shot"}`;
      return `${who} ${verb} ${shot}${assistedBy === null ? "" : ` (${assistedBy} assists)`}`;
    }
    case "freethrow":
      return `${who} ${verb} free throw${detail.includes("of") ? ` ${detail.replace("of", " of ")}` : ""}`;
    case "rebound":
      if (detail.endsWith("deadball")) return `${team} Deadball Team Rebound.`;
      return `${who} ${detail === "offensive" ? "Offensive" : "Defensive"} Rebound.`;
    case "turnover":
      return `${who} ${TURNOVERS[detail] ?? "turnover"}`;
    case "steal":
      return `${who} Steal.`;
    case "block":
      return `${who} Block.`;
    case "foul":
      return `${foulName(words)} on ${who}${drawnBy === null ? "" : ` (${drawnBy} draws the foul)`}.`;
    case "foulon":
      return `${who} draws a foul.`;
    case "substitution":
      return `${who} subbing ${detail === "in" ? "in" : "out"} for ${team}`;
    case "timeout":
      return `${team} ${detail === "short" ? "Short " : ""}Timeout`;
    case "jumpball":
      if (detail === "won" || detail === "lost") return `Jump Ball ${detail} by ${team}`;
      return `Jump Ball${JUMP_BALLS[detail] === undefined ? "" : ` (${JUMP_BALLS[detail]})`}`;
    case "headcoachchallenge":
      return `${team} Coach's Challenge (${words.includes("accepted") ? "Overturned" : "Stands"})`;
  }
}

function foulName(words: readonly string[]): string {
  if (words.some((word) => word.toLowerCase().endsWith("technical"))) return "Technical foul";
  if (words.some((word) => word.startsWith("flagrant"))) return "Flagrant foul";
  return words[0] === "offensive" ? "Offensive foul" : "Foul";
}
