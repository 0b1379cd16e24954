/**
 * The form of an API key: `court_`, 32 random base62 characters, 6 more that check them. The check tells a mistyped key from an unknown
 * one without a look into the store, and lets scanners find leaked keys.
 */
import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

export const KEY_PREFIX = "court_";
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;
const FORM = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`);

/** A new key: 190 bits of chance. */
export function generateApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${KEY_PREFIX}${random}${checkOf(random)}`;
}

/** Whether a text has the form of a key and its check is right. */
export function isApiKeyText(text: string): boolean {
  const [, random, check] = FORM.exec(text) ?? [];
  return random !== undefined && checkOf(random) === check;
}

/** What is stored of a key. 190 bits of chance need no salt and no slow hash: nobody can try them through. */
export function hashApiKey(key: string): string {
  return hash("sha256", key, "hex");
}

/** CRC-32 of the random part in base62, six characters. */
function checkOf(random: string): string {
  let rest = crc32(random);
  let check = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    check = ALPHABET.charAt(rest % ALPHABET.length) + check;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return check;
}
