/**
 * One key for all spellings of a school's name, so that feeds which know only names can be matched.
 *
 * Two names have the same key when they differ in writing (`San José State` and `San Jose St.`, `William & Mary` and `William and Mary`)
 * or when team-aliases.ts lists both for one school (`ULM` and `Louisiana-Monroe`). A key is not an identity: seventy-odd pairs
 * of small colleges really have the same name (two called Holy Cross, two called Union), and the upstream catalogue also lists some schools twice.
 * Compare keys within the candidates at hand, and where several share one, take the school that a conference (the Division I one) or a source id singles out.
 */
import { TEAM_ALIASES } from "./team-aliases.ts";

/** Ways to shorten a state's name, by postal code: inside brackets they tell schools apart, `Wheaton (Ill.)`. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  al: ["alabama", "ala"],
  ak: ["alaska"],
  az: ["arizona", "ariz"],
  ar: ["arkansas", "ark"],
  ca: ["california", "calif"],
  co: ["colorado", "colo"],
  ct: ["connecticut", "conn"],
  de: ["delaware", "del"],
  fl: ["florida", "fla"],
  ga: ["georgia"],
  hi: ["hawaii"],
  id: ["idaho"],
  il: ["illinois", "ill"],
  in: ["indiana", "ind"],
  ia: ["iowa"],
  ks: ["kansas", "kan", "kans"],
  ky: ["kentucky"],
  la: ["louisiana"],
  me: ["maine"],
  md: ["maryland"],
  ma: ["massachusetts", "mass"],
  mi: ["michigan", "mich"],
  mn: ["minnesota", "minn"],
  ms: ["mississippi"],
  mo: ["missouri"],
  mt: ["montana", "mont"],
  ne: ["nebraska", "neb"],
  nv: ["nevada", "nev"],
  nh: ["new hampshire"],
  nj: ["new jersey"],
  nm: ["new mexico"],
  ny: ["new york"],
  nc: ["north carolina"],
  nd: ["north dakota"],
  oh: ["ohio"],
  ok: ["oklahoma", "okla"],
  or: ["oregon", "ore"],
  pa: ["pennsylvania", "penn"],
  ri: ["rhode island"],
  sc: ["south carolina"],
  sd: ["south dakota"],
  tn: ["tennessee", "tenn"],
  tx: ["texas", "tex"],
  ut: ["utah"],
  vt: ["vermont"],
  va: ["virginia"],
  wa: ["washington", "wash"],
  wv: ["west virginia"],
  wi: ["wisconsin", "wis"],
  wy: ["wyoming", "wyo"],
};

/** State texts to postal codes: `ill` and `illinois` are `il`. */
const POSTAL_CODES = new Map(
  Object.entries(STATES).flatMap(([code, names]) => [code, ...names].map((name) => [name, code] as const)),
);

/**
 * Words that stats.ncaa.org shortens with a full stop, `Western Mich.`, `Charleston So.`; only the full stop tells a shortened word from a whole one.
 * `Miss.` is left: `Southern Miss` is how that school calls itself.
 */
const SHORTENED_WORDS = new Map<string, string>([
  ...Object.values(STATES).flatMap(([name, ...short]) => short.map((word) => [word, name ?? word] as const)),
  ["caro", "carolina"],
  ["christ", "christian"],
  ["col", "college"],
  ["ft", "fort"],
  ["ga", "georgia"],
  ["ky", "kentucky"],
  ["la", "louisiana"],
  ["md", "maryland"],
  ["mo", "missouri"],
  ["mt", "mount"],
  ["so", "southern"],
  ["univ", "university"],
  ["va", "virginia"],
  ["val", "valley"],
]);

/** Everything that is written like an apostrophe, the Hawaiian okina included. */
const APOSTROPHES = /['’‘‛ʻʼʹ`´]/gu;

/** Lower case, plain letters, one space between words, bracketed states as postal codes, `St.` as the word it stands for. */
function spell(name: string): string {
  return (
    name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(APOSTROPHES, "")
      // Sports-Reference glues the mark of a tournament team to its name.
      .replace(/(?<=\S)\s?NCAA$/u, "")
      .toLowerCase()
      // A place in brackets tells a school from its namesakes, so that `College` or `University` before it adds nothing.
      .replace(/(?: (?:college|university))?\s*\(([^)]*)\)/gu, (_all, inside: string) => {
        const plain = inside.replaceAll(".", "").trim();
        return ` ${POSTAL_CODES.get(plain) ?? inside.replace(/^st\b\.?/u, "saint ")} `;
      })
      // `St.` opens a saint's name at the start, after `Mount`, and after a hyphen; elsewhere it closes a state school's name.
      .replace(/^\s*st\b\.?/u, "saint ")
      .replace(/\b(mount|mt)\.?\s+st\b\.?/gu, "mount saint ")
      .replace(/(?<=\w)-st\.?(?= )/gu, " saint ")
      .replace(/\bst\b\.?/gu, " state ")
      .replace(/\b(?:[a-z]\.){2,}/gu, (initials) => initials.replaceAll(".", ""))
      .replace(/\b([a-z]+)\./gu, (_all, word: string) => `${SHORTENED_WORDS.get(word) ?? word} `)
      .replaceAll("&", " and ")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .replace(/^the /u, "")
      .replace(/^mt /u, "mount ")
  );
}

/** Without the word every university may add or leave out: `University of Houston`, `Lamar University`, `Seattle U`. */
function withoutUniversity(spelling: string): string {
  const shorter = spelling.replace(/^university of (?:the )?/u, "").replace(/ (?:university|univ|u)$/u, "");
  return shorter === "" ? spelling : shorter;
}

const CANONICAL_KEYS = new Map(
  Object.entries(TEAM_ALIASES).flatMap(([school, aliases]) => {
    const key = withoutUniversity(spell(school));
    return aliases.map((alias) => [spell(alias), key] as const);
  }),
);

/**
 * The key of a team's name. Equal for all known spellings of one school; different for two Division I schools.
 * Any text has a key; a name without letters or digits has the empty one.
 */
export function teamNameKey(name: string): string {
  const spelling = spell(name);
  const whole = CANONICAL_KEYS.get(spelling);
  if (whole !== undefined) return whole;
  const shorter = withoutUniversity(spelling);
  return CANONICAL_KEYS.get(shorter) ?? shorter;
}
