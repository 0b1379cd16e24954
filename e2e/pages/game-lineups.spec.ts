/** The lineups of a game: fives together, and teams with and without each player. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { REGULATION } from "#e2e/fixtures/season.ts";
import { openGame, played } from "#e2e/game-page.ts";
import { expect, test } from "#e2e/journey.ts";

const SIDES = ["away", "home"] as const;

function lineupTable(page: Page, team: string): Locator {
  return page.getByRole("table", { name: `Lineups of ${team}` });
}

/** Texts of a column below its head. */
async function column(table: Locator, head: string): Promise<string[]> {
  // Under the pointer a head also has its tip open: the first line is its own.
  const heads = (await table.getByRole("columnheader").allInnerTexts()).map((text) => text.trim().split("\n")[0]);
  const index = heads.indexOf(head);
  expect(index, `${head} is one of ${heads.join(", ")}`).toBeGreaterThanOrEqual(0);
  const rows = await table.locator("tbody tr").all();
  return Promise.all(rows.map((row) => row.locator("th, td").nth(index).innerText()));
}

const seconds = (time: string) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test("a team's lineups add up to the game: its minutes, both sides' points", async ({ page, request }) => {
  await openGame(page, request, REGULATION, "?tab=lineups");
  const { score } = played(REGULATION);
  for (const [side, other] of [SIDES, SIDES.toReversed()]) {
    if (!side || !other) throw new Error("a game has two sides");
    const table = lineupTable(page, REGULATION.schools[side].school);
    await expect(table).toBeVisible();
    const card = page.getByRole("tabpanel").locator("div").filter({ has: table }).last();
    const more = card.getByRole("button", { name: /^All \d+ lineups$/ });
    if ((await more.count()) > 0) await more.click();
    expect(sum((await column(table, "Time")).map(seconds))).toBe(2400);
    expect(sum((await column(table, "For")).map(Number))).toBe(score[side]);
    expect(sum((await column(table, "Agst")).map(Number))).toBe(score[other]);
  }
});

test("columns sort, and the advanced ones are kept in the address", async ({ page, request }) => {
  await openGame(page, request, REGULATION, "?tab=lineups");
  const table = lineupTable(page, REGULATION.schools.home.school);
  await table.getByRole("columnheader", { name: "Poss" }).getByRole("button").click();
  await expect(table.getByRole("columnheader", { name: "Poss" })).toHaveAttribute("aria-sort", "descending");
  const possessions = (await column(table, "Poss")).map(Number);
  expect(possessions).toEqual(possessions.toSorted((one, other) => other - one));

  await page.getByRole("radio", { name: "Advanced" }).click({ force: true });
  await expect(page).toHaveURL(/stats=advanced/);
  await expect(table.getByRole("columnheader", { name: "eFG%", exact: true })).toBeVisible();
});

test("a player's time and plus-minus are those of the box score's", async ({ page, request }) => {
  await openGame(page, request, REGULATION, "?tab=lineups");
  const team = REGULATION.schools.home.school;
  const onOff = page.getByRole("table", { name: `${team} with and without each player` });
  await expect(onOff).toBeVisible();
  const tallies = [...played(REGULATION).tallies.home].filter(([, tally]) => tally.seconds > 0);
  await expect(onOff.locator("tbody tr")).toHaveCount(tallies.length);
  const cells = async (table: Locator, name: string, head: string) => {
    const names = (await table.locator("tbody tr th").allInnerTexts()).map((text) => text.split("\n")[0]?.trim());
    return (await column(table, head))[names.indexOf(name)];
  };
  const marks = new Map<string, string | undefined>();
  for (const [player, tally] of tallies) {
    expect(seconds((await cells(onOff, player.name, "Time")) ?? ""), player.name).toBe(tally.seconds);
    marks.set(player.name, await cells(onOff, player.name, "+/−"));
  }
  await page.getByRole("tab", { name: "Box score" }).click();
  const box = page.getByRole("table", { name: `Box score of ${team}` });
  await expect(box).toBeVisible();
  for (const [name, mark] of marks) expect(await cells(box, name, "+/-"), name).toBe(mark);
});

test("lineups and players download as CSV", async ({ page, request }) => {
  await openGame(page, request, REGULATION, "?tab=lineups");
  for (const [button, name, head] of [
    ["Lineups CSV", /^lineups-2026-01-23-\d+\.csv$/, "gameId,teamId,team,lineup,players,seconds"],
    ["On/off CSV", /^on-off-2026-01-23-\d+\.csv$/, "gameId,teamId,team,athleteId,player,position,onSeconds"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(name);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toContain(head);
    expect(lines.length).toBeGreaterThan(10);
  }
});

test.describe("when something fails", () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  test("lineups that cannot be read say so, and trying again helps", async ({ page, request }) => {
    let broken = true;
    await page.route("**/api/lineups/game/*", (route) =>
      broken ? route.fulfill({ status: 400, json: { title: "Bad Request", detail: "Not now." } }) : route.continue(),
    );
    await openGame(page, request, REGULATION, "?tab=lineups");
    await expect(page.getByRole("alert").filter({ hasText: "Could not load the lineups" })).toContainText("Not now.");
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(lineupTable(page, REGULATION.schools.home.school)).toBeVisible();
  });
});
