/** Known mistakes of published lists of recruits, each with its reason. */
interface SchoolCorrection {
  school: string;
  reason: string;
}

const SCHOOL_CORRECTIONS: Readonly<Record<string, SchoolCorrection>> = {
  "EUR Brewster Academy": { school: "Brewster Academy", reason: "the region of the player's home stands before it" },
};

/** The school that was meant; the school itself where no mistake is known. */
export function correctedSchool(school: string): string {
  return Object.hasOwn(SCHOOL_CORRECTIONS, school) ? (SCHOOL_CORRECTIONS[school]?.school ?? school) : school;
}
