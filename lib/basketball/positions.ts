/** Positions: records carry the abbreviation, rosters the full name. */
const POSITION_NAMES: Readonly<Record<string, string>> = {
  PG: "Point Guard",
  SG: "Shooting Guard",
  SF: "Small Forward",
  PF: "Power Forward",
  G: "Guard",
  F: "Forward",
  C: "Center",
  GF: "Guard-Forward",
  FC: "Forward-Center",
  ATH: "Athlete",
};

/** Full name of a position abbreviation; the abbreviation itself where the field has no name for it. */
export function positionName(abbreviation: string | null): string | null {
  if (abbreviation === null || !Object.hasOwn(POSITION_NAMES, abbreviation)) return abbreviation;
  return POSITION_NAMES[abbreviation] ?? abbreviation;
}

/** Abbreviation of a position name or abbreviation; null for "Not Available" and unknown words. */
export function positionAbbreviation(text: string | null | undefined): string | null {
  if (!text) return null;
  if (Object.hasOwn(POSITION_NAMES, text)) return text;
  const found = Object.entries(POSITION_NAMES).find(([, name]) => name.toLowerCase() === text.toLowerCase());
  return found ? found[0] : null;
}
