/** The games of a day: cards by state, days and filters in the address, all of it from the keyboard. */
import { test as plainTest } from "@playwright/test";
import { LIVE, NEUTRAL, OVERTIME, POSTPONED, REGULATION, SCHEDULED } from "#e2e/fixtures/season.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

const FRIDAY = "/games?date=2026-01-23";
const SATURDAY = "/games?date=2026-01-24";

test("a finished game's card has the score by period and marks the winner", async ({ page }) => {
  await page.goto(FRIDAY);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Friday, January 23 2026");
  await expect(page).toHaveTitle("Friday, January 23 · Courtside");

  const { schools, contest, broadcast } = REGULATION;
  if (contest === null) throw new Error("the game was played");
  const card = page.getByRole("article").filter({ hasText: schools.home.school });
  const rows = card.getByRole("row");
  await expect(rows.nth(1)).toContainText(schools.away.school);
  await expect(rows.nth(2)).toContainText(schools.home.school);
  const winner = contest.score.home > contest.score.away ? "home" : "away";
  for (const [index, side] of (["away", "home"] as const).entries()) {
    const cells = await rows
      .nth(index + 1)
      .getByRole("cell")
      .allInnerTexts();
    const mark = side === winner ? "winner" : "";
    expect(cells.map((cell) => cell.replace(/\s+/g, ""))).toEqual([
      ...contest.lines[side].map(String),
      `${contest.score[side]}${mark}`,
    ]);
  }
  await expect(card).toContainText(`at ${schools.home.school}`);
  await expect(card).toContainText(schools.home.venue.name);
  if (broadcast !== null) await expect(card).toContainText(broadcast);

  const overtime = page.getByRole("article").filter({ hasText: OVERTIME.schools.home.school });
  await expect(overtime).toContainText("Final/OT");
});

test("a ranked team has its rank of when the day began; one that only receives votes has none", async ({ page }) => {
  await page.goto(FRIDAY);
  const card = page.getByRole("article").filter({ hasText: REGULATION.schools.home.school });
  const row = (school: string) => card.getByRole("rowheader").filter({ hasText: school });
  await expect(row(REGULATION.schools.home.school)).toContainText("AP rank 2");
  await expect(row(REGULATION.schools.away.school)).not.toContainText("AP rank");
  await expect(page.getByRole("article").filter({ hasText: OVERTIME.schools.home.school })).toContainText("AP rank 3");
});

test("what is on comes first, then what is to come, then what will not be", async ({ page }) => {
  await page.goto(SATURDAY);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([/^Live/, /^Upcoming/, /^Postponed/]);
  const card = (home: string) => page.getByRole("article").filter({ hasText: `at ${home}` });
  await expect(card(LIVE.schools.home.school)).toContainText("Live");
  // 00:30 UTC is 19:30 in New York, the zone of the test's browser.
  await expect(card(SCHEDULED.schools.home.school)).toContainText("7:30 PM");
  await expect(card(POSTPONED.schools.home.school)).toContainText("Postponed");

  await page.getByRole("button", { name: "Pause updates" }).click();
  await expect(page.getByRole("button", { name: "Resume updates" })).toBeVisible();
});

test("a neutral floor is nobody's home", async ({ page }) => {
  await page.goto("/games?date=2026-01-25");
  const card = page.getByRole("article").filter({ hasText: NEUTRAL.schools.home.school });
  await expect(card).toContainText("Neutral site");
  await expect(
    card.getByRole("link", { name: `${NEUTRAL.schools.away.school} vs. ${NEUTRAL.schools.home.school}` }),
  ).toBeAttached();
});

test("times follow the visitor's zone, days the schedule's", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: "Europe/Berlin", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(SATURDAY);
  const card = page.getByRole("article").filter({ hasText: `at ${SCHEDULED.schools.home.school}` });
  await expect(card).toContainText("1:30 AM");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Saturday, January 24");
  await context.close();
});

test("the keyboard steps through the days that have games and into a game", async ({ page }) => {
  await page.goto(FRIDAY);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await page.getByRole("link", { name: "Next day: Saturday, January 24" }).press("Enter");
  await expect(page).toHaveURL(/date=2026-01-24/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Saturday, January 24");

  await page.getByRole("link", { name: "Next day: Sunday, January 25" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunday, January 25");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Saturday, January 24");

  await page.goto(FRIDAY);
  const { away, home } = REGULATION.schools;
  await page.getByRole("link", { name: `${away.school} at ${home.school}` }).press("Enter");
  await expect(page).toHaveURL(/\/games\/\d+$/);
});

test("a slash goes to the team search; a chosen team shows its season", async ({ page }) => {
  await page.goto(FRIDAY);
  const search = page.getByRole("combobox", { name: "Team" });
  await expect(search).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("port hal");
  await expect(page.getByRole("option", { name: /Port Halden/ })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/team=Port\+Halden/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Port Halden/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("2026");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Friday, January 23");
});

test("a conference leaves the games one of its teams plays in", async ({ page }) => {
  await page.goto("/games?date=2026-01-25");
  await expect(page.getByRole("article")).toHaveCount(1);
  const select = page.getByRole("combobox", { name: "Conference" });
  await select.selectOption({ label: "Harbor" });
  await expect(page).toHaveURL(/conference=/);
  const games = page.getByRole("article");
  const none = page.getByText("No games on Sunday, January 25");
  await expect(games.or(none).first()).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(page).not.toHaveURL(/conference=/);
  await expect(games).toHaveCount(1);
});

test("without a day the latest one with games stands there, and the page says why", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByText("No games today, these are the latest")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunday, January 25");
});

test("a day without games leads to the days around it that have some", async ({ page }) => {
  await page.goto("/games?date=2026-02-14");
  await expect(page.getByText("No games on Saturday, February 14")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Sun, Jan 25: 1 game/ })
    .click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

for (const theme of THEMES) {
  for (const address of [SATURDAY, FRIDAY, "/games?team=Port+Halden", "/games?date=2026-02-14"]) {
    test(`fits the screen and is accessible: ${address}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(address);
      await expect(page.getByRole("combobox", { name: "Team" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

// The browser itself reports failed requests on the console, so these pages are not quiet ones.
plainTest("scores that cannot be refreshed stay, with a note of when they are from", async ({ page }) => {
  await page.clock.install();
  await page.goto(SATURDAY);
  await expect(page.getByRole("button", { name: "Pause updates" })).toBeVisible();
  await page.route("**/api/games?*", (route) =>
    route.fulfill({ status: 400, contentType: "application/problem+json", body: JSON.stringify({ detail: "No." }) }),
  );
  await page.clock.runFor(20_000);
  const note = page.getByRole("status").filter({ hasText: "Could not refresh" });
  await expect(note).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.unroute("**/api/games?*");
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(note).toBeHidden();
});

plainTest("a failed read says what the server said, and trying again helps", async ({ page }) => {
  let failing = true;
  await page.route("**/api/games?*", async (route) => {
    if (!failing) return route.continue();
    return route.fulfill({
      status: 400,
      contentType: "application/problem+json",
      body: JSON.stringify({ title: "Bad Request", detail: "The store is being repaired.", requestId: "r-17" }),
    });
  });
  await page.goto(FRIDAY);
  await page.getByRole("link", { name: "Next day: Saturday, January 24" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Could not load" });
  await expect(alert).toContainText("The store is being repaired.");
  await expect(alert).toContainText("r-17");
  failing = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
