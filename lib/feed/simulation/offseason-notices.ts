/** What is said in the course of a season of those who are to come, who leave, and who change schools; and of those who have just come. */
import { easternMidnight } from "#lib/basketball/eastern-date.ts";
import { seasonOpens } from "./calendar/season-dates.ts";
import type { League } from "./league-model.ts";
import { mapDraftTeams, mapPicks, mapRecruitingRankings, mapRecruits, mapTransfers } from "./map-offseason.ts";
import { rankClasses } from "./offseason.ts";
import type { SimulatedRecruit } from "./offseason-model.ts";
import { hashOf } from "./random.ts";
import { professionalTeams } from "./roster/professional-teams.ts";
import { LAST_SEASON } from "./roster/seasons.ts";
import type { Rosters } from "./rosters.ts";
import type { Notice } from "./world.ts";

/** Days of the year, US Eastern time, from which each is known. The portal opens after the national final, the draft is at the end of June. */
const EARLY_SIGNINGS = "11-14";
const PORTAL_OPENS = "04-20";
const LATE_SIGNINGS = "05-18";
const DRAFT = "06-27";
const PORTAL_CLOSED = "07-15";

/** Share of the recruits who have said in November where they go. */
const EARLY = 0.65;
const TWO_TO_32 = 4_294_967_296;

/**
 * Notices of the season's year, in the order they come out: those who come next (early and late), the portal (open and closed), the draft; and
 * first, that those who were to come this season have arrived.
 */
export function offseasonNotices(league: League, rosters: Rosters, season: number): Notice[] {
  const notice = (name: string, knownFrom: string, facts: Notice["facts"]): Notice => ({
    key: `offseason/${season}/${name}`,
    knownFrom,
    facts,
  });
  const arrivals = notice("arrivals", seasonOpens(season), () =>
    mapRecruits(league, rosters.offseason(season), { hasCommitted: () => true, arrived: true }),
  );
  if (season >= LAST_SEASON) return [arrivals];
  const next = () => rosters.offseason(season + 1);
  const signsEarly = (recruit: SimulatedRecruit) =>
    hashOf(league.seed, league.scale, "signs", recruit.id) < EARLY * TWO_TO_32;
  const signings = (hasCommitted: (recruit: SimulatedRecruit) => boolean) => () => {
    const { year, recruits } = next();
    const rankings = rankClasses(recruits.filter(hasCommitted));
    return [
      ...mapRecruits(league, { year, recruits }, { hasCommitted, arrived: false }),
      ...mapRecruitingRankings(league, year, rankings),
    ];
  };
  return [
    arrivals,
    notice("recruits", easternMidnight(`${season - 1}-${EARLY_SIGNINGS}`), signings(signsEarly)),
    notice("portal", easternMidnight(`${season}-${PORTAL_OPENS}`), () =>
      mapTransfers(league, next(), { decided: false }),
    ),
    notice(
      "signings",
      easternMidnight(`${season}-${LATE_SIGNINGS}`),
      signings(() => true),
    ),
    notice("draft", easternMidnight(`${season}-${DRAFT}`), () => [
      ...mapDraftTeams(professionalTeams(league)),
      ...mapPicks(league, next()),
    ]),
    notice("transfers", easternMidnight(`${season}-${PORTAL_CLOSED}`), () =>
      mapTransfers(league, next(), { decided: true }),
    ),
  ];
}
