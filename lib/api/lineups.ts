/** Lineups as records, and teams with and without each of their athletes. */
import type { LineupTime, TeamLineups } from "#lib/basketball/lineup.ts";
import { COUNTED_SEASON_TYPES } from "#lib/basketball/season.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { gameLineups, onOff, teamLineups } from "#lib/records/lineup-endpoints.ts";
import type { LineupStats, OnOffStats } from "#lib/records/lineup-records.ts";
import { computeNetDifference } from "#lib/statistics/floor-rates.ts";
import { compareLineups, lineupKey } from "#lib/statistics/lineups.ts";
import { computeOnOff } from "#lib/statistics/on-off.ts";
import { sumLineups } from "#lib/statistics/sum-lineups.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectAthleteNames } from "#lib/store/game-names.ts";
import { selectGames } from "#lib/store/games.ts";
import { selectGameLineups, selectTeamLineups } from "#lib/store/lineups.ts";
import { selectTeamNames } from "#lib/store/teams.ts";
import { floorRecord } from "./floor-records.ts";
import { type Listing, listingOf } from "./listing.ts";
import { conferencesByTeam } from "./teams.ts";

/** A team as its records name it. */
interface NamedTeam {
  teamId: number;
  team: string;
  conference: string | null;
}

export async function listTeamLineups(db: Database, values: ValuesOf<typeof teamLineups>): Promise<Listing> {
  const teams = await readTeams(db, values);
  return lineupListing(
    db,
    teams.map(({ named, games }) => ({ named, lineups: sumLineups(games).lineups })),
  );
}

export async function listGameLineups(db: Database, { gameId }: ValuesOf<typeof gameLineups>): Promise<Listing> {
  const [game] = await selectGames(db, [gameId]);
  if (game === undefined) return listingOf([]);
  const sides = await selectGameLineups(db, gameId);
  return lineupListing(
    db,
    sides.map(({ side, teamId, lineups }) => ({
      named: { teamId, team: game[`${side}Team`], conference: game[`${side}Conference`] },
      lineups: lineups.lineups,
    })),
  );
}

export async function listOnOff(db: Database, values: ValuesOf<typeof onOff>): Promise<Listing> {
  const teams = await readTeams(db, values);
  const records: OnOffStats[] = [];
  for (const { named, games } of teams) {
    const { lineups, unknown } = sumLineups(games);
    const athletes = await athletesOf(db, lineups);
    for (const { athleteId, on, off } of computeOnOff(lineups)) {
      records.push({
        ...named,
        athleteId,
        name: athletes.get(athleteId)?.name ?? "",
        position: athletes.get(athleteId)?.position ?? null,
        games: games.length,
        gamesPlayed: games.filter((game) => game.lineups.some((five) => five.athleteIds.includes(athleteId))).length,
        unknownSeconds: unknown.seconds,
        on: floorRecord(on),
        off: floorRecord(off),
        netDifference: computeNetDifference(on, off),
      });
    }
  }
  return listingOf(records.sort((a, b) => b.on.totalSeconds - a.on.totalSeconds || a.athleteId - b.athleteId));
}

/** The teams of the name that have lineups in the part of the season, with those of each game. */
async function readTeams(
  db: Database,
  values: ValuesOf<typeof onOff>,
): Promise<{ named: NamedTeam; games: TeamLineups[] }[]> {
  const { season, team, startDateRange, endDateRange, seasonType, asOf, gameId } = values;
  const teams = await selectTeamNames(db, team);
  const rows = await selectTeamLineups(db, {
    season,
    teamIds: teams.map(({ id }) => id),
    startFrom: startDateRange,
    startTo: endDateRange,
    before: asOf,
    seasonTypes: seasonType === undefined ? COUNTED_SEASON_TYPES : [seasonType],
    gameId,
  });
  const conferences = await conferencesByTeam(db, season);
  return teams.map(({ id, school }) => ({
    named: { teamId: id, team: school, conference: conferences.get(id)?.abbreviation ?? null },
    games: rows.filter((row) => row.teamId === id).map((row) => row.lineups),
  }));
}

async function lineupListing(
  db: Database,
  teams: readonly { named: NamedTeam; lineups: readonly LineupTime[] }[],
): Promise<Listing> {
  const all = teams.flatMap(({ named, lineups }) => lineups.map((lineup) => ({ named, lineup })));
  const athletes = await athletesOf(
    db,
    all.map(({ lineup }) => lineup),
  );
  return listingOf(
    all
      .sort((a, b) => compareLineups(a.lineup, b.lineup))
      .map(
        ({ named, lineup }): LineupStats => ({
          ...named,
          idHash: lineupKey(lineup.athleteIds),
          athletes: lineup.athleteIds.map((id) => ({ name: athletes.get(id)?.name ?? "", id })),
          ...floorRecord(lineup),
        }),
      ),
  );
}

async function athletesOf(db: Database, lineups: readonly LineupTime[]) {
  const ids = new Set(lineups.flatMap((lineup) => lineup.athleteIds));
  return new Map((await selectAthleteNames(db, [...ids])).map((athlete) => [athlete.id, athlete]));
}
