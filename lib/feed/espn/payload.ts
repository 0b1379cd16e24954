/** Payloads at the door: which kind one is, told by its content and never by its name, and its checked form. */
import type { z } from "zod";
import { FeedFault } from "#lib/feed/feed.ts";
import {
  type RawConferenceList,
  type RawSingleTeam,
  type RawTeamList,
  rawConferenceList,
  rawSingleTeam,
  rawTeamList,
} from "./raw-lists.ts";
import { type RawHeaderScoreboard, type RawScoreboard, rawHeaderScoreboard, rawScoreboard } from "./raw-scoreboard.ts";
import { type RawSummary, rawSummary } from "./raw-summary.ts";

export type EspnPayload =
  | { kind: "summary"; summary: RawSummary }
  | { kind: "scoreboard"; scoreboard: RawScoreboard }
  | { kind: "header_scoreboard"; scoreboard: RawHeaderScoreboard }
  | { kind: "team_list"; list: RawTeamList }
  | { kind: "team"; single: RawSingleTeam }
  | { kind: "conference_list"; list: RawConferenceList };

export type EspnPayloadKind = EspnPayload["kind"];

/** How many of the differences from the expected shape a fault names. */
const NAMED_DIFFERENCES = 3;

/**
 * Which kind a parsed JSON value is.
 *
 * @throws FeedFault `wrong_json_type`, `espn_error`, `unknown_payload`
 */
export function recognisePayload(value: unknown): EspnPayloadKind {
  const fields = fieldsOf(value);
  if (fields === null) {
    const found = Array.isArray(value) ? "a list" : value === null ? "null" : `a ${typeof value}`;
    throw new FeedFault(
      "wrong_json_type",
      `The JSON is ${found}, where ESPN sends an object.`,
      "Use a payload as ESPN sent it.",
    );
  }
  if (fieldsOf(fields.header)?.competitions !== undefined) return "summary";
  if (Array.isArray(fields.events) && Array.isArray(fields.leagues)) return "scoreboard";
  if (Array.isArray(fields.conferences)) return "conference_list";
  if (fieldsOf(fields.team)?.id !== undefined) return "team";
  const league = fieldsOf(first(fieldsOf(first(fields.sports))?.leagues));
  if (Array.isArray(league?.teams)) return "team_list";
  if (Array.isArray(league?.events)) return "header_scoreboard";
  throw unknownPayload(fields);
}

/**
 * Checks a parsed JSON value against the shape of its kind. Fields nobody uses may be anything.
 *
 * @throws FeedFault as recognisePayload, and `unexpected_shape`
 */
export function parsePayload(value: unknown): EspnPayload {
  const kind = recognisePayload(value);
  switch (kind) {
    case "summary":
      return { kind, summary: check(rawSummary, value, "summary") };
    case "scoreboard":
      return { kind, scoreboard: check(rawScoreboard, value, "scoreboard") };
    case "header_scoreboard":
      return { kind, scoreboard: check(rawHeaderScoreboard, value, "header scoreboard") };
    case "team_list":
      return { kind, list: check(rawTeamList, value, "team list") };
    case "team":
      return { kind, single: check(rawSingleTeam, value, "team") };
    case "conference_list":
      return { kind, list: check(rawConferenceList, value, "conference list") };
  }
}

/** The key of the document a payload is: `game/401828387`, `scoreboard/2026-01-23`, `teams`; null when it cannot say. */
export function payloadKey(value: unknown): string | null {
  const kind = recognisePayload(value);
  const fields = fieldsOf(value);
  switch (kind) {
    case "summary":
      return keyOf("game", fieldsOf(fields?.header)?.id);
    case "scoreboard":
      return keyOf("scoreboard", fieldsOf(fields?.day)?.date ?? dayOf(first(fields?.events)));
    case "header_scoreboard":
      return keyOf(
        "scoreboard-header",
        dayOf(first(fieldsOf(first(fieldsOf(first(fields?.sports))?.leagues))?.events)),
      );
    case "team_list":
      return "teams";
    case "team":
      return keyOf("team", fieldsOf(fields?.team)?.id);
    case "conference_list":
      return "conferences";
  }
}

function keyOf(word: string, id: unknown): string | null {
  const usable = (typeof id === "string" && /^[\w-]{1,40}$/.test(id)) || Number.isSafeInteger(id);
  return usable ? `${word}/${id}` : null;
}

/** The UTC day of an event: a key needs only to be stable. */
function dayOf(event: unknown): string | null {
  const date = fieldsOf(event)?.date;
  return typeof date === "string" ? date.slice(0, 10) : null;
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, kind: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const named = issues
    .slice(0, NAMED_DIFFERENCES)
    .map((issue) => `${issue.path.join(".") || "the whole"}: ${issue.message}`);
  const rest = issues.length > named.length ? ` (and ${issues.length - named.length} more)` : "";
  throw new FeedFault(
    "unexpected_shape",
    `The ${kind} is not as ESPN sends it: ${named.join("; ")}${rest}.`,
    "Fetch it again; if ESPN has changed its format, lib/feed/espn has to follow.",
  );
}

function unknownPayload(fields: Readonly<Record<string, unknown>>): FeedFault {
  const { code, message } = fields;
  if ((typeof code === "number" || typeof code === "string") && typeof message === "string") {
    return new FeedFault(
      "espn_error",
      `ESPN answered with an error instead of data: ${code} ${message.slice(0, 200)}.`,
      "Check that the game or day exists, and fetch it again.",
    );
  }
  const keys = Object.keys(fields);
  const named = keys.slice(0, 8).map((key) => key.slice(0, 40));
  return new FeedFault(
    "unknown_payload",
    `The JSON is no payload this feed knows; it holds ${keys.length === 0 ? "nothing" : named.join(", ")}.`,
    "Summaries, scoreboards, team lists and conference lists of ESPN can be imported.",
  );
}

/** The value as fields to look into, when it is an object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  // Narrowing from object to a record of unknown claims nothing about the fields.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}
