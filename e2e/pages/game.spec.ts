/** The page of a game: score, box scores, play-by-play, rotation and shots. */
import { readFile } from "node:fs/promises";
import { NEUTRAL, OVERTIME, REGULATION, SCHEDULED } from "#e2e/fixtures/season.ts";
import { addTallies } from "#e2e/fixtures/tally.ts";
import { openGame, played } from "#e2e/game-page.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

test("the head has both teams, the score by period and where it was", async ({ page, request }) => {
  await openGame(page, request, OVERTIME);
  const { schools, attendance } = OVERTIME;
  const contest = played(OVERTIME);
  await expect(page).toHaveTitle(`${schools.away.school} at ${schools.home.school} · Courtside`);
  const head = page.getByRole("region", { name: "Score", exact: true });
  await expect(head).toContainText("Final/OT");
  await expect(head).toContainText(schools.home.venue.name);
  await expect(head).toContainText(attendance?.toLocaleString("en-US") ?? "");
  const rows = head.getByRole("row");
  await expect(rows.nth(0)).toHaveText(/1\s*2\s*OT\s*T/);
  await expect(rows.nth(1).getByRole("cell")).toHaveText([...contest.lines.away, contest.score.away].map(String));
  await expect(rows.nth(2).getByRole("cell")).toHaveText([...contest.lines.home, contest.score.home].map(String));

  await page.getByRole("link", { name: "Fri, Jan 23" }).click();
  await expect(page).toHaveURL(/\/games\?date=2026-01-23/);
});

test("every player's line and the totals are the ones counted while the game was played", async ({ page, request }) => {
  await openGame(page, request, REGULATION);
  for (const side of ["away", "home"] as const) {
    const table = page.getByRole("table", { name: `Box score of ${REGULATION.schools[side].school}` });
    await expect(table).toBeVisible();
    const tallies = played(REGULATION).tallies[side];
    for (const [player, tally] of tallies) {
      if (tally.seconds === 0) continue;
      const cells = await table.getByRole("row").filter({ hasText: player.name }).getByRole("cell").allInnerTexts();
      expect(cells.slice(1, 13), player.name).toEqual([
        String(tally.points),
        `${tally.fieldGoalsMade}-${tally.fieldGoalsAttempted}`,
        `${tally.threesMade}-${tally.threesAttempted}`,
        `${tally.freeThrowsMade}-${tally.freeThrowsAttempted}`,
        ...[
          tally.offensiveRebounds,
          tally.defensiveRebounds,
          tally.offensiveRebounds + tally.defensiveRebounds,
          tally.assists,
          tally.steals,
          tally.blocks,
          tally.turnovers,
          tally.fouls,
        ].map(String),
      ]);
    }
    const total = addTallies(tallies.values());
    const totals = table.getByRole("row").filter({ hasText: /^Total/ });
    await expect(totals.getByRole("cell").nth(1)).toHaveText(String(total.points));
    await expect(totals.getByRole("cell").nth(2)).toHaveText(`${total.fieldGoalsMade}-${total.fieldGoalsAttempted}`);
  }
  await expect(page.getByRole("heading", { name: "Team comparison" })).toBeVisible();
});

