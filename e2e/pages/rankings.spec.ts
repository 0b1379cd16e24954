/** The polls week by week: who moved, who is new, who dropped out, and how the best came there. */
import type { Page } from "@playwright/test";
import { BRACKWATER_STATE, LARKMOOR, PORT_HALDEN, SAINT_OSRIC } from "#e2e/fixtures/schools.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

const WEEK_11 = "/rankings?week=11";

const table = (page: Page) => page.getByRole("table", { name: /^AP Top 25, / });
const row = (page: Page, school: string) => table(page).getByRole("row").filter({ hasText: school });

async function order(page: Page): Promise<string[]> {
  return table(page)
    .locator("tbody th a")
    .evaluateAll((links) => links.map((link) => link.lastChild?.textContent ?? ""));
}

test("the latest week stands first, each team beside the week before", async ({ page }) => {
  await page.goto("/rankings");
  await expect(page).toHaveTitle("Rankings 2025–26 · Courtside");
  await expect(page.getByRole("heading", { name: "AP Top 25, Week 12" })).toBeVisible();
  await expect(
    page.getByText(/Published Monday, January 26, 2026; first places by 4 voters; changes since Week 11/),
  ).toBeVisible();
  expect(await order(page)).toEqual([BRACKWATER_STATE.school, LARKMOOR.school, PORT_HALDEN.school]);
  await expect(row(page, BRACKWATER_STATE.school)).toContainText("up 2 from 3");
  await expect(row(page, LARKMOOR.school)).toContainText("down 1 from 1");
  await expect(row(page, BRACKWATER_STATE.school)).toContainText("100");
  await expect(table(page).getByRole("link", { name: LARKMOOR.school })).toHaveAttribute(
    "href",
    /^\/teams\/\d+\/2026$/,
  );
});

test("who is new, dropped out or receives votes is said", async ({ page }) => {
  await page.goto(WEEK_11);
  await expect(row(page, BRACKWATER_STATE.school)).toContainText("new");
  await expect(row(page, PORT_HALDEN.school)).toContainText("down 1 from 1");
  const said = (term: string) =>
    page.getByRole("definition").filter({ has: page.locator(`xpath=preceding-sibling::dt[contains(., "${term}")]`) });
  await expect(said("Dropped out")).toHaveText(`${SAINT_OSRIC.school} (was 2)`);
  await expect(said("Receiving votes")).toHaveText(`${SAINT_OSRIC.school} 70`);
});

test("won and lost are those before the day of the poll", async ({ page }) => {
  await page.goto(WEEK_11);
  // Nobody had played before the 19th.
  await expect(row(page, LARKMOOR.school)).toContainText("0-0");
  await page.getByRole("link", { name: /^Next week/ }).click();
  // Larkmoor and Brackwater State met on the 23rd, in overtime.
  await expect(row(page, LARKMOOR.school)).toContainText(/1-0|0-1/);
});

test("weeks are stepped through, chosen, and come back with the back button", async ({ page }) => {
  await page.goto("/rankings");
  const steps = page.getByRole("navigation", { name: "Weeks of the poll" });
  await expect(steps.getByRole("link", { name: /^Next week/ })).toHaveCount(0);
  await steps.getByRole("link", { name: "Previous week: Week 11, Mon, Jan 19" }).press("Enter");
  await expect(page).toHaveURL(/week=11/);
  await expect(page.getByRole("heading", { name: "AP Top 25, Week 11" })).toBeVisible();
  await steps.getByRole("combobox", { name: "Week" }).selectOption({ label: "Week 10, Mon, Jan 12" });
  await expect(page.getByRole("heading", { name: "AP Top 25, Week 10" })).toBeVisible();
  await expect(steps.getByRole("link", { name: /^Previous week/ })).toHaveCount(0);
  // Nothing comes before it: no changes, and no courses.
  await expect(row(page, PORT_HALDEN.school)).not.toContainText(/up|down|new/);
  await expect(page.getByRole("heading", { name: /came there/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "AP Top 25, Week 11" })).toBeVisible();
  await steps.getByRole("combobox", { name: "Week" }).selectOption({ label: "Week 12, Mon, Jan 26" });
  await expect(page).not.toHaveURL(/week=/);
});

test("how the best came there: a sentence, a chart and a table; another team can be marked", async ({ page }) => {
  await page.goto("/rankings");
  const sentence = page.getByRole("status").filter({ hasText: "weeks" });
  await expect(sentence).toHaveText(`${BRACKWATER_STATE.school}: 1st in 1 of 3 weeks, lowest 3rd, unranked in 1.`);
  await expect(page.locator(".recharts-line")).toHaveCount(3);
  await page.getByRole("combobox", { name: "Marked team" }).selectOption({ label: LARKMOOR.school });
  await expect(sentence).toHaveText(`${LARKMOOR.school}: 1st in 1 of 3 weeks, lowest 3rd.`);
  await expect(page).toHaveURL(/team=\d+/);
  await page.getByText("Ranks by week as a table").click();
  const ranks = page
    .getByRole("table", { name: /^Ranks by week/ })
    .getByRole("row")
    .filter({ hasText: LARKMOOR.school });
  await expect(ranks.getByRole("cell")).toHaveText(["3", "1", "2"]);
});

test("a poll or a season that is not there says so and leads to one that is", async ({ page }) => {
  await page.goto("/rankings");
  await page.getByRole("group", { name: "Poll" }).getByText("Coaches Poll").click();
  await expect(page).toHaveURL(/poll=coaches/);
  await expect(page.getByText("No Coaches Poll in 2025–26")).toBeVisible();
  await page.getByRole("button", { name: "AP Top 25" }).click();
  await expect(table(page)).toBeVisible();

  await page.goto("/rankings?season=2020");
  await expect(page.getByText("No polls in 2019–20")).toBeVisible();
  await page.getByRole("button", { name: "Polls of 2025–26" }).click();
  await expect(table(page)).toBeVisible();
});

test.describe("when the server does not answer as it should", () => {
  test.use({ expectedComplaint: /400 \(Bad Request\)/ });

  test("what it said is shown, and trying again helps", async ({ page }) => {
    await page.goto("/rankings?season=2020");
    await page.route("**/api/rankings?*", (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/problem+json",
        body: JSON.stringify({ title: "Bad Request", detail: "The store is being repaired." }),
      }),
    );
    await page.getByRole("combobox", { name: "Season" }).selectOption({ label: "2025–26" });
    const alert = page.getByRole("alert").filter({ hasText: "Could not load the polls" });
    await expect(alert).toContainText("The store is being repaired.");
    await page.unroute("**/api/rankings?*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(table(page)).toBeVisible();
  });
});

for (const theme of THEMES) {
  for (const address of [WEEK_11, "/rankings?poll=coaches"]) {
    test(`fits the screen and is accessible: ${address}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(address);
      await expect(page.getByText(/^Published|No Coaches Poll/)).toBeVisible();
      if (address === WEEK_11) await expect(page.locator(".recharts-line").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
