/** The page of a team's season: record, polls, efficiency, shots, schedule, players, lineups. */
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { list } from "#e2e/api/interface.ts";
import {
  BRACKWATER_STATE,
  LARKMOOR,
  NORTH_VESSEL,
  PORT_HALDEN,
  SAINT_OSRIC,
  type School,
  TAMARIND_TECH,
} from "#e2e/fixtures/schools.ts";
import { OVERTIME, REGULATION, SEASON } from "#e2e/fixtures/season.ts";
import { addTallies } from "#e2e/fixtures/tally.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, THEMES, test } from "#e2e/journey.ts";

async function teamId(request: APIRequestContext, school: School): Promise<number> {
  const teams = await list(request, "TeamInfo", "/teams");
  const found = teams.find((team) => team.school === school.school);
  if (found === undefined) throw new Error(`${school.school} was imported`);
  return found.id;
}

/** Opens a school's season; answers its id. */
async function open(page: Page, request: APIRequestContext, school: School, query = ""): Promise<number> {
  const id = await teamId(request, school);
  await page.goto(`/teams/${id}/${SEASON}${query}`);
  return id;
}

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const schedule = (page: Page, school: School): Locator =>
  page.getByRole("table", { name: `Schedule of ${school.school}` });

const contest = REGULATION.contest;
if (contest === null) throw new Error("the game was played");
const { score } = contest;
const total = addTallies(contest.tallies.home.values());

test("the head has the team, its record and both polls; an address without a season leads here", async ({
  page,
  request,
}) => {
  const id = await teamId(request, PORT_HALDEN);
  await page.goto(`/teams/${id}`);
  await expect(page).toHaveURL(new RegExp(`/teams/${id}/${SEASON}$`));
  await expect(page).toHaveTitle("Port Halden 2025–26 · Courtside");
  const head = section(page, "Season at a glance");
  await expect(head.getByRole("heading", { level: 1 })).toHaveText("Port Halden 2025–26");
  await expect(head).toContainText("Pilots · Harbor League");
  const won = score.home > score.away;
  await expect(head).toContainText(won ? "1 win, 0 losses" : "0 wins, 1 loss");
  await expect(head).toContainText("ranked 3rd");
  await expect(head).toContainText("Week 12 · Jan 26, 2026");
  // No coaches' poll was imported: that is not the same as not being ranked in one.
  await expect(head).toContainText("no poll known for this season");

  await open(page, request, SAINT_OSRIC);
  await expect(head).toContainText("not ranked");
});

test("efficiency, box score and shots are those counted while the game was played", async ({ page, request }) => {
  await open(page, request, PORT_HALDEN);
  const efficiency = section(page, "Efficiency");
  const effective = (100 * (total.fieldGoalsMade + 0.5 * total.threesMade)) / total.fieldGoalsAttempted;
  const row = efficiency.getByRole("row").filter({ hasText: "Effective FG %" });
  await expect(row.getByRole("cell").first()).toContainText(effective.toFixed(1));
  await expect(efficiency).toContainText("Made of the one game.");

  await efficiency.getByText("Box score of 1 game").click();
  const box = efficiency.getByRole("table", { name: /^Box score of the season/ });
  const points = box.getByRole("row").filter({ hasText: "Points" }).first();
  await expect(points.getByRole("cell")).toHaveText([`${score.home}.0`, `${score.away}.0`]);
  await efficiency.getByRole("radio", { name: "Totals" }).click({ force: true });
  await expect(points.getByRole("cell")).toHaveText([String(score.home), String(score.away)]);
  await expect(page).toHaveURL(/box=total/);

  const shots = section(page, "Shots");
  await expect(shots).toContainText(`${total.fieldGoalsAttempted} field-goal tries tracked`);
  const threes = shots.getByRole("row").filter({ hasText: "Three-pointers" });
  await expect(threes).toContainText(`${total.threesMade}-${total.threesAttempted}`);
  await expect(shots.getByRole("row").filter({ hasText: "Unknown kind" })).toBeVisible();
});

