/** Going on from a game to the next of its day, and what stays in sight while its page is scrolled. */
import { OVERTIME, REGULATION } from "#e2e/fixtures/season.ts";
import { gameIdOf, openGame, played } from "#e2e/game-page.ts";
import { expect, test } from "#e2e/journey.ts";

test("arrow keys step through the games of the day and keep the tab; where they mean something else they do not", async ({
  page,
  request,
}) => {
  const [first, second] = [await gameIdOf(request, REGULATION), await gameIdOf(request, OVERTIME)];
  await openGame(page, request, REGULATION, "?tab=shots");
  const steps = page.getByRole("navigation", { name: "Games of the day" });
  const { away, home } = OVERTIME.schools;
  const { score } = played(OVERTIME);
  await expect(
    steps.getByRole("link", { name: `Next game: ${away.school} ${score.away}, ${home.school} ${score.home}` }),
  ).toBeVisible();
  await expect(steps.getByRole("link")).toHaveCount(1);

  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/games/${second}?tab=shots`);
  await expect(page).toHaveTitle(new RegExp(`^${away.school} at ${home.school}`));
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(`/games/${first}?tab=shots`);
  await expect(steps.getByRole("link", { name: /^Next game/ })).toBeVisible();

  // Among the tabs the arrows move from tab to tab.
  await page.getByRole("tab", { name: "Shots" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Box score" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/games/${first}$`));
});

test("the score stays in sight when the head is scrolled away, and hides nothing that has the focus", async ({
  page,
  request,
}) => {
  // Without it the page would still be gliding when it is looked at.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGame(page, request, REGULATION, "?tab=plays");
  const { score } = played(REGULATION);
  const mini = page.locator("[data-mini-score]");
  await expect(mini).toBeHidden();
  const links = page.getByRole("table", { name: "Plays of the 2nd half" }).getByRole("link");
  await links.nth(40).scrollIntoViewIfNeeded();
  await expect(mini).toBeVisible();
  await expect(mini).toBeInViewport();
  await expect(mini).toContainText(String(score.home));
  await expect(mini).toContainText(String(score.away));

  // Backwards, so that the browser scrolls up to each: what has the focus comes to stand below what sticks to the top.
  await links.nth(40).focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      if (!focused) return "nothing has the focus";
      const top = document.elementFromPoint(focused.left + focused.width / 2, focused.top + focused.height / 2);
      return document.activeElement?.contains(top) ? null : top?.outerHTML.slice(0, 80);
    });
    expect(covered, `after ${step + 1} steps back`).toBeNull();
  }
});
