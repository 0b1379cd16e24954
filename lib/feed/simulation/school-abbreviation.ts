/** Abbreviations of schools: three to five letters, each once in a league and none that a real school is known by. */

/** What scoreboards call schools of Division I, as far as the names of the tables could come to it. */
const REAL = new Set(
  [
    "AAMU ACU AFA ALA ALB ALST APSU ARST ASU BAY BCU BEL BELL BGSU BUCK CAL CAM CAN CCSU CCU CHST CLT COLU COPP COR CSU DEL DSU",
    "ECU ETSU EVAN EWU FAIR FAMU FAU FDU FGCU FIU FLA FSU GCU GRAM HALL HARV HBU HCU HPU INST IPFW ISU KSU LAF LAM LAS LBSU LIU LMU",
    "LONG LSU MAN MARQ MER MERC MICH MILW MONT MRST MSST MSU MTST MTSU MVSU NAU NCCU NCSU NDSU NEV NIU NJIT NKU NMSU NWST OAK OKST",
    "ORST OSU PAC PENN PFW PITT PORT PRES PRST PSU QUIN SAC SAM SCST SCU SDST SDSU SEA SEMO SFA SHSU SIUE SLU SMC SMU SPU STAN STO",
    "TAMUC TAR TCU TNST TNTC TOW TTU UAB UCF UCI UCLA UIC UNA UNC UND UNI UNLV UNT UPST USC USU UTC UTEP UTU VAL VAN VCU VMI WCU WIN",
    "WIS WRST WSU YSU BYU",
  ].flatMap((line) => line.split(" ")),
);

/** Rude, or another thing's name. */
const REFUSED =
  /ASS$|^ASS|^(BUM|BUTT|COCK|COON|CRAP|CUM|DICK|DIE|DYKE|FAG|FAT|FBI|CIA|GAS|GUN|HELL|ISIS|KKK|NAZI|NRA|PEE|PIG|PISS|POO|RAPE|SEX|SHIT|SLUT|TIT|TITS|TURD|USA|WTF)$/;

/**
 * The first abbreviation of the name that is not `taken`, in the manner of scoreboards: `MARST`, `KBAY`, `STAL`, `VAND`. Adds it to `taken`.
 *
 * @throws RangeError when every way to shorten the name is taken
 */
export function abbreviate(name: string, taken: Set<string>): string {
  for (const candidate of candidates(name)) {
    if (candidate.length < 3 || candidate.length > 5) continue;
    if (taken.has(candidate) || REAL.has(candidate) || REFUSED.test(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
  throw new RangeError(`There is no abbreviation left for ${name}.`);
}

/** Short forms of what comes after the place. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  STATE: ["ST", "S", "SU"],
  TECH: ["TC", "T", "TU"],
  AM: ["AM", "A"],
  CITY: ["C", "CU"],
  WESLEYAN: ["WU", "W"],
  CHRISTIAN: ["CH", "CU"],
  POLY: ["P", "PU"],
};
const SHORT_DIRECTIONS = /^(NOR|SOU|EAS|WES|CEN)/;

function* candidates(name: string): Generator<string> {
  const words = name
    .normalize("NFKD")
    .toUpperCase()
    .split(" ")
    .map((word) => word.replaceAll(/[^A-Z]/g, ""));
  const endings = words.length > 1 ? (ENDINGS[words.at(-1) ?? ""] ?? null) : null;
  const [first = "", second = ""] = words;
  if (endings !== null) {
    const place = words.slice(0, -1);
    const short = place.length > 1 ? place.map((word) => word.charAt(0)).join("") : first.charAt(0);
    for (const ending of endings) {
      yield* [bones(first).slice(0, 2), first.slice(0, 3), short, bones(first).slice(0, 3)].map(
        (stem) => stem + ending,
      );
    }
  } else if (first === "ST") {
    yield* [`ST${second.slice(0, 2)}`, `ST${second.slice(0, 3)}`, `ST${bones(second).slice(0, 3)}`];
  } else if (words.length === 1) {
    yield* [first.slice(0, 4), bones(first).slice(0, 4), first.slice(0, 3), first.slice(0, 5)];
  } else if (SHORT_DIRECTIONS.test(first)) {
    yield* [`${first.charAt(0)}${second.slice(0, 3)}`, `${first.charAt(0)}${bones(second).slice(0, 3)}`];
  } else {
    yield* [`${first.charAt(0)}${second.slice(0, 3)}`, `${first.slice(0, 2)}${second.slice(0, 2)}`, first.slice(0, 4)];
    yield* [`${first.slice(0, 3)}${second.charAt(0)}`, `${first.slice(0, 3)}${second.slice(0, 2)}`];
  }
  yield* anyLetters(words.join(""));
}

/** Where all that is taken: the first letter and two after it, in order. */
function* anyLetters(letters: string): Generator<string> {
  for (let third = 2; third < letters.length; third++) {
    for (let second = 1; second < third; second++) {
      yield `${letters.charAt(0)}${letters.charAt(second)}${letters.charAt(third)}U`;
    }
  }
}

/** The first letter and the consonants after it. */
function bones(word: string): string {
  return word.charAt(0) + word.slice(1).replaceAll(/[AEIOUY]/g, "");
}
