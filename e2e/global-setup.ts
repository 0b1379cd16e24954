/** Fills a store with the fixture games through the real command line and starts the real server on it. Answers the function that takes all of it away. */
import { join } from "node:path";
import { publish } from "./addresses.ts";
import { openCourtside } from "./courtside.ts";
import { writeFixtures, writePolls } from "./fixtures/write-fixtures.ts";

export default async function globalSetup(): Promise<() => Promise<void>> {
  const courtside = openCourtside();
  try {
    const feed = join(courtside.folder, "espn");
    writeFixtures(feed);
    await courtside.run("import", "espn", feed);
    const polls = join(courtside.folder, "polls");
    writePolls(polls);
    await courtside.run("import", "cbbd", polls);
    const key = (await courtside.run("keys", "create", "--tier", "3", "--label", "journeys", "--quiet")).trim();
    publish(await courtside.start(), key);
  } catch (error) {
    await courtside.close();
    throw error;
  }
  return () => courtside.close();
}
