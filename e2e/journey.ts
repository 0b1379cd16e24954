/** What every journey through the pages starts from: a page that may not complain, and the check for accessibility. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** A test whose page fails it when a script throws or anything is logged as an error. */
export const test = base.extend<{ quietPage: undefined }>({
  quietPage: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(complaints, "errors on the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const THEMES = ["light", "dark"] as const;

/** Fails with the rule, its explanation and the elements for each thing that axe finds against WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(found, "found by axe").toEqual([]);
}

/** Fails when the page is wider than the screen, so that a phone would have to scroll it sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, "width of the page").toBeLessThanOrEqual(screen);
}
