/**
 * The play types of the interface. Names repeat under several ids (three ids are called `JumpShot`), because the upstream
 * changed its catalogue over the years: match by id, never by name.
 */
export interface PlayType {
  readonly id: number;
  readonly name: string;
}

export const PLAY_TYPES: readonly PlayType[] = [
  { id: 0, name: "Not Available" },
  { id: 91, name: "Shot" },
  { id: 97, name: "Free Throw 1 of 1" },
  { id: 215, name: "Coach's Challenge (Overturned)" },
  { id: 216, name: "Coach's Challenge (Stands)" },
  { id: 402, name: "End Game" },
  { id: 412, name: "End Period" },
  { id: 420, name: "Offensive Charge" },
  { id: 437, name: "TipShot" },
  { id: 449, name: "Dead Ball Rebound" },
  { id: 519, name: "PersonalFoul" },
  { id: 521, name: "Technical Foul" },
  { id: 540, name: "MadeFreeThrow" },
  { id: 558, name: "JumpShot" },
  { id: 572, name: "LayUpShot" },
  { id: 574, name: "DunkShot" },
  { id: 578, name: "RegularTimeOut" },
  { id: 579, name: "ShortTimeOut" },
  { id: 580, name: "OfficialTVTimeOut" },
  { id: 584, name: "Substitution" },
  { id: 586, name: "Offensive Rebound" },
  { id: 587, name: "Defensive Rebound" },
  { id: 598, name: "Lost Ball Turnover" },
  { id: 601, name: "Foul Turnover" },
  { id: 607, name: "Steal" },
  { id: 615, name: "Jumpball" },
  { id: 618, name: "Block Shot" },
  { id: 20424, name: "LayupShot" },
  { id: 20429, name: "RegularJumpShot" },
  { id: 20437, name: "TipShot" },
  { id: 20558, name: "JumpShot" },
  { id: 20572, name: "LayUpShot" },
  { id: 20574, name: "DunkShot" },
  { id: 30495, name: "Three Pointer" },
  { id: 30558, name: "Three Point Jump Shot" },
];

const NAMES = new Map(PLAY_TYPES.map((type) => [type.id, type.name]));

/** Name of a play type; null for an id the catalogue does not have. */
export function playTypeName(id: number): string | null {
  return NAMES.get(id) ?? null;
}
