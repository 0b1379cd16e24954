/** From where a team shoots, and how well. */
import { formatCount, formatNumber, formatPct } from "#lib/format/number.ts";
import type { ShotBucket, ShotBucketKey } from "#lib/records/overview-records.ts";

export interface ShotShare {
  key: ShotBucketKey;
  label: string;
  attempts: number;
  made: number;
  /** Share of all tracked shots, 0 to 100: widths of the bar, which add up to 100. Null without a shot. */
  width: number | null;
  /** Share of the shots whose kind is known, as the record has it; null of the unknown. */
  attemptPct: number | null;
  fieldGoalPct: number | null;
}

const LABELS: Record<ShotBucketKey, string> = {
  at_rim: "Shots at the rim",
  two_point_jumper: "Two-point jumpers",
  three_point_jumper: "Three-pointers",
  unknown: "Unknown kind",
};
const ORDER: readonly ShotBucketKey[] = ["at_rim", "two_point_jumper", "three_point_jumper", "unknown"];

/** One entry a bucket, from the rim outwards, the unknown last and always there. */
export function shotShares(buckets: readonly ShotBucket[]): ShotShare[] {
  const tracked = buckets.reduce((sum, bucket) => sum + bucket.attempts, 0);
  return ORDER.map((key) => {
    const bucket = buckets.find((entry) => entry.key === key);
    const attempts = bucket?.attempts ?? 0;
    return {
      key,
      label: LABELS[key],
      attempts,
      made: bucket?.made ?? 0,
      width: tracked === 0 ? null : (100 * attempts) / tracked,
      attemptPct: bucket?.attemptPct ?? null,
      fieldGoalPct: bucket?.fieldGoalPct ?? null,
    };
  });
}

/** What the shots come to in a sentence. */
export function shotSentence(shares: readonly ShotShare[]): string {
  const known = shares.filter(({ key, attempts }) => key !== "unknown" && attempts > 0);
  const unknown = shares.find(({ key }) => key === "unknown")?.attempts ?? 0;
  const classified = known.reduce((sum, { attempts }) => sum + attempts, 0);
  const most = known.toSorted((one, other) => other.attempts - one.attempts)[0];
  if (most === undefined) return `Of ${formatCount(unknown, "tracked shot")} no kind is known.`;
  const made = most.fieldGoalPct === null ? "" : `, ${formatPct(most.fieldGoalPct)} % of them made`;
  const lead = `${most.label} are the largest part: ${formatPct(most.attemptPct)} % of ${formatCount(classified, "shot")} of known kind${made}.`;
  return unknown === 0
    ? lead
    : `${lead} ${formatNumber(unknown)} more ${unknown === 1 ? "has" : "have"} no known kind.`;
}
