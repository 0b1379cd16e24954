import { expect, test } from "vitest";
import type { AthleteFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { athleteFact, factDocument, readerOf, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";

const PLAYER = { espn: "31" };

function rosterOf(season: number, stated: Partial<AthleteFact>): Fact {
  const athlete = { ...athleteFact("Jo Quill", PLAYER), ...stated };
  const team = teamFact("Harbor State", { espn: "901" });
  return {
    kind: "roster",
    source: "espn",
    league: "mens",
    roster: { team, athlete, startSeason: season, endSeason: season },
  };
}

/** He came with number 12 and 190 pounds, changed to number 4 when he was a senior, and only the first list had his height. */
const FRESHMAN = rosterOf(2023, { jersey: "12", weightPounds: 190, heightInches: 77 });
const SENIOR = rosterOf(2026, { jersey: "4", weightPounds: 204 });

eachStore("an athlete over the seasons", (suite) => {
  test.each([
    ["as they were", [FRESHMAN, SENIOR]],
    ["the latest first", [SENIOR, FRESHMAN]],
  ])("has what the latest season says and, for the rest, what earlier ones said: read %s", async (_order, facts) => {
    const store = await suite.freshStore();
    await importFeed(
      store,
      readerOf(
        "espn",
        facts.map((fact, place) => factDocument(`roster/${place}`, [fact])),
      ),
    );
    const [athlete] = await store.db.selectFrom("athlete").selectAll().execute();
    expect(athlete).toMatchObject({ jersey: "4", weightPounds: 204, heightInches: 77 });
    const [spot] = await store.db.selectFrom("roster").selectAll().execute();
    expect(spot).toMatchObject({ startSeason: 2023, endSeason: 2026 });
  });
});
