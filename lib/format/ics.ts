/** Calendars as RFC 5545 has them: CRLF between lines, lines of at most 75 octets, times in UTC. */

export interface CalendarEvent {
  /** The same for the same event at every export, so that a calendar replaces what it has. */
  uid: string;
  /** ISO 8601 in UTC; a bare day (YYYY-MM-DD) is an event of that whole day. */
  start: string;
  /** Minutes; of an event of a whole day without meaning. */
  minutes: number;
  summary: string;
  location?: string | null;
  description?: string | null;
  url?: string | null;
  cancelled?: boolean;
}

const LONGEST_LINE_OCTETS = 75;
const MINUTE_MS = 60_000;

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** A line in pieces of at most 75 octets, each but the first after a space; no letter is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LONGEST_LINE_OCTETS) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}

function utcStamp(instant: string | number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function times(event: CalendarEvent): string[] {
  if (event.start.length === "2026-01-23".length) return [`DTSTART;VALUE=DATE:${event.start.replaceAll("-", "")}`];
  const end = Date.parse(event.start) + event.minutes * MINUTE_MS;
  return [`DTSTART:${utcStamp(event.start)}`, `DTEND:${utcStamp(end)}`];
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const text = (name: string, value: string | null | undefined) => (value ? [`${name}:${escapeText(value)}`] : []);
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    ...times(event),
    ...text("SUMMARY", event.summary),
    ...text("LOCATION", event.location),
    ...text("DESCRIPTION", event.description),
    // An address is no text: nothing in it is escaped.
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.cancelled ? ["STATUS:CANCELLED"] : []),
    "END:VEVENT",
  ];
}

/** A calendar of events. `stamp`: when what it says was written, ISO 8601. */
export function formatCalendar(name: string, events: readonly CalendarEvent[], stamp: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Courtside//Schedule//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
