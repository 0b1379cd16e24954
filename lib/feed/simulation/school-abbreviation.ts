/** Abbreviations of schools: two to five letters, each once in a league and none that a real school is known by. */
import { TEAM_ALIASES } from "#lib/basketball/team-aliases.ts";

const REAL = new Set(
  Object.entries(TEAM_ALIASES)
    .flatMap(([school, aliases]) => [school, ...aliases])
    .filter((name) => /^[A-Z]{2,5}$/.test(name)),
);

/** Rude, or another thing's name. */
const REFUSED =
  /ASS$|^ASS|^(BUM|BUTT|COCK|COON|CRAP|CUM|DICK|DIE|DYKE|FAG|FAT|FBI|CIA|GAS|GUN|HELL|ISIS|KKK|NAZI|NRA|PEE|PIG|PISS|POO|RAPE|SEX|SHIT|SLUT|TIT|TITS|TURD|USA|WTF)$/;

/**
 * The first abbreviation of the name that is not `taken`, in the manner of scoreboards: `MRST`, `KBAY`, `STAL`, `VAN`. Adds it to `taken`.
 *
 * @throws RangeError when every way to shorten the name is taken
 */
export function abbreviate(name: string, taken: Set<string>): string {
  for (const candidate of candidates(name)) {
    if (candidate.length < 2 || candidate.length > 5) continue;
    if (taken.has(candidate) || REAL.has(candidate) || REFUSED.test(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
  throw new RangeError(`There is no abbreviation left for ${name}.`);
}

function* candidates(name: string): Generator<string> {
  const words = name
    .normalize("NFKD")
    .replaceAll("&", "")
    .toUpperCase()
    .split(" ")
    .map((word) => word.replaceAll(/[^A-Z]/g, ""))
    .filter((word) => word !== "");
  const [first = "", second = "", last = words.at(-1) ?? ""] = [words[0], words[1], words.at(-1)];
  const initials = words.map((word) => word.charAt(0)).join("");
  const bones = (word: string) => word.charAt(0) + word.slice(1).replaceAll(/[AEIOUY]/g, "");
  if (words.length === 1) {
    yield* [first.slice(0, 4), bones(first).slice(0, 4), first.slice(0, 3), first.slice(0, 5), `${first.charAt(0)}U`];
  } else if (first === "ST") {
    yield* [
      `ST${second.slice(0, 2)}`,
      `ST${second.slice(0, 3)}`,
      `S${second.slice(0, 3)}`,
      `ST${bones(second).slice(0, 3)}`,
    ];
  } else if (last === "STATE") {
    const stem = words
      .slice(0, -1)
      .map((word) => word.charAt(0))
      .join("");
    yield* [
      `${bones(first).slice(0, 2)}ST`,
      `${first.slice(0, 3)}ST`,
      `${stem}SU`,
      `${stem}ST`,
      `${bones(first).slice(0, 3)}S`,
    ];
  } else {
    yield* [
      `${first.charAt(0)}${last.slice(0, 3)}`,
      first.slice(0, 4),
      `${initials}U`,
      `${first.slice(0, 2)}${last.slice(0, 2)}`,
    ];
    yield* [`${first.slice(0, 3)}${last.charAt(0)}`, `${first.slice(0, 3)}${last.slice(0, 2)}`];
  }
  // What is left: the first letter and any letters after it, in order.
  const letters = words.join("");
  for (let third = 2; third < letters.length; third++) {
    for (let next = 1; next < third; next++) {
      yield `${letters.charAt(0)}${letters.charAt(next)}${letters.charAt(third)}`;
      yield `${letters.charAt(0)}${letters.charAt(next)}${letters.charAt(third)}U`;
    }
  }
}