test("lines say who was favored and how it came out; before the game what they are now", async ({ page, request }) => {
  await openGame(page, request, REGULATION);
  const { schools, line } = REGULATION;
  const { home, away } = played(REGULATION).score;
  const table = page.getByRole("table", { name: /^Lines by provider/ });
  await expect(
    page.getByText(`${schools.home.school} favored by 4.5; ${schools.home.school} won by ${home - away}.`),
  ).toBeVisible();
  await expect(page.getByText(`124.5 points expected; there were ${home + away}.`)).toBeVisible();
  const row = table.getByRole("row").filter({ hasText: line?.provider ?? "" });
  await expect(row.getByRole("cell")).toHaveText(["PHAL −4.5", "124.5", "−160", "PHAL", "Under"]);

  await openGame(page, request, SCHEDULED);
  const before = table.getByRole("row").filter({ hasText: SCHEDULED.line?.provider ?? "" });
  await expect(before.getByRole("cell")).toHaveText(["LARK −3.5", "141.5", "−160"]);
  await expect(table.getByRole("columnheader", { name: "Now" })).toHaveCount(2);

  await openGame(page, request, OVERTIME);
  await expect(page.getByRole("heading", { name: "Team comparison" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lines" })).toHaveCount(0);
});

test("a column sorts largest first, then smallest, then the order of the box score comes back", async ({
  page,
  request,
}) => {
  await openGame(page, request, REGULATION);
  const table = page.getByRole("table", { name: `Box score of ${REGULATION.schools.home.school}` });
  await expect(table).toBeVisible();
  const head = table.getByRole("columnheader", { name: "PTS" });
  const points = async () =>
    (await table.locator("tbody tr td:nth-of-type(2)").allInnerTexts()).map((text) => Number(text));
  const given = await points();
  expect(given).not.toEqual(given.toSorted((one, other) => other - one));

  await head.getByRole("button").focus();
  await expect(
    page.getByRole("tooltip", { name: "" }).filter({ hasText: "Three for every made" }).first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  expect(await points()).toEqual(given.toSorted((one, other) => other - one));
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "none");
  expect(await points()).toEqual(given);
});

test("the box score downloads as CSV: one line a player", async ({ page, request }) => {
  await openGame(page, request, REGULATION);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^box-score-2026-01-23-\d+\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  const players = [...played(REGULATION).tallies.away, ...played(REGULATION).tallies.home].filter(
    ([, tally]) => tally.seconds > 0,
  );
  expect(lines).toHaveLength(1 + players.length);
  expect(lines[0]).toContain("team,opponent,athleteId,player");
});

test("arrow keys move over the tabs, and the address keeps the tab", async ({ page, request }) => {
  await openGame(page, request, REGULATION);
  await page.getByRole("tab", { name: "Box score" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Plays" })).toBeFocused();
  await expect(page).toHaveURL(/tab=plays/);
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Shots" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Shots" })).toContainText("attempts located");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Shots" })).toHaveAttribute("aria-selected", "true");
});

test("plays can be narrowed to a period, a team and scores, read either way, and linked to", async ({
  page,
  request,
}) => {
  await openGame(page, request, REGULATION, "?tab=plays");
  const contest = played(REGULATION);
  const status = page.getByRole("tabpanel").getByRole("status");
  await expect(status).toHaveText(`${contest.plays.length} plays`);
  const scoring = contest.plays.filter((play) => play.made && play.side === "home" && play.period === 2);
  await page.getByRole("radio", { name: "2nd half" }).click({ force: true });
  await page.getByRole("radio", { name: REGULATION.schools.home.school }).click({ force: true });
  await page.getByRole("checkbox", { name: "Scoring only" }).click({ force: true });
  await expect(status).toHaveText(`${scoring.length} of ${contest.plays.length} plays`);
  await expect(page).toHaveURL(/period=2.*side=home.*scoring=true/);

  const rows = page.getByRole("table", { name: "Plays of the 2nd half" }).locator("tbody tr");
  await expect(rows.first()).toContainText(scoring[0]?.text ?? "");
  await page.getByRole("radio", { name: "Latest first" }).click({ force: true });
  await expect(rows.first()).toContainText(scoring.at(-1)?.text ?? "");

  const link = rows.nth(3).getByRole("link");
  const anchor = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.reload();
  await expect(page.locator(anchor)).toBeInViewport();
  await expect(page.locator(anchor)).toHaveClass(/bg-rim-soft/);
});

test("the rotation adds up to five players all the time and is walked with arrow keys", async ({ page, request }) => {
  await openGame(page, request, REGULATION, "?tab=rotation");
  const team = REGULATION.schools.home.school;
  const chart = page.getByRole("region", { name: `Rotation of ${team}` });
  const first = chart.getByRole("button").first();
  await first.focus();
  await expect(first).toHaveAccessibleName(/, 1st 20:00 to /);
  await page.keyboard.press("ArrowRight");
  const focused = page.locator(":focus");
  await expect(focused).not.toHaveAccessibleName(/1st 20:00 to/);
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/plus-minus/);

  await page.getByRole("radio", { name: "Table" }).click({ force: true });
  await expect(page).toHaveURL(/view=table/);
  const stints = page.getByRole("table", { name: `Stints of ${team}` });
  await expect(stints).toBeVisible();
  const times = await stints.locator("tbody td:nth-of-type(3)").allInnerTexts();
  const seconds = times.map((time) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]));
  expect(seconds.reduce((sum, value) => sum + value, 0)).toBe(5 * 2400);
});

test("a game that was not played says so on every tab; a game that is not there is a page not found", async ({
  page,
  request,
}) => {
  await openGame(page, request, SCHEDULED);
  for (const tab of ["Box score", "Plays", "Rotation", "Lineups", "Shots"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel")).toContainText("Not played yet");
  }
  for (const path of ["/games/2000000000", "/games/none", "/no-such-page"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

for (const theme of THEMES) {
  for (const view of [
    "tab=box",
    "tab=plays",
    "tab=plays&flow=score",
    "tab=rotation",
    "tab=rotation&view=table",
    "tab=lineups",
    "tab=lineups&stats=advanced",
    "tab=shots",
  ]) {
    test(`fits the screen and is accessible: ${view}, ${theme}`, async ({ page, request }) => {
      // Hundreds of plays are hundreds of rows to look at.
      test.slow();
      await page.emulateMedia({ colorScheme: theme });
      await openGame(page, request, NEUTRAL, `?${view}`);
      const panel = page.getByRole("tabpanel");
      await expect(panel.getByRole("table").or(panel.getByRole("button")).first()).toBeAttached();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
