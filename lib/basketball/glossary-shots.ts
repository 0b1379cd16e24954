/** Shots by kind, as plays tell them. */
import { type GlossaryEntry, STATISTICIANS_MANUAL, type StatisticSource } from "./glossary-entry.ts";

/** Kinds as the play-by-play of college games names them; their shares are plain ratios. */
const PLAY_BY_PLAY: StatisticSource = {
  title: "Play-by-play",
  reference: "type, value and text of the plays, as the feeds of ESPN and the NCAA name them",
};

const NEVER_NULL = "Never null: 0 where nothing was tried, and for a team whose games have no whole plays.";
const NO_BASE =
  "On the leaderboard null where nothing stands under the line; 0 in the lists of shots and in lineups, which have no nulls.";

const count = { unit: "count", decimals: 0, better: "high", source: PLAY_BY_PLAY, nullRule: NEVER_NULL } as const;
const percent = { unit: "percent", decimals: 1, source: PLAY_BY_PLAY, nullRule: NO_BASE } as const;

/** Made and tried, in the lists of shots and on the leaderboard. */
function counts<const List extends string, const Board extends string>(list: List, board: Board) {
  return [
    `shooting.${list}.made`,
    `shooting.${list}.attempted`,
    `leaderboard.shotProfile.${board}.made`,
    `leaderboard.shotProfile.${board}.attempts`,
  ] as const;
}

