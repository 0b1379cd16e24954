/** Who leaves for the professional league: the best of all classes, and some from clubs abroad. */
import type { League } from "#lib/feed/simulation/league-model.ts";
import { LEAGUE_SIZES } from "#lib/feed/simulation/league-scale.ts";
import { randomOf } from "#lib/feed/simulation/random.ts";
import type { Career, SeasonCareers } from "./career.ts";

export const ROUNDS = 2;
/** Share of the picks that come from clubs abroad. */
const FROM_ABROAD = 0.18;
/** What youth is worth to those who pick, by class: they draft what a player will be. */
const YOUTH = [0.85, 0.45, 0.15, 0.05, 0];
/** How far those who pick are off. */
const MISJUDGED = 0.2;
/** Players who are looked at for each pick. */
const WATCHED_FOR_EACH_PICK = 4;

export interface DraftProspect {
  /** How good those who pick think he will be. */
  judgement: number;
  /** Null: from a club abroad. */
  career: Career | null;
}

/** The prospects that are picked after a season, best first. */
export function draftedProspects(league: League, season: number, careers: SeasonCareers): DraftProspect[] {
  const random = randomOf(league.seed, league.scale, "draft", season);
  const picks = LEAGUE_SIZES[league.scale].professionalTeams * ROUNDS;
  const abroad = Math.round(picks * FROM_ABROAD);
  const college = watched(careers, picks * WATCHED_FOR_EACH_PICK)
    .map((career): DraftProspect => ({ career, judgement: promiseOf(career) + random.normal(0, MISJUDGED) }))
    .sort(byJudgement)
    .slice(0, picks - abroad);
  const best = college[0]?.judgement ?? 0;
  const last = college.at(-1)?.judgement ?? 0;
  const foreign = Array.from(
    { length: abroad },
    (): DraftProspect => ({ career: null, judgement: random.between(last, best) }),
  );
  return [...college, ...foreign].sort(byJudgement);
}

/** The players of whom most is thought: at least so many, where there are. */
function watched(careers: SeasonCareers, count: number): Career[] {
  const all = careers.flat();
  const promises = Float64Array.from(all, promiseOf);
  const least = promises.toSorted()[Math.max(0, all.length - count)] ?? 0;
  return all.filter((_, place) => (promises[place] as number) >= least);
}

function promiseOf({ ability, classYear }: Career): number {
  return ability + (YOUTH[classYear - 1] ?? 0);
}

function byJudgement(one: DraftProspect, other: DraftProspect): number {
  return other.judgement - one.judgement;
}
