/** Rows in playing order as plays. */
import { clockText, parseClock } from "#lib/basketball/clock.ts";
import type { PlayFact, ShotFact } from "#lib/basketball/game-facts.ts";
import type { PlayEvent } from "#lib/basketball/play-event.ts";
import type { FeedWarning } from "#lib/feed/feed.ts";
import type { Assist } from "./assists.ts";
import { type MappedEvent, mapEvent } from "./map-event.ts";
import { playText } from "./play-text.ts";
import type { NcaaRow } from "./row.ts";
import { athleteKey, sideOfTeam } from "./row-keys.ts";
import type { OrderedRow } from "./row-order.ts";

/**
 * The plays of a game. A row that only says who was fouled becomes part of the foul's play. Events of an unknown form are kept as plays without
 * meaning, with a warning.
 */
export function mapPlays(
  rows: readonly OrderedRow[],
  assists: ReadonlyMap<OrderedRow, Assist>,
): { plays: PlayFact[]; warnings: FeedWarning[] } {
  const draws = matchDraws(rows);
  const drawn = new Set(draws.values());
  const plays = rows
    .filter((item) => !drawn.has(item))
    .map((item) => mapPlay(item, assists.get(item) ?? null, draws.get(item) ?? null));
  return { plays, warnings: rows.flatMap(strangeness) };
}

/** Warnings for a row that cannot be understood, or that names neither team. */
function strangeness({ row, description, number }: OrderedRow): FeedWarning[] {
  const detail = `row ${number}: ${row.Event_Description ?? row.Event_Type ?? "no text"}`;
  if (description === null) return [{ code: "unknown_event", detail }];
  return sideOfTeam(row) === null ? [{ code: "unknown_team", detail: `${detail} (${row.Event_Team})` }] : [];
}

function mapPlay(item: OrderedRow, assist: Assist | null, draw: OrderedRow | null): PlayFact {
  const { row, description } = item;
  const side = sideOfTeam(row);
  const named = athleteKey(side, row.Player_1);
  const { event, typeId }: MappedEvent =
    description === null
      ? { event: { kind: "other" }, typeId: 0 }
      : mapEvent(description, named, assist?.athlete ?? null);
  // A technical foul of a coach names him as if he were an athlete.
  const athlete = event.kind === "foul" ? event.athlete : named;
  const drawnBy = draw === null ? null : athleteKey(sideOfTeam(draw.row), draw.row.Player_1);
  const secondsRemaining = parseClock(row.Time) ?? 0;
  const text = {
    team: row.Event_Team ?? "",
    ofTeam: athlete === null,
    assistedBy: assist?.name ?? null,
    drawnBy: draw?.description?.name ?? null,
  };
  return {
    sourceId: `${row.ID}-${item.number}`,
    id: null,
    typeId,
    typeName: null,
    period: row.Half_Status,
    clock: clockText(secondsRemaining),
    secondsRemaining,
    homeScore: row.Home_Score,
    awayScore: row.Away_Score,
    side,
    scoringPlay: isTry(event) ? event.made : false,
    shootingPlay: isTry(event),
    scoreValue: event.kind === "field_goal" ? event.points : event.kind === "free_throw" ? 1 : null,
    wallclock: null,
    text: description === null ? row.Event_Description : playText({ description, ...text }),
    homeWinProbability: null,
    participants: [athlete, assist?.athlete ?? null, drawnBy].filter((key) => key !== null),
    onFloor: item.floor.length === 0 ? null : item.floor,
    shot: shotOf(event),
    event,
  };
}

type Try = Extract<PlayEvent, { kind: "field_goal" | "free_throw" }>;

function isTry(event: PlayEvent): event is Try {
  return event.kind === "field_goal" || event.kind === "free_throw";
}

function shotOf(event: PlayEvent): ShotFact | null {
  if (event.kind === "free_throw") {
    return {
      shooter: event.athlete,
      made: event.made,
      range: "free_throw",
      assisted: false,
      assistedBy: null,
      location: null,
    };
  }
  if (event.kind !== "field_goal") return null;
  const { athlete: shooter, made, assistedBy, points, shot } = event;
  const range = points === 3 ? "three_pointer" : shot === "jumper" || shot === null ? "jumper" : "rim";
  return { shooter, made, range, assisted: assistedBy !== null, assistedBy, location: null };
}

/** The row of the fouled athlete for every foul that has one: of the other team, in the same second, the first not yet taken. */
function matchDraws(rows: readonly OrderedRow[]): Map<OrderedRow, OrderedRow> {
  const waiting = Map.groupBy(
    rows.filter((item) => item.description?.action === "foulon"),
    ({ row }) => secondOf(row),
  );
  const matches = new Map<OrderedRow, OrderedRow>();
  for (const foul of rows) {
    if (foul.description?.action !== "foul") continue;
    const draws = waiting.get(secondOf(foul.row)) ?? [];
    const at = draws.findIndex((draw) => draw.row.Event_Team !== foul.row.Event_Team);
    const [draw] = at === -1 ? [] : draws.splice(at, 1);
    if (draw !== undefined) matches.set(foul, draw);
  }
  return matches;
}

function secondOf(row: NcaaRow): string {
  return `${row.Half_Status} ${row.Time}`;
}
