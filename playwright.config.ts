import { defineConfig } from "@playwright/test";
import { serverAddress } from "./e2e/addresses.ts";
import { browserLaunchOptions } from "./e2e/browser.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: serverAddress(),
    launchOptions: await browserLaunchOptions(),
    locale: "en-US",
    timezoneId: "America/New_York",
    // What moves is drawn in software here, frame by frame: it took half the time of a journey.
    contextOptions: { reducedMotion: "reduce" },
    // A trace (`--trace on`) records every step of every journey, also of those that pass: a third of their time.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "api", testMatch: "api/**/*.spec.ts" },
    { name: "desktop", testMatch: "pages/**/*.spec.ts", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "mobile",
      testMatch: "pages/**/*.spec.ts",
      // It takes minutes, and looks at the narrow screen itself.
      testIgnore: "pages/live-league.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
