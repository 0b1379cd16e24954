/** The directory of teams. */
import { PORT_HALDEN, SCHOOLS } from "#e2e/fixtures/schools.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

test("teams stand under their conference and lead to their latest season", async ({ page }) => {
  await page.goto("/teams");
  await expect(page).toHaveTitle("Teams · Courtside");
  for (const school of SCHOOLS) {
    const conference = page.getByRole("region", { name: school.conference.name });
    await expect(conference.getByRole("link", { name: school.school })).toBeVisible();
  }
  await page.getByRole("link", { name: PORT_HALDEN.school }).click();
  await expect(page).toHaveURL(/\/teams\/\d+\/2026$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Port Halden 2025–26");
});

test("a slash goes to the search; what is typed is in the address and comes back with it", async ({ page }) => {
  await page.goto("/teams");
  await expect(page.getByRole("link", { name: PORT_HALDEN.school })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("pilots");
  const list = page.getByRole("main").getByRole("listitem");
  await expect(list).toHaveCount(1);
  await expect(page).toHaveURL(/q=pilots/);
  await page.reload();
  await expect(list).toHaveCount(1);

  await page.getByRole("searchbox", { name: "Search" }).fill("nobody at all");
  await expect(page.getByText("No team matches")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(list).toHaveCount(SCHOOLS.length);
});

test("a conference and a season narrow the list", async ({ page }) => {
  await page.goto("/teams");
  await page.getByRole("combobox", { name: "Season" }).selectOption({ label: "2025–26" });
  await page.getByRole("combobox", { name: "Conference" }).selectOption({ label: "Harbor" });
  await expect(page).toHaveURL(/season=2026/);
  const expected = SCHOOLS.filter((school) => school.conference.shortName === "Harbor");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(expected.length);
});

for (const theme of THEMES) {
  test(`fits the screen and is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/teams");
    await expect(page.getByRole("link", { name: PORT_HALDEN.school })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
