/** The ratings of a season's teams: order, past days, filters, a file of what is shown, all of it from the keyboard. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { BRACKWATER_STATE, LARKMOOR, NORTH_VESSEL, PORT_HALDEN, SAINT_OSRIC } from "#e2e/fixtures/schools.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

/** Those that have finished a game; by 24 January all but North Vessel. */
const RATED = [BRACKWATER_STATE, LARKMOOR, NORTH_VESSEL, PORT_HALDEN, SAINT_OSRIC];
const NAMES = RATED.map(({ school }) => school).sort();
const BEFORE_THE_24TH = "/ratings?asOf=2026-01-24";

const table = (page: Page) => page.getByRole("table", { name: /^Ratings of 2025–26/ });
const head = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
const headButton = (page: Page, name: string) => head(page, name).getByRole("button");
const teams = (page: Page) => table(page).locator("tbody th");

/** Figures of a column, without the ranks at their shoulders. */
async function figures(page: Page, name: string): Promise<number[]> {
  const heads = await table(page).getByRole("columnheader").getByRole("button").allInnerTexts();
  const column = heads.findIndex((text) => text.trim() === name);
  const cells = await table(page)
    .locator("tbody tr")
    .evaluateAll((rows, index) => rows.map((row) => row.children[index]?.firstChild?.textContent ?? ""), column);
  return cells.map((text) => Number(text.replace("−", "-").replace("+", "")));
}

