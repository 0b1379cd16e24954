/** The scoreboard: a key signs staff in, the games of the day stand there and keep themselves up to date, visitors learn what it is. */
import type { Page, Route } from "@playwright/test";
import { LIVE, NEUTRAL, OVERTIME, POSTPONED, SCHEDULED } from "#e2e/fixtures/season.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES } from "#e2e/journey.ts";
import { createKey, signIn, test } from "#e2e/scoreboard-server.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";

// One server serves all of them, so they follow each other.
test.describe.configure({ mode: "default" });

const card = (page: Page, home: string) => page.getByRole("article").filter({ hasText: home });
const liveCard = (page: Page) => card(page, `at ${LIVE.schools.home.school}`);
const field = (page: Page) => page.getByLabel("Access key");
const READS = "**/api/scoreboard*";
const REFUSAL = /Failed to load resource/;

test.describe("a visitor", () => {
  test("learns what the scoreboard is and how to get access, and gets no scores", async ({ page }) => {
    let reads = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/scoreboard")) reads++;
    });
    await page.goto("/games");
    await page.getByRole("navigation").getByRole("link", { name: "Scoreboard" }).click();
    await expect(page).toHaveURL(/\/scoreboard$/);
    await expect(page).toHaveTitle("Scoreboard · Courtside");
    await expect(page.getByRole("heading", { name: "How to get access" })).toBeVisible();
    await expect(page.getByText("keys create --tier 1")).toBeVisible();
    await expect(field(page)).toHaveAttribute("type", "password");
    await expect(page.getByRole("article")).toHaveCount(0);
    expect(reads).toBe(0);
    await page.getByRole("link", { name: "go to the games" }).click();
    await expect(page).toHaveURL(/\/games$/);
  });

  test.describe("who is refused", () => {
    test.use({ expectedComplaint: REFUSAL });

    test("reads why under the field, and may try again", async ({ page, board }) => {
      const low = await createKey(board.courtside, 0, "a notebook");
      await page.goto("/scoreboard");
      const submit = page.getByRole("button", { name: "Sign in" });
      const note = page.getByRole("main").getByRole("alert");

      await submit.click();
      await expect(note).toHaveText("Paste your key here first.");
      await expect(field(page)).toBeFocused();

      await field(page).fill(low);
      await submit.click();
      await expect(note).toHaveText("Signing in needs a key of tier 1 or higher; this one is of tier 0.");
      await expect(field(page)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page)).toHaveAccessibleDescription(/tier 1 or higher/);

      await field(page).fill(low.slice(0, -1));
      await submit.click();
      await expect(note).toContainText("This is no key");
      expect(await page.context().cookies()).toEqual([]);

      await field(page).fill(board.key);
      await submit.click();
      await expect(liveCard(page)).toBeVisible();
    });
  });
});

test("a key of tier 1, typed and sent by keyboard, opens the games of the day", async ({ page, board }) => {
  await page.goto("/scoreboard");
  await field(page).focus();
  await page.keyboard.insertText(board.key);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 2 })).toHaveText([/^Live/, /^Upcoming/, /^Final/, /^Postponed/]);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByText("5 games, 1 live")).toBeVisible();
  await expect(page.getByText("desk in")).toBeVisible();

  const { contest, schools, broadcast } = LIVE;
  if (contest === null || broadcast === null) throw new Error("the game is on, and on air");
  await expect(liveCard(page)).toContainText(/2nd [78]:\d\d/);
  const home = await liveCard(page).getByRole("row").nth(2).getByRole("cell").allInnerTexts();
  expect(home.map((text) => text.trim())).toEqual([...contest.lines.home, contest.score.home].map(String));
  await expect(liveCard(page)).toContainText(schools.home.venue.name);
  await expect(liveCard(page)).toContainText(broadcast);

  const upcoming = card(page, `at ${SCHEDULED.schools.home.school}`);
  await expect(upcoming).toContainText(/\d:30 PM/);
  await expect(upcoming).toContainText("LARK −3.5 · o/u 141.5");

  const overtime = card(page, `at ${OVERTIME.schools.home.school}`);
  await expect(overtime).toContainText("Final/OT");
  await expect(overtime.getByRole("row").filter({ hasText: "winner" })).toHaveCount(1);

  const neutral = card(page, "Neutral site");
  const { away, home: host } = NEUTRAL.schools;
  await expect(neutral.getByRole("link", { name: `${away.school} vs. ${host.school}` })).toBeAttached();

  const postponed = card(page, `at ${POSTPONED.schools.home.school}`);
  await expect(postponed).toContainText("Postponed");
  await expect(postponed.getByRole("cell")).toHaveText(["", ""]);

  const cookies = await page.context().cookies();
  expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, "Strict"]]);
  expect(JSON.stringify(cookies)).not.toContain(board.key);
});

