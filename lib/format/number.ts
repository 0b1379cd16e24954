/** Numbers as text. What is not known is an en dash, never a zero. */

const UNKNOWN = "–";

/** A number with a fixed count of decimals: `formatNumber(70.5, 1)` is `70.5`; thousands are grouped, the minus is a real one. */
export function formatNumber(value: number | null | undefined, decimals = 0): string {
  if (value === null || value === undefined) return UNKNOWN;
  const text = value.toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // What rounds to nothing has no sign.
    signDisplay: "negative",
  });
  return text.replace("-", "−");
}

/** A percentage already on the 0 to 100 scale, without the sign: `54.2`. */
export function formatPct(value: number | null | undefined): string {
  return formatNumber(value, 1);
}

/**
 * A probability from 0 to 1 as a whole percentage: `63 %`. Only what is certain is `100 %` or `0 %`: the rest stays within `>99 %`
 * and `<1 %`.
 */
export function formatChance(probability: number | null | undefined): string {
  if (probability === null || probability === undefined) return UNKNOWN;
  const percent = Math.round(100 * probability);
  if (percent === 100 && probability < 1) return ">99 %";
  if (percent === 0 && probability > 0) return "<1 %";
  return `${percent} %`;
}

/** A difference with its sign: `+8`, `−3` (a real minus, as wide as the plus), `0`. */
export function formatSigned(value: number | null | undefined, decimals = 0): string {
  if (value === null || value === undefined) return UNKNOWN;
  const text = formatNumber(Math.abs(value), decimals);
  if (Number(text.replaceAll(",", "")) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
}

/** Made and attempted in the box score's way: `8-17`. */
export function formatMadeAttempted(shots: { made: number | null; attempted: number | null }): string {
  if (shots.made === null && shots.attempted === null) return UNKNOWN;
  return `${formatNumber(shots.made)}-${formatNumber(shots.attempted)}`;
}

/** `1 game`, `2 games`; the plural adds an s unless another is given. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

const ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

/** A place in an order: `1st`, `12th`, `22nd`, `111th`. */
export function formatOrdinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  return `${formatNumber(place)}${(teen ? undefined : ENDINGS[place % 10]) ?? "th"}`;
}
