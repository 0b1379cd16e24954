/** A simulated league that lives: every page says that it is invented, and its games are played before the reader's eyes. */
import type { APIRequestContext, Page } from "@playwright/test";
import { openCourtside } from "#e2e/courtside.ts";
import { expect, expectNoSidewaysScroll, test } from "#e2e/journey.ts";
import { createKey, signIn } from "#e2e/scoreboard-server.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

/** In the middle of the season. */
const DAY = "2026-01-24T17:00:00Z";
const LEAGUE = { COURTSIDE_DEMO: "1", COURTSIDE_DEMO_SCALE: "tiny", COURTSIDE_DEMO_SPEED: "1" };
/** At this speed a game of two hours takes half a minute. */
const FAST = { COURTSIDE_DEMO_SPEED: "240" };
const BEFORE_TIP_MILLISECONDS = 30 * 60_000;

test.setTimeout(900_000);

test("a game on the scoreboard goes from scheduled over live to final", async ({ page, context }) => {
  const game = await nextGame(context.request);
  const courtside = openCourtside(LEAGUE);
  try {
    const start = new Date(Date.parse(game.startDate) - BEFORE_TIP_MILLISECONDS).toISOString();
    await courtside.run("demo", "load", "--scale", "tiny", "--date", start);
    const key = await createKey(courtside, 1, "press desk");
    const matchup = `${game.awayTeam} ${game.neutralSite ? "vs." : "at"} ${game.homeTeam}`;

    const slow = await courtside.start();
    await signIn(context, slow, key);
    await page.goto(`${slow}/scoreboard`);
    await expect(card(page, "Upcoming", matchup)).toContainText(/\d:\d\d [AP]M/);
    // A page that goes on asking would complain of the server that is gone.
    await page.goto("about:blank");
    await courtside.stop();

    const fast = await courtside.start(FAST);
    // The page is told once how fast the league's time runs, and the league may take a moment to go on.
    const speed = new RegExp(`speed\\\\*":${FAST.COURTSIDE_DEMO_SPEED}\\b`);
    await expect(async () => {
      expect(await (await page.request.get(`${fast}/scoreboard`)).text()).toMatch(speed);
    }).toPass({ timeout: 60_000 });
    await page.goto(`${fast}/scoreboard`);
    await expect(card(page, "Live", matchup)).toContainText(/(1st|2nd|OT) \d+:\d\d|Half/, { timeout: 60_000 });
    await expect(card(page, "Final", matchup)).toContainText("winner", { timeout: 60_000 });
    await expect(page.getByRole("status", { name: "Scores" })).toContainText("Final: ");

    const headers = { authorization: `Bearer ${key}` };
    const answer = await context.request.get(`${fast}/api/games?gameId=${game.id}`, { headers });
    expect(answer.headers()["x-courtside-data"]).toBe("simulated");
    const [final] = (await answer.json()) as GameInfo[];
    const shown = await card(page, "Final", matchup).getByRole("row").getByRole("cell").allInnerTexts();
    expect(final?.status).toBe("final");
    expect(shown.map((text) => Number.parseInt(text, 10))).toEqual([
      ...(final?.awayPeriodPoints ?? []),
      final?.awayPoints,
      ...(final?.homePeriodPoints ?? []),
      final?.homePoints,
    ]);
    await expectMarked(page, fast);
    await page.goto("about:blank");
  } finally {
    await courtside.close();
  }
});

/** The first game of the league with a time after the day's noon. The same league has the same games wherever it is loaded. */
async function nextGame(request: APIRequestContext): Promise<GameInfo> {
  const courtside = openCourtside({ ...LEAGUE, COURTSIDE_DEMO_NOW: DAY });
  try {
    const scheduled = `${await courtside.start()}/api/games?status=scheduled&startDateRange=${DAY}`;
    const headers = { authorization: `Bearer ${await createKey(courtside, 0, "calendar")}` };
    const games = (await (await request.get(scheduled, { headers })).json()) as GameInfo[];
    const game = games.find(({ startTimeTbd }) => !startTimeTbd);
    if (game === undefined) throw new Error("The league has no game ahead.");
    return game;
  } finally {
    await courtside.close();
  }
}

function card(page: Page, state: string, matchup: string) {
  return page
    .getByRole("region", { name: state, exact: true })
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: matchup, exact: true }) });
}

/** Every page says that the league is invented. The mark can be made small, as long as the tab is open, but it never goes away. */
async function expectMarked(page: Page, address: string): Promise<void> {
  const banner = page.getByRole("banner").getByText("Simulated league: schools, players and results are invented.");
  const badge = page.getByRole("button", { name: "Simulated" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(banner).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("contentinfo")).toContainText("This league is simulated");
  await page.getByRole("button", { name: "Make small" }).press("Enter");
  await expect(badge).toBeFocused();
  for (const path of ["/games", "/teams", "/scoreboard"]) {
    await page.goto(`${address}${path}`);
    await expect(badge).toBeVisible();
    await expect(banner).toBeHidden();
    await expectNoSidewaysScroll(page);
  }
  await badge.press("Enter");
  await expect(banner).toBeVisible();
}
