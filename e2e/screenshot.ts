/**
 * Draws a page to a PNG: `node e2e/screenshot.ts URL OUT.png [--width 1280] [--height 900] [--dark] [--viewport] [--wait SELECTOR]`.
 * The whole page by default, only what the window shows with `--viewport`. Says on the console what the page logged as an error.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserLaunchOptions } from "./browser.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "900" },
    dark: { type: "boolean", default: false },
    viewport: { type: "boolean", default: false },
    wait: { type: "string" },
  },
});
const [url, path] = positionals;
if (url === undefined || path === undefined) {
  process.stderr.write(
    "usage: node e2e/screenshot.ts URL OUT.png [--width 1280] [--height 900] [--dark] [--viewport] [--wait SELECTOR]\n",
  );
  process.exit(2);
}

const browser = await chromium.launch(await browserLaunchOptions());
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  page.on("console", (message) => {
    if (message.type() === "error") process.stderr.write(`page: ${message.text()}\n`);
  });
  page.on("pageerror", (error) => process.stderr.write(`page: ${error.message}\n`));
  await page.goto(url, { waitUntil: "networkidle" });
  if (values.wait !== undefined) await page.waitForSelector(values.wait);
  await page.screenshot({ path, fullPage: !values.viewport });
} finally {
  await browser.close();
}
