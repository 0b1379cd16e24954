/** The flow of a game: win probability, margin and score over one axis, and the plays they lead to. */
import { list } from "#e2e/api/interface.ts";
import { LIVE, OVERTIME, REGULATION } from "#e2e/fixtures/season.ts";
import { gameIdOf, openGame, played } from "#e2e/game-page.ts";
import { expect, test } from "#e2e/journey.ts";

const PLAYS = "?tab=plays";

test("the chart is walked with the keyboard and says every moment: from the tip to a certain end", async ({
  page,
  request,
}) => {
  await openGame(page, request, REGULATION, PLAYS);
  const { schools } = REGULATION;
  const { score } = played(REGULATION);
  const chart = page.getByRole("slider", { name: "Win probability over the game" });
  await chart.focus();
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^1st 20:00, ${schools.away.school} 0, ${schools.home.school} 0, to win: `),
  );
  await page.keyboard.press("End");
  const winner = schools[score.home > score.away ? "home" : "away"].school;
  await expect(chart).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`${schools.away.school} ${score.away}, ${schools.home.school} ${score.home}, to win: ${winner} 100 %`),
  );
  await page.keyboard.press("PageDown");
  await expect(chart).not.toHaveAttribute("aria-valuenow", "2400");
  // Enter leads to the play pointed at.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#play-\d+$/);
  await expect(page.locator("tr:has(:focus)")).toBeInViewport();
});

test("the pointer reads a moment off the chart", async ({ page, request, isMobile }) => {
  await openGame(page, request, REGULATION, PLAYS);
  const chart = page.getByRole("slider", { name: "Win probability over the game" });
  await chart.scrollIntoViewIfNeeded();
  // A line on the drawing shows that it is drawn.
  await expect(chart.locator("path.recharts-area-area")).toBeVisible();
  const middle = { x: ((await chart.boundingBox())?.width ?? 0) / 2, y: 100 };
  await (isMobile ? chart.tap({ position: middle }) : chart.hover({ position: middle }));
  await expect(chart).toHaveAttribute("aria-valuenow", /^1[0-2]\d\d$/);
  await expect(page.getByRole("button", { name: "To the play" })).toBeVisible();
});

test("the plays that swung most are those of the served figures, and lead to their rows whatever is filtered", async ({
  page,
  request,
}) => {
  const plays = await list(request, "PlayInfo", `/plays/game/${await gameIdOf(request, REGULATION)}`);
  const changes = plays.map((play, index) => {
    const before = plays[index - 1]?.homeWinProbability ?? null;
    const known = before !== null && play.homeWinProbability !== null;
    return { play, change: known ? Math.abs((play.homeWinProbability ?? 0) - before) : 0 };
  });
  const largest = Math.max(...changes.map(({ change }) => change));
  const top = changes.filter(({ change }) => change === largest).map(({ play }) => play.id);

  await openGame(page, request, REGULATION, `${PLAYS}&period=1&side=away&scoring=true`);
  const swings = page.getByRole("region", { name: "Biggest swings" });
  await expect(swings.getByRole("button")).toHaveCount(5);
  await expect(swings.getByRole("button").first()).toContainText(`+${Math.round(100 * largest)} %`);
  await swings.getByRole("button").first().click();
  await expect(page).toHaveURL(/#play-\d+$/);
  expect(top).toContain(Number(/#play-(\d+)$/.exec(page.url())?.[1]));
  const row = page.locator(`[id="${page.url().split("#")[1]}"]`);
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/bg-rim-soft/);
  await expect(row.getByRole("link")).toBeFocused();
  await expect(page.getByRole("tabpanel").getByRole("status")).toHaveText(`${plays.length} plays`);
});

test("margin and score share the axis; the choice is in the address, and the table has the numbers", async ({
  page,
  request,
}) => {
  await openGame(page, request, OVERTIME, PLAYS);
  const { lines, score } = played(OVERTIME);
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText(/favored at the tip|Even at the tip/)).toBeVisible();
  await page.getByRole("radio", { name: "Margin" }).click({ force: true });
  await expect(page).toHaveURL(/flow=margin/);
  await expect(panel.getByText(/lead changes?, \d+ ties?/)).toBeVisible();
  await page.getByRole("radio", { name: "Score", exact: true }).click({ force: true });
  await expect(page).toHaveURL(/flow=score/);
  await expect(page.getByRole("slider", { name: "Score over the game" })).toHaveAttribute("aria-valuemax", "2700");

  await page.getByText("Every five minutes as a table").click();
  const rows = page.getByRole("table", { name: /^Score and win probability/ }).locator("tbody tr");
  // 0, 5, … 45 minutes.
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(4)).toContainText("end of 1st half");
  await expect(rows.nth(4).getByRole("cell").nth(0)).toHaveText(String(lines.away[0]));
  await expect(rows.nth(4).getByRole("cell").nth(1)).toHaveText(String(lines.home[0]));
  await expect(rows.last().getByRole("cell")).toHaveText([
    String(score.away),
    String(score.home),
    score.home > score.away ? "100 %" : "0 %",
  ]);
});

test("every row says by how much its play moved its team's chance", async ({ page, request }) => {
  const plays = await list(request, "PlayInfo", `/plays/game/${await gameIdOf(request, REGULATION)}`);
  const index = plays.findIndex((play, at) => {
    const before = plays[at - 1]?.homeWinProbability ?? null;
    return before !== null && play.isHomeTeam === false && (play.homeWinProbability ?? before) - before <= -0.03;
  });
  const [before, play] = [plays[index - 1], plays[index]];
  const gain = Math.round(100 * ((before?.homeWinProbability ?? 0) - (play?.homeWinProbability ?? 0)));
  await openGame(page, request, REGULATION, PLAYS);
  await expect(page.locator(`#play-${play?.id}`)).toContainText(`+${gain} %`);
});

test("while a game is on, the chart goes as far as it was played, over the whole of regulation", async ({
  page,
  request,
}) => {
  await openGame(page, request, LIVE, PLAYS);
  const chart = page.getByRole("slider", { name: "Win probability over the game" });
  await expect(chart).toHaveAttribute("aria-valuemax", "2400");
  await expect(chart).toHaveAttribute("aria-valuenow", String(played(LIVE).plays.at(-1)?.elapsedSeconds));
  await expect(page.getByRole("tabpanel").getByText(/ now\./)).toBeVisible();
});

test("where nobody states a probability the margin is drawn, and the choice of the other says why it is not", async ({
  page,
  request,
}) => {
  await page.route("**/api/plays/game/*", async (route) => {
    const answer = await route.fetch();
    const plays: object[] = await answer.json();
    await route.fulfill({ response: answer, json: plays.map((play) => ({ ...play, homeWinProbability: null })) });
  });
  await openGame(page, request, REGULATION, PLAYS);
  await expect(page.getByRole("slider", { name: "Margin over the game" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Biggest swings" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Win probability" }).click({ force: true });
  await expect(page.getByText("No win probability for this game")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Change of the team's win probability" })).toHaveCount(0);
});
