import { describe, expect, test } from "vitest";
import type { LineupStats, OnOffStats } from "#lib/records/lineup-records.ts";
import { recordExamples } from "#lib/records/record-examples.ts";
import {
  ADVANCED_LINEUP_COLUMNS,
  ADVANCED_ON_OFF_COLUMNS,
  BASIC_LINEUP_COLUMNS,
  BASIC_ON_OFF_COLUMNS,
  isSmallOnOff,
  isSmallSample,
} from "./lineup-columns.ts";
import { lineupSentence, listText, unknownTimeSentence } from "./lineup-sentence.ts";
import { lineupsCsv, onOffCsv } from "./lineups-csv.ts";
import { shortNames } from "./short-names.ts";

/** 371 seconds, 13 points in 11 possessions against 8 in 10. */
const lineup: LineupStats = recordExamples.LineupStats;
/** The same on the floor, and the two sides swapped off it. */
const onOff: OnOffStats = recordExamples.OnOffStats;
const texts = <R>(columns: readonly { head: string; text: (row: R) => string }[], row: R) =>
  Object.fromEntries(columns.map((column) => [column.head, column.text(row)]));

describe("columns", () => {
  test("of a lineup: 371 s are 6:11, 13 - 8 is +5", () => {
    expect(texts(BASIC_LINEUP_COLUMNS, lineup)).toEqual({
      Time: "6:11",
      Poss: "11",
      For: "13",
      Agst: "8",
      "+/−": "+5",
      Net: "+38.2",
    });
    expect(texts(ADVANCED_LINEUP_COLUMNS, lineup)).toMatchObject({
      ORtg: "118.2",
      DRtg: "80.0",
      "eFG%": "55.0",
      "eFG% agst": "36.4",
      "OREB%": "50.0",
    });
  });

  test("a share of nothing is unknown, not 0", () => {
    const { teamStats } = lineup;
    const shotless = {
      ...lineup,
      teamStats: {
        ...teamStats,
        fieldGoals: { made: 0, attempted: 0, pct: 0 },
        fourFactors: { ...teamStats.fourFactors, effectiveFieldGoalPct: 0, freeThrowRate: 0 },
      },
    };
    const column = ADVANCED_LINEUP_COLUMNS.find(({ head }) => head === "eFG%");
    expect([column?.value(shotless), column?.text(shotless)]).toEqual([null, "–"]);
    expect(texts(ADVANCED_LINEUP_COLUMNS, shotless).FTR).toBe("–");
  });

  test("of a player: on, off and the difference", () => {
    expect(texts(BASIC_ON_OFF_COLUMNS, onOff)).toEqual({
      Time: "6:11",
      "+/−": "+5",
      "Net on": "+38.2",
      "Net off": "−38.2",
      Diff: "+76.4",
    });
    expect(texts(ADVANCED_ON_OFF_COLUMNS, onOff)).toMatchObject({ "ORtg on": "118.2", "DRtg off": "118.2" });
  });

  test("11 + 10 possessions are enough, 9 + 10 are not; a difference needs both sides", () => {
    const short = { ...onOff.on, teamStats: { ...onOff.on.teamStats, possessions: 9 } };
    expect([isSmallSample(onOff.on), isSmallSample(short)]).toEqual([false, true]);
    expect([isSmallOnOff(onOff), isSmallOnOff({ ...onOff, off: short })]).toEqual([false, true]);
  });
});

describe("in words", () => {
  test("the five that were together longest, for how long, with what result", () => {
    const names = shortNames(lineup.athletes);
    expect(lineupSentence([lineup], names)).toBe(
      "1 lineup. Reyes, Cole, Okafor, Brandt and Sorensen were together longest: 6:11, +5 points.",
    );
    const level = { ...lineup, teamStats: { ...lineup.teamStats, points: 8 } };
    expect(lineupSentence([level, lineup], names)).toMatch(/^2 lineups\. .* 6:11, level\.$/);
    expect(lineupSentence([], names)).toBe("");
    expect([listText([]), listText(["Cole"]), listText(["Cole", "Reyes"])]).toEqual(["", "Cole", "Cole and Reyes"]);
  });

  test("time that belongs to no five is said, and only then", () => {
    expect(unknownTimeSentence(84)).toMatch(/^1:24 of the game belongs to none/);
    expect(unknownTimeSentence(0)).toBeNull();
  });
});

describe("as comma-separated values", () => {
  const cells = (csv: string) => {
    const [head, ...rows] = csv
      .trim()
      .split("\r\n")
      .map((line) => line.split(","));
    return rows.map((row) => Object.fromEntries((head ?? []).map((name, index) => [name, row[index]])));
  };

  test("a row a lineup, with the counts of both sides", () => {
    expect(cells(lineupsCsv(7, [lineup]))).toMatchObject([
      {
        gameId: "7",
        team: "Marlow State",
        lineup: "2024-2031-2040-2052-2066",
        players: "Jonah Reyes; Amari Cole; Silas Okafor; Mateo Brandt; Eli Sorensen",
        seconds: "371",
        teamPoints: "13",
        opponentPoints: "8",
        netRating: "38.2",
      },
    ]);
  });

  test("a row a player, on and off", () => {
    expect(cells(onOffCsv(7, [onOff]))).toMatchObject([
      { player: "Jonah Reyes", onSeconds: "371", onTeamPoints: "13", offTeamPoints: "8", netDifference: "76.4" },
    ]);
  });
});
