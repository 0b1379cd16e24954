/** Known mistakes of published results files, each with its reason. */
interface NameCorrection {
  name: string;
  reason: string;
}

const NAME_CORRECTIONS: Readonly<Record<string, NameCorrection>> = {
  "Concorida (NE)": { name: "Concordia (NE)", reason: "letters swapped" },
  "Embry‚ÄìRiddle (AZ)": { name: "Embry-Riddle (AZ)", reason: "a dash in UTF-8 read as Mac OS Roman" },
  "Embry‚ÄìRiddle (FL)": { name: "Embry-Riddle (FL)", reason: "a dash in UTF-8 read as Mac OS Roman" },
  "Johnson (Fl)": {
    name: "Johnson University Florida",
    reason: "shortened beyond what the rules of spelling can tell",
  },
};

/** The name that was meant; the name itself where no mistake is known. */
export function correctedName(name: string): string {
  return Object.hasOwn(NAME_CORRECTIONS, name) ? (NAME_CORRECTIONS[name]?.name ?? name) : name;
}
