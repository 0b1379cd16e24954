/** Days, hours and arenas of the national tournament's last rounds. */
import { dayOf } from "#lib/feed/simulation/calendar/calendar-day.ts";
import { finalVenue } from "#lib/feed/simulation/calendar/neutral-venues.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import type { Region } from "./national-sites.ts";

/** Eastern tips, as television has them: by region of the day and by game there, and by day and region. */
const REGIONAL_SEMIFINAL_TIPS = [
  [18.5, 21],
  [19 + 10 / 60, 21 + 40 / 60],
];
const REGIONAL_FINAL_TIPS = [
  [18 + 10 / 60, 20 + 50 / 60],
  [14 + 20 / 60, 17 + 5 / 60],
];
const SEMIFINAL_TIPS = [18 + 10 / 60, 20 + 50 / 60];
const FINAL_TIP = 20 + 50 / 60;

export interface Spot {
  day: number;
  /** Eastern hour. */
  hour: number;
  venue: SimulatedVenue;
}

export function semifinalSpot(desk: SeasonDesk, place: number): Spot {
  const day = dayOf(desk.dates.national.semifinals);
  return { day, hour: SEMIFINAL_TIPS[place] as number, venue: finalVenue(desk.season) };
}

export function finalSpot(desk: SeasonDesk): Spot {
  return { day: dayOf(desk.dates.national.final), hour: FINAL_TIP, venue: finalVenue(desk.season) };
}

/** The second weekend: two regions play Thursday and Saturday, the other two Friday and Sunday. */
export function regionalSpot(
  desk: SeasonDesk,
  region: Region,
  index: number,
  round: "semifinal" | "final",
  place: number,
): Spot {
  const { regionalSemifinals, regionalFinals } = desk.dates.national;
  const late = index % 2;
  const order = Math.floor(index / 2);
  if (round === "semifinal") {
    const hour = REGIONAL_SEMIFINAL_TIPS[order]?.[place] as number;
    return { day: dayOf(regionalSemifinals[late] as string), hour, venue: region.venue };
  }
  const hour = REGIONAL_FINAL_TIPS[late]?.[order] as number;
  return { day: dayOf(regionalFinals[late] as string), hour, venue: region.venue };
}
