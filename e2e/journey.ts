/** What every journey through the pages starts from: a page that may not complain, and the check for accessibility. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** A test whose page fails it when a script throws or anything is logged as an error. */
export const test = base.extend<{ quietPage: undefined; expectedComplaint: RegExp | null }>({
  /** For journeys in which something is refused or fails on purpose: the browser itself reports that on the console. */
  expectedComplaint: [null, { option: true }],
  quietPage: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
      expect(unexpected, "errors on the console").toEqual([]);
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
