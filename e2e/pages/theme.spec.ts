/** Light and dark: the system decides until the visitor does. */
import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/journey.ts";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("the switch goes from the system to light to dark and back, and a choice outlasts the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/teams");
  const dark = await ground(page);

  await page.getByRole("button", { name: /^Theme: as the system/ }).click();
  await expect.poll(() => ground(page)).not.toBe(dark);
  const light = await ground(page);

  await page.reload();
  await expect(page.getByRole("button", { name: /^Theme: light/ })).toBeVisible();
  expect(await ground(page)).toBe(light);

  await page.getByRole("button", { name: /^Theme: light/ }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => ground(page)).toBe(dark);

  await page.getByRole("button", { name: /^Theme: dark/ }).click();
  await expect.poll(() => ground(page)).toBe(light);
});