export const SHOT_GLOSSARY = {
  trackedShots: {
    ...count,
    title: "Tracked shots",
    abbreviation: "TRK",
    better: "neutral",
    formula:
      "Field-goal tries whose kind the play tells: dunks, layups, tip-ins, jumpers for two and for three. With the tries of unknown kind they are the field-goal attempts counted from the same plays.",
    fields: ["shooting.trackedShots", "leaderboard.summary.trackedShots"],
  },
  dunks: {
    ...count,
    title: "Dunks",
    abbreviation: "DNK",
    formula: "Dunks made and tried, alley-oops among them; one tipped in is a tip-in.",
    fields: [...counts("dunks", "dunk"), "unit.twoPointers.dunks.made", "unit.twoPointers.dunks.attempted"],
  },
  layups: {
    ...count,
    title: "Layups",
    abbreviation: "LAY",
    formula: "Layups made and tried, driving and reverse ones among them.",
    fields: [...counts("layups", "layup"), "unit.twoPointers.layups.made", "unit.twoPointers.layups.attempted"],
  },
  tipIns: {
    ...count,
    title: "Tip-ins",
    abbreviation: "TIP",
    formula: "Rebounds tipped at the basket, made and tried.",
    fields: [...counts("tipIns", "tipIn"), "unit.twoPointers.tipIns.made", "unit.twoPointers.tipIns.attempted"],
  },
  twoPointJumpers: {
    ...count,
    title: "Two-point jumpers",
    abbreviation: "2PJ",
    formula: "Jump shots, hooks and floaters for two, made and tried.",
    fields: [
      ...counts("twoPointJumpers", "twoPointJumper"),
      "unit.twoPointers.jumpers.made",
      "unit.twoPointers.jumpers.attempted",
    ],
  },
  threePointJumpers: {
    ...count,
    title: "Three-point jumpers",
    abbreviation: "3PJ",
    formula: "Tries worth three, made and missed, whatever the play calls them.",
    fields: counts("threePointJumpers", "threePointJumper"),
  },
  trackedFreeThrows: {
    ...count,
    title: "Free throws in plays",
    abbreviation: "FT",
    formula: "Free throws made and tried, of the games with whole plays.",
    source: STATISTICIANS_MANUAL,
    fields: counts("freeThrows", "freeThrows"),
  },
  assistedShots: {
    ...count,
    title: "Assisted makes",
    abbreviation: "AST'D",
    better: "neutral",
    formula: "Made shots of the kind that followed a pass which the play names as an assist.",
    fields: [
      "shooting.dunks.assisted",
      "shooting.layups.assisted",
      "shooting.twoPointJumpers.assisted",
      "shooting.threePointJumpers.assisted",
      "leaderboard.shotProfile.dunk.assisted",
      "leaderboard.shotProfile.layup.assisted",
      "leaderboard.shotProfile.twoPointJumper.assisted",
      "leaderboard.shotProfile.threePointJumper.assisted",
    ],
  },
  shotKindPct: {
    ...percent,
    title: "Percentage of a kind",
    abbreviation: "FG%",
    better: "high",
    formula: "100 * made / tried, of one kind of shots; at the rim, of dunks, layups and tip-ins together.",
    fields: [
      "shooting.dunks.pct",
      "shooting.layups.pct",
      "shooting.tipIns.pct",
      "shooting.twoPointJumpers.pct",
      "shooting.threePointJumpers.pct",
      "shooting.freeThrows.pct",
      "unit.twoPointers.dunks.pct",
      "unit.twoPointers.layups.pct",
      "unit.twoPointers.tipIns.pct",
      "unit.twoPointers.jumpers.pct",
      "leaderboard.shotProfile.atRim.pct",
      "leaderboard.shotProfile.twoPointJumper.pct",
      "leaderboard.shotProfile.threePointJumper.pct",
      "overview.shooting.buckets.fieldGoalPct",
    ],
  },
  assistedMakePct: {
    ...percent,
    title: "Assisted share of a kind",
    abbreviation: "AST'D%",
    better: "neutral",
    formula: "100 * assisted / made, of one kind of shots.",
    fields: [
      "shooting.dunks.assistedPct",
      "shooting.layups.assistedPct",
      "shooting.twoPointJumpers.assistedPct",
      "shooting.threePointJumpers.assistedPct",
      "leaderboard.shotProfile.atRim.assistedPct",
      "leaderboard.shotProfile.twoPointJumper.assistedPct",
      "leaderboard.shotProfile.threePointJumper.assistedPct",
    ],
  },
  assistedTryPct: {
    ...percent,
    title: "Assisted share of all tries",
    abbreviation: "AST'D%",
    better: "neutral",
    formula:
      "100 * assisted field goals / tracked shots, made or not: how many of all tries went in after a pass. The share of one kind is of the made ones.",
    nullRule: NEVER_NULL,
    fields: ["shooting.assistedPct", "leaderboard.shotProfile.assistedPct"],
  },
  shotShare: {
    ...percent,
    title: "Share of tries",
    abbreviation: "SHARE",
    better: "neutral",
    formula: "100 * tries of the kind / tracked shots.",
    fields: [
      "shooting.attemptsBreakdown.dunks",
      "shooting.attemptsBreakdown.layups",
      "shooting.attemptsBreakdown.tipIns",
      "shooting.attemptsBreakdown.twoPointJumpers",
      "shooting.attemptsBreakdown.threePointJumpers",
      "leaderboard.shotProfile.dunk.rate",
      "leaderboard.shotProfile.layup.rate",
      "leaderboard.shotProfile.tipIn.rate",
      "leaderboard.shotProfile.twoPointJumper.rate",
      "leaderboard.shotProfile.threePointJumper.rate",
    ],
  },
  atRimRate: {
    ...percent,
    title: "Share of tries at the rim",
    abbreviation: "RIM",
    better: "neutral",
    formula: "100 * (dunks + layups + tip-ins) tried / tracked shots.",
    fields: ["leaderboard.shotProfile.atRim.rate"],
  },
  threeRate: {
    ...percent,
    title: "Share of threes",
    abbreviation: "3PJ",
    better: "neutral",
    formula: "100 * three-point jumpers tried / tracked shots.",
    fields: ["leaderboard.shotProfile.distribution.threeRate"],
  },
  jumperRate: {
    ...percent,
    title: "Share of jumpers",
    abbreviation: "JUMP",
    better: "neutral",
    formula: "100 * jumpers for two and three tried / tracked shots: all that is not at the rim.",
    fields: ["leaderboard.shotProfile.distribution.jumperRate"],
  },
  midrangeRate: {
    ...percent,
    title: "Share of mid-range shots",
    abbreviation: "MID",
    better: "neutral",
    formula:
      "100 * two-point jumpers tried / tracked shots; those in the lane are among them, for not every feed says where a shot was taken.",
    fields: ["leaderboard.shotProfile.distribution.midrangeRate"],
  },
  freeThrowsPerShot: {
    ...percent,
    title: "Free throws to a hundred shots",
    abbreviation: "FTR",
    better: "high",
    formula:
      "100 * free throws tried / tracked shots, from plays. The free-throw rate of box scores has all field-goal attempts under the line.",
    nullRule: NEVER_NULL,
    fields: ["shooting.freeThrowRate", "leaderboard.shotProfile.freeThrows.rate"],
  },
} as const satisfies Record<string, GlossaryEntry>;
