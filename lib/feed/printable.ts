/**
 * Text out of a feed as it may stand in a message: control characters, which a terminal would obey and PostgreSQL would refuse, and
 * characters that turn the direction of writing become U+FFFD.
 */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