test.describe("signed in", () => {
  test.beforeEach(({ context, board }) => signIn(context, board.address, board.key));

  test("the page comes with its games, and a card leads to its game by keyboard", async ({ page }) => {
    const answer = await page.request.get("/scoreboard");
    expect(await answer.text()).toContain(LIVE.schools.home.venue.name);

    await page.goto("/scoreboard");
    const { away, home } = LIVE.schools;
    await page.getByRole("button", { name: "Pause updates" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: `${away.school} at ${home.school}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/games\/\d+$/);
  });

  test("a conference leaves the games one of its teams plays in, and stays in the address", async ({ page }) => {
    await page.goto("/scoreboard");
    const games = page.getByRole("article");
    await expect(games).toHaveCount(5);
    await page.getByRole("combobox", { name: "Conference" }).selectOption({ label: "Harbor" });
    await expect(page).toHaveURL(/conference=Harbor/);
    await expect(liveCard(page)).toHaveCount(0);
    const left = await games.count();
    expect(left).toBeGreaterThan(0);
    await page.reload();
    await expect(games).toHaveCount(left);
    await page.goBack();
    await expect(games).toHaveCount(5);

    await page.goto("/scoreboard?conference=Nowhere");
    await expect(page.getByText("No games of this conference today")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(games).toHaveCount(5);
  });

  test("scores come by themselves, say how old they are, and stop when they are told to", async ({ page }) => {
    await page.clock.install();
    let reads = 0;
    await page.route(READS, (route) => {
      reads++;
      return withScore(route, 150 + reads);
    });
    await page.goto("/scoreboard");
    await expect(liveCard(page)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(page.getByText("Updated 0:0")).toBeVisible();
    expect(reads).toBe(0);

    await page.clock.runFor(7000);
    await expect.poll(() => reads).toBe(1);
    await expect(liveCard(page)).toContainText("151");
    await expect(page.getByRole("status", { name: "Scores" })).toHaveText(
      `${LIVE.schools.away.school} 151, ${LIVE.schools.home.school} ${LIVE.contest?.score.home}`,
    );

    await page.getByRole("button", { name: "Pause updates" }).click();
    await page.clock.runFor(65_000);
    await expect(page.getByText(/Paused, updated 1:\d\d ago/)).toBeVisible();
    expect(reads).toBe(1);
    await page.getByRole("button", { name: "Resume updates" }).click();
    await page.clock.runFor(11_000);
    await expect.poll(() => reads).toBeGreaterThan(1);
    // The read that was just counted may still be on its way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("nothing is read out once that is switched off, and the choice outlasts the page", async ({ page }) => {
    await page.clock.install();
    await page.goto("/scoreboard");
    const toggle = page.getByRole("checkbox", { name: "Announce scores" });
    await expect(toggle).toBeChecked();
    await toggle.press("Space");
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await page.route(READS, (route) => withScore(route, 160));
    await page.clock.runFor(11_000);
    await expect(liveCard(page)).toContainText("160");
    await expect(page.getByRole("status", { name: "Scores" })).toBeEmpty();
  });

  test("a day without games leads to the days that have some", async ({ page }) => {
    await page.route(READS, (route) => route.fulfill({ json: [] }));
    await page.clock.install();
    await page.goto("/scoreboard");
    await page.clock.runFor(11_000);
    await expect(page.getByText("No games today")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause updates" })).toHaveCount(0);
  });

  test("signing out leaves nothing behind", async ({ page }) => {
    await page.goto("/scoreboard");
    await page.getByRole("button", { name: "Sign out" }).press("Enter");
    await expect(field(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await page.reload();
    await expect(field(page)).toBeVisible();
  });

  test.describe("when something fails", () => {
    test.use({ expectedComplaint: REFUSAL });

    test("scores that cannot be read turn stale and can be asked for at once", async ({ page }) => {
      await page.clock.install();
      await page.goto("/scoreboard");
      await expect(liveCard(page)).toBeVisible();
      let failed = 0;
      await page.route(READS, (route) => {
        failed++;
        return route.abort();
      });
      // In steps, so that reads that were started have their time to fail.
      for (let step = 0; step < 160; step++) await page.clock.runFor(1000);
      const stale = page.getByText(/Stale: from 2:\d\d ago/);
      await expect(stale).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "could not be refreshed" })).toBeAttached();
      await expect(liveCard(page)).toBeVisible();
      await expectAccessible(page);
      // Reads come after 10, 20, 40, 80 and 140 seconds, then every minute; every ten seconds they would have been 16 and more.
      expect(failed).toBeGreaterThanOrEqual(3);
      expect(failed).toBeLessThanOrEqual(8);

      await page.unroute(READS);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByText(/^Updated 0:0\d ago/)).toBeVisible();
      await expect(stale).toHaveCount(0);
    });

    test("a session whose key is revoked ends, and the page says so", async ({ page, context, board }) => {
      const key = await createKey(board.courtside, 1, "for a day");
      await signIn(context, board.address, key);
      await page.clock.install();
      await page.goto("/scoreboard");
      await expect(liveCard(page)).toBeVisible();
      const listed = await board.courtside.run("keys", "list");
      const id = /^\s*(?:key\s+)?(\d+).*for a day/m.exec(listed)?.[1] ?? listed;
      await board.courtside.run("keys", "revoke", id);
      await expect(async () => {
        await page.clock.runFor(11_000);
        await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole("article")).toHaveCount(0);
    });
  });

  for (const theme of THEMES) {
    test(`fits the screen and is accessible: ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto("/scoreboard");
      await expect(page.getByRole("article")).toHaveCount(5);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

for (const theme of THEMES) {
  test(`what visitors see fits the screen and is accessible: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/scoreboard");
    await expect(field(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("even the narrowest screen is wide enough", async ({ page, context, board }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/scoreboard");
  await expectNoSidewaysScroll(page);
  await signIn(context, board.address, board.key);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(5);
  await expectNoSidewaysScroll(page);
});

/** Answers what the server does, with another score of the visitors in the game that is on. */
async function withScore(route: Route, points: number): Promise<void> {
  const answer = await route.fetch();
  const games = (await answer.json()) as ScoreboardGame[];
  const changed = games.map((game) =>
    game.status === "in_progress" ? { ...game, awayTeam: { ...game.awayTeam, points } } : game,
  );
  await route.fulfill({ json: changed });
}
