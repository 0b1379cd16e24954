"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { formatInstant, formatTime } from "#lib/format/calendar.ts";

/** The server does not know the visitor's zone: it writes the schedule's, and the browser changes it after hydration. */
const SERVER_ZONE = "America/New_York";

function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const neverChanges = () => () => undefined;

interface LocalTimeProps {
  /** ISO date-time. */
  instant: string;
  zoneName?: boolean;
  /** What is shown instead of the time of day. */
  children?: ReactNode;
}

/** A time of day in the visitor's zone; the title says the day and the zone. */
export function LocalTime({ instant, zoneName = false, children }: LocalTimeProps) {
  const zone = useSyncExternalStore(neverChanges, visitorZone, () => SERVER_ZONE);
  return (
    <time dateTime={instant} title={formatInstant(instant, zone)}>
      {children ?? formatTime(instant, zone, zoneName)}
    </time>
  );
}
