import { describe, expect, it } from "vitest";
import { dayOf, FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, weekdayOf } from "./calendar-day.ts";
import { currentSeason, seasonDates, seasonOpens } from "./season-dates.ts";

const SEASONS = Array.from({ length: 40 }, (_, place) => 2011 + place);

describe("the dates of a season", () => {
  it.each([
    // Selection Sundays and opening days as they were.
    [2018, "2018-03-11"],
    [2019, "2019-03-17"],
    [2021, "2021-03-14"],
    [2022, "2022-03-13"],
    [2023, "2023-03-12"],
    [2024, "2024-03-17"],
    [2025, "2025-03-16"],
    [2026, "2026-03-15"],
  ])("of %i have the real Selection Sunday", (season, date) => {
    expect(seasonDates(season).selectionSunday).toBe(date);
  });

  it("of 2026 are those of the real season, round by round", () => {
    expect(seasonDates(2026)).toEqual({
      season: 2026,
      exhibitions: "2025-10-18",
      openingDay: "2025-11-03",
      thanksgiving: "2025-11-27",
      christmasBreak: ["2025-12-24", "2025-12-26"],
      conferenceStart: "2025-12-27",
      conferenceTournaments: "2026-03-02",
      selectionSunday: "2026-03-15",
      national: {
        firstFour: ["2026-03-17", "2026-03-18"],
        firstRound: ["2026-03-19", "2026-03-20"],
        secondRound: ["2026-03-21", "2026-03-22"],
        regionalSemifinals: ["2026-03-26", "2026-03-27"],
        regionalFinals: ["2026-03-28", "2026-03-29"],
        semifinals: "2026-04-04",
        final: "2026-04-06",
      },
      second: {
        firstRound: ["2026-03-17", "2026-03-18"],
        secondRound: ["2026-03-21", "2026-03-22"],
        quarterfinals: ["2026-03-24", "2026-03-25"],
        semifinals: "2026-03-31",
        final: "2026-04-02",
      },
    });
  });

  it.each(SEASONS)("of %i fall on their weekdays, in order, after the season has become the current one", (season) => {
    const dates = seasonDates(season);
    const weekday = (date: string) => weekdayOf(dayOf(date));
    expect(weekday(dates.openingDay)).toBe(MONDAY);
    expect(weekday(dates.thanksgiving)).toBe(THURSDAY);
    expect(weekday(dates.selectionSunday)).toBe(SUNDAY);
    expect(dates.national.firstFour.map(weekday)[0]).toBe(TUESDAY);
    expect(dates.national.firstRound.map(weekday)).toEqual([THURSDAY, FRIDAY]);
    expect(dates.national.regionalFinals.map(weekday)).toEqual([SATURDAY, SUNDAY]);
    expect(weekday(dates.national.semifinals)).toBe(SATURDAY);
    expect(weekday(dates.national.final)).toBe(MONDAY);
    const order = [
      `${season - 1}-10-15`,
      dates.exhibitions,
      dates.openingDay,
      dates.thanksgiving,
      dates.christmasBreak[0],
      dates.christmasBreak[1],
      dates.conferenceStart,
      dates.conferenceTournaments,
      dates.selectionSunday,
      dates.national.firstFour[0],
      dates.national.semifinals,
      dates.national.final,
    ];
    expect(order).toEqual(order.toSorted());
  });
});

describe("the current season", () => {
  it.each([
    ["2025-10-15T03:59:59.999Z", 2025, "an instant before the switch, 15 October 00:00 in New York"],
    ["2025-10-15T04:00:00.000Z", 2026, "at the switch"],
    ["2025-10-20T12:00:00.000Z", 2026, "among the exhibitions"],
    ["2025-11-03T05:00:00.000Z", 2026, "on the opening day"],
    ["2026-01-01T04:00:00.000Z", 2026, "at New Year in New York's night"],
    ["2026-01-01T06:00:00.000Z", 2026, "at New Year"],
    ["2026-04-07T01:00:00.000Z", 2026, "during the final"],
    ["2026-04-07T12:00:00.000Z", 2026, "the day after the final"],
    ["2026-07-15T12:00:00.000Z", 2026, "in summer: the one just finished"],
    ["2026-09-30T12:00:00.000Z", 2026, "at the end of September"],
    ["2026-10-15T04:00:00.000Z", 2027, "a year after the switch"],
  ])("at %s is %i: %s", (at, season) => {
    expect(currentSeason(at)).toBe(season);
  });

  it("opens at the switch, on the moment", () => {
    const opens = seasonOpens(2026);
    expect(opens).toBe("2025-10-15T04:00:00.000Z");
    expect(currentSeason(opens)).toBe(2026);
    expect(currentSeason(new Date(Date.parse(opens) - 1).toISOString())).toBe(2025);
  });
});
