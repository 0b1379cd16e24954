/** Names in lists of transfers that are another school's, each with its reason. */
interface SchoolCorrection {
  school: string;
  reason: string;
}

const SCHOOL_CORRECTIONS: Readonly<Record<string, SchoolCorrection>> = {
  "University of Charleston": {
    school: "Charleston (WV)",
    reason: "the list calls the one in South Carolina Charleston",
  },
  "Mississippi University": {
    school: "Mississippi University for Women",
    reason: "shortened; the list calls the state's other university Ole Miss",
  },
};

/** The school that was meant; the name itself where no mistake is known. */
export function correctedSchool(name: string): string {
  return Object.hasOwn(SCHOOL_CORRECTIONS, name) ? (SCHOOL_CORRECTIONS[name]?.school ?? name) : name;
}