test("the schedule has results that lead to games, opponents that lead to their seasons, and narrows", async ({
  page,
  request,
}) => {
  await open(page, request, PORT_HALDEN);
  const table = schedule(page, PORT_HALDEN);
  const won = score.home > score.away;
  const game = table.getByRole("row").filter({ hasText: SAINT_OSRIC.school });
  await expect(game).toContainText(won ? "1–0" : "0–1");
  await expect(section(page, "Schedule").getByRole("status")).toHaveText(`2 games, ${won ? "1–0" : "0–1"}`);

  await section(page, "Schedule").getByRole("radio", { name: "Away" }).click({ force: true });
  await expect(page).toHaveURL(/at=away/);
  await expect(table.getByRole("row").filter({ hasText: LARKMOOR.school })).toBeVisible();
  await expect(game).toHaveCount(0);
  await section(page, "Schedule").getByRole("radio", { name: "Neutral" }).click({ force: true });
  await section(page, "Schedule").getByRole("button", { name: "All games" }).click();
  await expect(game).toBeVisible();

  await game.getByRole("link", { name: SAINT_OSRIC.school }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saint Osric 2025–26");
  const result = `${won ? "L" : "W"} ${score.away}–${score.home}`;
  await schedule(page, SAINT_OSRIC).getByRole("link", { name: result }).click();
  await expect(page).toHaveURL(/\/games\/\d+$/);
});

test("overtimes, neutral floors, postponed games and the one that is on are told apart", async ({ page, request }) => {
  await open(page, request, LARKMOOR);
  const overtime = schedule(page, LARKMOOR).getByRole("row").filter({ hasText: OVERTIME.schools.home.school });
  await expect(overtime.getByRole("link", { name: /OT$/ })).toBeVisible();

  await open(page, request, BRACKWATER_STATE);
  const neutral = schedule(page, BRACKWATER_STATE).getByRole("row").filter({ hasText: NORTH_VESSEL.school });
  await expect(neutral).toContainText("vs.");

  await open(page, request, TAMARIND_TECH);
  const table = schedule(page, TAMARIND_TECH);
  await expect(table.getByRole("row").filter({ hasText: SAINT_OSRIC.school })).toContainText("Postponed");
  const live = table.getByRole("row").filter({ hasText: NORTH_VESSEL.school });
  await expect(live).toContainText("Live");
  await page.getByRole("link", { name: "Jump to the next game" }).press("Enter");
  await expect(live.getByRole("link", { name: NORTH_VESSEL.school })).toBeFocused();
  await expect(live).toBeInViewport();
});

test("the schedule is saved as a calendar: one event a game", async ({ page, request }) => {
  await open(page, request, PORT_HALDEN);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Calendar" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^schedule-\d+-2026\.ics$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("DTSTART:20260124T000000Z");
});

test("players have their numbers, sort by keyboard, change columns and are saved", async ({ page, request }) => {
  await open(page, request, PORT_HALDEN);
  const players = section(page, "Players");
  const table = players.getByRole("table");
  const tallies = [...contest.tallies.home].filter(([, tally]) => tally.seconds > 0);
  const [best] = tallies.toSorted(([, one], [, other]) => other.points - one.points);
  if (best === undefined) throw new Error("somebody played");

  const head = table.getByRole("columnheader", { name: "PPG" });
  await head.getByRole("button").focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(table.locator("tbody tr").first()).toContainText(best[1].points.toFixed(1));

  // By keyboard: the tip of the head that has the focus lies over the switch.
  await players.getByRole("radio", { name: "Totals" }).press("Space");
  await expect(page).toHaveURL(/stats=total/);
  const row = table.getByRole("row").filter({ hasText: best[0].name });
  await expect(row).toContainText(`${best[1].fieldGoalsMade}-${best[1].fieldGoalsAttempted}`);
  await players.getByRole("radio", { name: "Advanced" }).press("Space");
  await expect(table.getByRole("columnheader", { name: "ORtg" })).toBeVisible();
  await page.reload();
  await expect(table.getByRole("columnheader", { name: "ORtg" })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await players.getByRole("button", { name: "CSV" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trim().split("\r\n");
  expect(lines.length - 1).toBeGreaterThanOrEqual(tallies.length);
  expect(lines[0]).toContain("season,team,athleteId,player");
});

test("few minutes are left out where they are asked to be, and what is left out is counted", async ({
  page,
  request,
}) => {
  await open(page, request, PORT_HALDEN);
  const players = section(page, "Players");
  const minutes = [...contest.tallies.home].map(([, tally]) => tally.seconds / 60).filter((time) => time > 0);
  await expect(players.locator("tbody tr")).toHaveCount(minutes.length);
  await players.getByRole("combobox", { name: "Minutes a game" }).selectOption("20");
  await expect(page).toHaveURL(/minutes=20/);
  const shown = await players.locator("tbody tr").count();
  expect(shown).toBeLessThan(minutes.length);
  await expect(players.getByRole("status")).toContainText(`${minutes.length - shown} player`);
});

test("from a day of the season only what was before it counts, and the page says so", async ({ page, request }) => {
  await open(page, request, PORT_HALDEN, "?asOf=2026-01-24");
  const head = section(page, "Season at a glance");
  await expect(head).toContainText("As of Jan 24, 2026");
  await expect(head).toContainText("Week 11 · Jan 19, 2026");
  await expect(schedule(page, PORT_HALDEN).getByRole("row").filter({ hasText: SAINT_OSRIC.school })).toBeVisible();
  await expect(schedule(page, PORT_HALDEN).getByRole("row").filter({ hasText: LARKMOOR.school })).toHaveCount(0);
  await expect(section(page, "Schedule")).toContainText("Games from Jan 24, 2026 on are left out.");

  await page.getByLabel("As of").fill("2026-01-20");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/asOf=2026-01-20/);
  await expect(head).toContainText("0 wins, 0 losses");
  for (const name of ["Efficiency", "Shots", "Players"]) {
    await expect(section(page, name)).toContainText("Has not played yet");
  }
  await page.getByRole("link", { name: "Show the whole season" }).click();
  await expect(page).toHaveURL(new RegExp(`/${SEASON}$`));
  await expect(section(page, "Efficiency")).toContainText("Made of the one game.");
});

test.describe("what is refused on purpose", () => {
  test.use({ expectedComplaint: /the server responded with a status of 404|Failed to load resource/ });

  test("a season that is not there is a page not found that leads to the nearest; so is a team that is not there", async ({
    page,
    request,
  }) => {
    const id = await teamId(request, PORT_HALDEN);
    const answer = await page.goto(`/teams/${id}/1999`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Port Halden has no such season")).toBeVisible();
    await page.getByRole("link", { name: "Port Halden 2025–26" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Port Halden 2025–26");
    for (const path of [`/teams/${id}/none`, "/teams/2000000000/2026", "/teams/none", "/teams/2000000000"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test("lineups that cannot be read say so, leave the rest alone and are read again when asked", async ({
    page,
    request,
  }) => {
    let failing = true;
    await page.route("**/api/lineups/**", (route) =>
      failing ? route.fulfill({ status: 400, json: { detail: "Nothing to be had." } }) : route.continue(),
    );
    await open(page, request, PORT_HALDEN);
    const lineups = section(page, "Lineups");
    await expect(lineups.getByRole("alert").first()).toContainText("Could not load the lineups");
    await expect(section(page, "Players").getByRole("table")).toBeVisible();
    failing = false;
    await lineups.getByRole("button", { name: "Try again" }).first().click();
    await expect(lineups.getByRole("table", { name: "Most used units of Port Halden" })).toBeVisible();
  });
});

test("parts of the page are reached by keyboard", async ({ page, request }) => {
  await open(page, request, PORT_HALDEN);
  const parts = page.getByRole("navigation", { name: "Parts of the season" });
  await parts.getByRole("link", { name: "Players" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#players$/);
  await expect(section(page, "Players")).toBeInViewport();
  const seasons = page.getByRole("combobox", { name: "Season", exact: true });
  await expect(seasons.getByRole("option")).toHaveText(["2025–26"]);
});

for (const theme of THEMES) {
  test(`fits the screen and is accessible, ${theme}`, async ({ page, request }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    await open(page, request, PORT_HALDEN);
    await expect(page.getByRole("table", { name: "Most used units of Port Halden" })).toBeVisible();
    await page.getByText("Box score of 1 game").click();
    await page.getByText("Margins as a table").click();
    await expectNoSidewaysScroll(page);
    // The links to the parts of the page stay in view and would lie over what is below them.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);
    await open(page, request, PORT_HALDEN, "?asOf=2025-11-01&stats=advanced");
    await expect(section(page, "Efficiency")).toContainText("Has not played yet");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
