import { teamColors } from "#lib/format/team-colors.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { TeamMark } from "./team-mark.ts";

const SIZES = {
  small: "h-5 w-8 rounded text-[0.625rem]",
  normal: "h-7 w-10 rounded-md text-xs",
  large: "h-12 w-16 rounded-lg text-lg sm:h-14 sm:w-20 sm:text-2xl",
} as const;

interface TeamBadgeProps {
  /** Null where the team is not (yet) known. */
  team: TeamMark | null | undefined;
  school: string;
  size?: keyof typeof SIZES;
}

/** A team's letters on its colour. Decoration: the name stands beside it. */
export function TeamBadge({ team, school, size = "normal" }: TeamBadgeProps) {
  const { fill, text } = teamColors(team ?? null);
  return (
    <span
      aria-hidden="true"
      data-team-color
      style={{ backgroundColor: fill, color: text }}
      className={`narrow inline-grid shrink-0 place-items-center font-bold ring-1 ring-ink/10 ring-inset ${SIZES[size]}`}
    >
      {teamBadgeText(team?.abbreviation, school)}
    </span>
  );
}
