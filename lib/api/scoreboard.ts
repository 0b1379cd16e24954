/** The scoreboard as records. */
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { BroadcastFact } from "#lib/basketball/game-facts.ts";
import type { ReadValuesOf } from "#lib/records/endpoint.ts";
import type { scoreboard } from "#lib/records/game-endpoints.ts";
import type { ScoreboardGame, ScoreboardTeam } from "#lib/records/scoreboard-records.ts";
import { selectConferences } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { type OfferRow, type ScoreboardRow, selectOffers, selectScoreboardGames } from "#lib/store/scoreboard.ts";
import { truth } from "./games.ts";
import { type Listing, listingOf } from "./listing.ts";

/** Kinds of broadcasts that are shown, the best first. */
const SHOWN_BROADCASTS = ["tv", "streaming"] as const;

export async function listScoreboard(
  db: Database,
  { leagueDay, conference }: ReadValuesOf<typeof scoreboard>,
): Promise<Listing> {
  const conferenceIds =
    conference === undefined ? undefined : (await selectConferences(db, conference)).map(({ id }) => id);
  const rows = await selectScoreboardGames(db, { day: leagueDay, conferenceIds });
  const ids = rows.map((row) => row.id);
  const offers = Map.groupBy(await selectOffers(db, ids), (offer) => offer.gameId);
  return listingOf(rows.map((row) => scoreboardGame(row, offers.get(row.id) ?? [])));
}

function scoreboardGame(row: ScoreboardRow, offers: readonly OfferRow[]): ScoreboardGame {
  return {
    id: row.id,
    startDate: row.startDate,
    startTimeTbd: truth(row.startTimeTbd),
    tv: shownBroadcast(JSON.parse(row.broadcasts) as BroadcastFact[]),
    neutralSite: truth(row.neutralSite),
    conferenceGame: truth(row.conferenceGame),
    status: row.status,
    period: row.period,
    clock: row.clock,
    venue: row.venue,
    city: row.city,
    state: row.state,
    homeTeam: scoreboardTeam(row, "home"),
    awayTeam: scoreboardTeam(row, "away"),
    betting: betting(offers),
  };
}

function scoreboardTeam(row: ScoreboardRow, side: Side): ScoreboardTeam {
  const periodPoints = row[`${side}PeriodPoints`];
  return {
    id: row[`${side}TeamId`],
    name: row[`${side}DisplayName`] ?? [row[`${side}School`], row[`${side}Mascot`]].filter(Boolean).join(" "),
    location: row[`${side}School`],
    conference: row[`${side}Conference`],
    conferenceAbbreviation: row[`${side}ConferenceAbbreviation`],
    points: row[`${side}Points`],
    lineScores: periodPoints === null ? null : (JSON.parse(periodPoints) as number[]),
  };
}

/** The first television broadcast, else the first stream, in the feed's order; null where it names neither. */
function shownBroadcast(broadcasts: readonly BroadcastFact[]): string | null {
  for (const kind of SHOWN_BROADCASTS) {
    const found = broadcasts.find(({ type }) => type.toLowerCase() === kind);
    if (found) return found.name;
  }
  return null;
}

/** All four numbers are one provider's: the first by name with a spread, else the first with any number. `offers` by name. */
function betting(offers: readonly OfferRow[]): ScoreboardGame["betting"] {
  const offer = offers.find(({ spread }) => spread !== null) ?? offers.find(hasNumber);
  return {
    spread: offer?.spread ?? null,
    overUnder: offer?.overUnder ?? null,
    homeMoneyline: offer?.homeMoneyline ?? null,
    awayMoneyline: offer?.awayMoneyline ?? null,
  };
}

function hasNumber(offer: OfferRow): boolean {
  return offer.overUnder !== null || SIDES.some((side) => offer[`${side}Moneyline`] !== null);
}