/** Opens the ratings and waits for what the browser itself reads, so that the page listens. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(
    table(page)
      .getByRole("cell", { name: /^(1-0|0-1)$/ })
      .first(),
  ).toBeVisible();
}

const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

test("teams stand by their net rating and lead to their season", async ({ page }) => {
  await open(page, "/ratings");
  await expect(page).toHaveTitle("Ratings 2025–26 · Courtside");
  await expect(page.getByText("5 teams, with all games that are over")).toBeVisible();
  const names = await teams(page).allInnerTexts();
  expect(names.map((name) => name.split("\n").at(-1)).sort()).toEqual(NAMES);
  const net = await figures(page, "AdjNet");
  expect(net).toEqual(sorted(net).reverse());
  await expect(table(page).locator("tbody tr").first().getByRole("cell").first()).toHaveText("1");
  for (const column of await table(page).getByRole("columnheader").all()) {
    await expect(column).toHaveAttribute("aria-sort", "none");
  }
  const link = table(page).getByRole("link", { name: PORT_HALDEN.school });
  await expect(link).toHaveAttribute("href", /^\/teams\/\d+\/2026$/);
  await expect(table(page).getByRole("row").last()).toContainText("Season mean");
});

test("won and lost stand beside the ratings", async ({ page }) => {
  await open(page, "/ratings");
  const row = (school: string) => table(page).getByRole("row").filter({ hasText: school });
  // Of the finished games Port Halden and Saint Osric share one, and nobody else meets them.
  const records = [PORT_HALDEN, SAINT_OSRIC].map(({ school }) =>
    row(school)
      .getByRole("cell")
      .filter({ hasText: /^\d+-\d+$/ }),
  );
  for (const record of records) await expect(record).toHaveText(/^(1-0|0-1)$/);
  const texts = await Promise.all(records.map((record) => record.innerText()));
  expect(texts.sort()).toEqual(["0-1", "1-0"]);
});

test("a column sorts the better way first, then the other, then not at all; the address keeps it", async ({ page }) => {
  await open(page, "/ratings");
  await headButton(page, "AdjD").focus();
  await page.keyboard.press("Enter");
  await expect(head(page, "AdjD")).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/\?sort=defense$/);
  const allowed = await figures(page, "AdjD");
  expect(allowed).toEqual(sorted(allowed));

  await page.keyboard.press("Enter");
  await expect(head(page, "AdjD")).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(/sort=defense&order=desc$/);
  await page.reload();
  await expect(head(page, "AdjD")).toHaveAttribute("aria-sort", "descending");
  expect(await figures(page, "AdjD")).toEqual(sorted(allowed).reverse());

  await headButton(page, "AdjD").press("Enter");
  await expect(head(page, "AdjD")).toHaveAttribute("aria-sort", "none");
  await expect(page).toHaveURL(/\/ratings$/);
});

test("a head explains itself, and its tip leads to the glossary by the keyboard", async ({ page }) => {
  await open(page, "/ratings");
  await headButton(page, "AdjO").focus();
  const tip = page.getByRole("tooltip").filter({ hasText: "Adjusted offense" });
  await expect(tip).toBeVisible();
  await expect(tip).toContainText("points per 100 possessions, more is better");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(headButton(page, "AdjO")).toBeFocused();

  await headButton(page, "AdjD").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Adjusted defense in the glossary" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/glossary#adjusted-defense$/);
  await expect(page.getByRole("article", { name: "Adjusted defense" })).toBeInViewport();
});

test("on a past day only its games count, and beside each rating stands what has become of it", async ({ page }) => {
  await open(page, "/ratings");
  await expect(head(page, "Since")).toHaveCount(0);
  await page.getByLabel("Games before").fill("2026-01-24");
  await expect(page).toHaveURL(/asOf=2026-01-24/);
  await expect(page.getByText("4 teams, with games played before Saturday, January 24, 2026")).toBeVisible();
  await expect(table(page).getByRole("link", { name: NORTH_VESSEL.school })).toHaveCount(0);
  await expect(head(page, "Since")).toBeVisible();
  await expect(table(page).getByRole("link", { name: PORT_HALDEN.school })).toHaveAttribute(
    "href",
    /^\/teams\/\d+\/2026\?asOf=2026-01-24$/,
  );
  await page.getByRole("button", { name: "Up to now" }).click();
  await expect(page).toHaveURL(/\/ratings$/);
  await expect(page.getByText("5 teams, with all games that are over")).toBeVisible();
});

test("filters keep the ranks within the season, and nobody found is said", async ({ page }) => {
  await open(page, "/ratings");
  const row = (school: string) => table(page).getByRole("row").filter({ hasText: school });
  const rank = (locator: Locator) => locator.getByRole("cell").first().innerText();
  await expect(row(LARKMOOR.school)).toBeVisible();
  const before = await rank(row(LARKMOOR.school));
  await page.keyboard.press("/");
  await page.keyboard.type("lark");
  await expect(page.getByText(/^1 of 5 teams/)).toBeVisible();
  expect(await rank(row(LARKMOOR.school))).toBe(before);
  await expect(page).toHaveURL(/q=lark/);

  await page.getByRole("combobox", { name: "Conference" }).selectOption({ label: "Plains Athletic" });
  await expect(page.getByText("No rated team matches")).toBeVisible();
  await page.getByRole("button", { name: "All teams" }).click();
  await expect(teams(page)).toHaveCount(5);
  await page.getByRole("combobox", { name: "Conference" }).selectOption({ label: "Plains Athletic" });
  await expect(teams(page)).toHaveCount(2);
});

test("the file has the rows and columns that are shown, in their order", async ({ page }) => {
  await open(page, `${BEFORE_THE_24TH}&sort=team&order=desc`);
  await expect(head(page, "Team")).toHaveAttribute("aria-sort", "descending");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("ratings-2026-before-2026-01-24.csv");
  const [names, ...rows] = readFileSync(await file.path(), "utf8")
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  expect(names?.slice(0, 5)).toEqual(["rank", "teamId", "team", "netRating", "netRatingRank"]);
  expect(names).toContain("netRatingNow");
  expect(rows.map((cells) => cells[2])).toEqual(NAMES.filter((name) => name !== NORTH_VESSEL.school).toReversed());
});

test("a season, or a day, without ratings says why and leads to some", async ({ page }) => {
  await page.goto("/ratings?season=2020");
  await expect(page.getByText("No ratings for 2019–20")).toBeVisible();
  await expect(page.getByText(/No feed that was loaded says which team was in which conference/)).toBeVisible();
  await page.getByRole("button", { name: "Ratings of 2025–26" }).click();
  await expect(teams(page)).toHaveCount(5);

  await page.goto("/ratings?asOf=2026-01-23");
  await expect(page.getByText("No ratings yet on Friday, January 23, 2026")).toBeVisible();
  await page.getByRole("button", { name: "Ratings up to now" }).click();
  await expect(teams(page)).toHaveCount(5);
});

test.describe("when the server does not answer as it should", () => {
  test.use({ expectedComplaint: /400 \(Bad Request\)/ });
  const refuse = (page: Page) =>
    page.route("**/api/ratings/srs?*", (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/problem+json",
        body: JSON.stringify({ title: "Bad Request", detail: "The store is being repaired.", requestId: "r-17" }),
      }),
    );

  test("what it said is shown, and trying again helps", async ({ page }) => {
    await open(page, "/ratings");
    await expect(teams(page)).toHaveCount(5);
    await refuse(page);
    await page.getByLabel("Games before").fill("2026-01-24");
    const alert = page.getByRole("alert").filter({ hasText: "Could not load the ratings" });
    await expect(alert).toContainText("The store is being repaired.");
    await page.unroute("**/api/ratings/srs?*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(teams(page)).toHaveCount(4);
  });

  test("ratings that cannot be refreshed stay, with a note of when they are from", async ({ page }) => {
    await page.clock.install();
    await open(page, "/ratings");
    await expect(teams(page)).toHaveCount(5);
    await refuse(page);
    await page.clock.runFor(120_000);
    // The page is looked at again: what is older than a minute is read anew.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    const note = page.getByRole("status").filter({ hasText: "Could not refresh the ratings" });
    await expect(note).toBeVisible();
    await expect(teams(page)).toHaveCount(5);
    await page.unroute("**/api/ratings/srs?*");
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(note).toBeHidden();
  });
});

test("on a phone the table scrolls in its own frame, by the keyboard too, and the team stays in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/ratings");
  const frame = page.getByRole("region", { name: "Ratings of 2025–26" });
  await expect(frame).toHaveAttribute("tabindex", "0");
  const team = teams(page).first();
  const before = await team.boundingBox();
  await frame.focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect((await team.boundingBox())?.x).toBe(before?.x);
  await expectNoSidewaysScroll(page);
});

for (const theme of THEMES) {
  for (const address of ["/ratings", `${BEFORE_THE_24TH}&sort=defense`, "/ratings?season=2020"]) {
    test(`fits the screen and is accessible: ${address}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(address);
      await expect(page.getByText(/teams, with|which conference/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
