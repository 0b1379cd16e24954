import { defineConfig } from "vitest/config";

/** Tests that compute and read files only; the others open stores and listen on ports. */
const PURE = [
  ...["basketball", "statistics", "feed", "records", "format", "queries"].map((folder) => `lib/${folder}/**/*.test.ts`),
  "components/**/*.test.{ts,tsx}",
  "e2e/fixtures/*.test.ts",
  "test/{house-rules,import-direction,count-reports}.test.ts",
];

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["./test/reproducible-properties.ts"],
    // Two cores are what a small machine has; more workers there only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: PURE, testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: "store",
          include: ["lib/**/*.test.ts", "app/**/*.test.ts", "test/**/*.test.ts"],
          exclude: PURE,
          globalSetup: "./test/postgres.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
