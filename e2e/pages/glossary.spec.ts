/** The glossary: every statistic with a place of its own, found by what is typed, and the same as one file. */
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

test("an address with a statistic opens at its entry, which says how it is made", async ({ page }) => {
  await page.goto("/glossary#adjusted-offense");
  await expect(page).toHaveTitle("Glossary · Courtside");
  const entry = page.getByRole("article", { name: "Adjusted offense" });
  await expect(entry).toBeInViewport();
  await expect(entry).toContainText("points per 100 possessions · one decimal · higher is better");
  await expect(entry).toContainText("By least squares");
  await expect(entry).toContainText("adjusted.offensiveRating");
  await entry.getByRole("link", { name: "Link to Adjusted offense" }).click();
  await expect(page).toHaveURL(/#adjusted-offense$/);
});

test("a slash goes to the search; abbreviations and fields are found, nonsense is not", async ({ page }) => {
  await page.goto("/glossary");
  const entries = page.getByRole("article");
  // They are drawn once the page listens.
  await expect(entries.first()).toBeVisible();
  const all = await entries.count();
  await page.keyboard.press("/");
  await page.keyboard.type("adjd");
  await expect(entries).toHaveCount(1);
  await expect(entries).toHaveAccessibleName("Adjusted defense");
  await expect(page).toHaveURL(/q=adjd/);
  await page.getByRole("searchbox", { name: "Search" }).fill("qwertz");
  await expect(page.getByText("No statistic matches")).toBeVisible();
  await page.getByRole("button", { name: "All of them" }).click();
  await expect(entries).toHaveCount(all);
});

test("the file has the entries of the page, and needs no key", async ({ page, request }) => {
  await page.goto("/teams");
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  await expect(page.getByRole("link", { name: "JSON" })).toHaveAttribute("href", "/glossary.json");
  const answer = await request.get("/glossary.json");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/json");
  const entries: { title: string; anchor: string }[] = await answer.json();
  const titles = await page.getByRole("article").getByRole("heading").allInnerTexts();
  expect(entries.map((entry) => entry.title)).toEqual(titles);
  await expect(page.locator(`#${entries.at(-1)?.anchor}`)).toHaveCount(1);
});

for (const theme of THEMES) {
  test(`fits the screen and is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/glossary");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
