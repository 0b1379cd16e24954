"use client";

import { SHARE_FILLS, ShareBar, type ShareFill } from "#components/charts/share-bar.tsx";
import { formatMadeAttempted, formatNumber, formatPct } from "#lib/format/number.ts";
import type { ShotBucketKey, TeamSeasonOverview } from "#lib/records/overview-records.ts";
import type { CoveredPart } from "./coverage-copy.ts";
import { Covered } from "./covered.tsx";
import { SeasonSection } from "./season-section.tsx";
import { type ShotShare, shotSentence, shotShares } from "./shot-shares.ts";

const PART: CoveredPart = { subject: "The shot profile", rows: "play-by-play" };

const FILLS: Record<ShotBucketKey, ShareFill> = {
  at_rim: "first",
  two_point_jumper: "second",
  three_point_jumper: "third",
  unknown: "unknown",
};

/** From where the team shoots and how well: a bar of shares, and the same in numbers. */
export function ShotsSection({ shooting }: { shooting: TeamSeasonOverview["shooting"] }) {
  const shares = shotShares(shooting.buckets);
  return (
    <SeasonSection id="shots" title="Shots" sentence={shooting.trackedAttempts > 0 ? shotSentence(shares) : null}>
      <Covered part={PART} coverage={shooting.coverage}>
        <ShareBar
          shares={shares.map((share) => ({ key: share.key, width: share.width ?? 0, fill: FILLS[share.key] }))}
        />
        <table className="figures mt-4 w-full text-sm">
          <caption className="sr-only">Shots by kind</caption>
          <thead>
            <tr className="narrow text-xs text-muted">
              <th scope="col" className="pb-1 text-left font-medium">
                Kind
              </th>
              <th scope="col" className="pb-1 text-right font-medium">
                Share
              </th>
              <th scope="col" className="pb-1 text-right font-medium">
                Made
              </th>
              <th scope="col" className="pb-1 text-right font-medium">
                FG %
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <ShareRow key={share.key} share={share} />
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-xs text-muted">
          {formatNumber(shooting.trackedAttempts)} field-goal tries tracked in the play-by-play; shares are of those
          whose kind is known.
        </p>
      </Covered>
    </SeasonSection>
  );
}

function ShareRow({ share }: { share: ShotShare }) {
  return (
    <tr>
      <th scope="row" className="border-t border-rule py-2 text-left font-medium">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            data-team-color
            className={`size-3 shrink-0 rounded-sm ring-1 ring-ink/15 ring-inset ${SHARE_FILLS[FILLS[share.key]]}`}
          />
          {share.label}
        </span>
      </th>
      <td className="border-t border-rule py-2 text-right">
        {share.attemptPct === null ? "–" : `${formatPct(share.attemptPct)} %`}
      </td>
      <td className="border-t border-rule py-2 pl-2 text-right whitespace-nowrap">
        {formatMadeAttempted({ made: share.made, attempted: share.attempts })}
      </td>
      <td className="border-t border-rule py-2 text-right font-semibold">{formatPct(share.fieldGoalPct)}</td>
    </tr>
  );
}
