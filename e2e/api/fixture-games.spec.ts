/** The fixture games came through import, store and interface as they were played: the numbers are the ones counted while playing. */
import { expect, test } from "@playwright/test";
import { SIDES } from "#e2e/fixtures/contest.ts";
import { type FixtureGame, GAMES, LIVE, POSTPONED, SCHEDULED } from "#e2e/fixtures/season.ts";
import { addTallies, type PlayerTally } from "#e2e/fixtures/tally.ts";
import { list } from "./interface.ts";

const PLAYED = GAMES.flatMap((game) =>
  game.contest && game.status === "final" ? [{ game, contest: game.contest }] : [],
);

const startOf = (game: FixtureGame) => new Date(game.startDate).toISOString();

test("every game is listed once, with its status and score", async ({ request }) => {
  const games = await list(request, "GameInfo", "/games");
  expect(games.map((game) => game.sourceId).sort()).toEqual(GAMES.map((game) => game.id).sort());
  for (const fixture of GAMES) {
    const game = games.find((record) => record.sourceId === fixture.id);
    expect(game).toMatchObject({
      startDate: startOf(fixture),
      status: fixture.status,
      homeTeam: fixture.schools.home.school,
      awayTeam: fixture.schools.away.school,
      homePoints: fixture.contest?.score.home ?? null,
      awayPoints: fixture.contest?.score.away ?? null,
      homePeriodPoints: fixture.contest?.lines.home ?? null,
      awayPeriodPoints: fixture.contest?.lines.away ?? null,
      neutralSite: fixture.neutralSite,
      attendance: fixture.attendance,
      gameNotes: fixture.note,
    });
  }
});

test("a game nobody has played has no box score and no plays", async ({ request }) => {
  const games = await list(request, "GameInfo", "/games");
  for (const fixture of [SCHEDULED, POSTPONED]) {
    const id = games.find((game) => game.sourceId === fixture.id)?.id ?? 0;
    expect(await list(request, "GameBoxScoreTeam", "/games/teams", { gameId: id })).toEqual([]);
    expect(await list(request, "PlayInfo", `/plays/game/${id}`)).toEqual([]);
  }
});

test("a game that is on has the plays so far", async ({ request }) => {
  const live = (await list(request, "GameInfo", "/games", { status: "in_progress" }))[0];
  expect(live?.sourceId).toBe(LIVE.id);
  const plays = await list(request, "PlayInfo", `/plays/game/${live?.id}`);
  expect(plays.map((play) => play.playText)).toEqual(
    LIVE.contest?.plays.map((play) => play.text.replaceAll("\n", " ")),
  );
});

/** The part of a record's statistics that the tally knows. */
function counted(tally: PlayerTally) {
  const shooting = (made: number, attempted: number) => expect.objectContaining({ made, attempted });
  return {
    fieldGoals: shooting(tally.fieldGoalsMade, tally.fieldGoalsAttempted),
    threePointFieldGoals: shooting(tally.threesMade, tally.threesAttempted),
    freeThrows: shooting(tally.freeThrowsMade, tally.freeThrowsAttempted),
    rebounds: {
      offensive: tally.offensiveRebounds,
      defensive: tally.defensiveRebounds,
      total: tally.offensiveRebounds + tally.defensiveRebounds,
    },
    assists: tally.assists,
    steals: tally.steals,
    blocks: tally.blocks,
  };
}

for (const { game, contest } of PLAYED) {
  test.describe(`${game.schools.away.school} at ${game.schools.home.school}`, () => {
    for (const side of SIDES) {
      test(`${side}: the team's box score is what was counted`, async ({ request }) => {
        const records = await list(request, "GameBoxScoreTeam", "/games/teams", { team: game.schools[side].school });
        const record = records.find((each) => each.startDate === startOf(game));
        const total = addTallies(contest.tallies[side].values());
        expect(record?.teamStats).toMatchObject({
          ...counted(total),
          points: { total: total.points, byPeriod: contest.lines[side] },
          turnovers: { total: total.turnovers },
          fouls: { total: total.fouls },
        });
      });

      test(`${side}: every player's line and minutes are what was counted`, async ({ request }) => {
        const records = await list(request, "GameBoxScorePlayers", "/games/players", {
          team: game.schools[side].school,
        });
        const record = records.find((each) => each.startDate === startOf(game));
        const played = [...contest.tallies[side]].filter(([, tally]) => tally.seconds > 0);
        expect(record?.players.length).toBe(played.length);
        for (const [player, tally] of played) {
          const line = record?.players.find((each) => each.athleteSourceId === player.id);
          expect(line, player.name).toMatchObject({
            ...counted(tally),
            name: player.name,
            points: tally.points,
            turnovers: tally.turnovers,
            fouls: tally.fouls,
          });
          expect(Math.abs((line?.minutes ?? 0) - tally.seconds / 60), `minutes of ${player.name}`).toBeLessThanOrEqual(
            1,
          );
        }
      });

      test(`${side}: stints add up to the seconds each player was on the floor`, async ({ request }) => {
        const team = game.schools[side].school;
        const stints = await list(request, "PlayerSubsititution", "/substitutions/team", { season: 2026, team });
        const mine = stints.filter((stint) => stint.startDate === startOf(game) && stint.team === team);
        const regulation = 1200;
        const elapsed = (period: number, secondsRemaining: number) =>
          period <= 2 ? period * regulation - secondsRemaining : 2 * regulation + (period - 2) * 300 - secondsRemaining;
        for (const [player, tally] of contest.tallies[side]) {
          const seconds = mine
            .filter((stint) => stint.athlete === player.name)
            .reduce(
              (sum, { subIn, subOut }) =>
                sum + elapsed(subOut.period, subOut.secondsRemaining) - elapsed(subIn.period, subIn.secondsRemaining),
              0,
            );
          expect(seconds, player.name).toBe(tally.seconds);
        }
      });
    }
  });
}
