/** Asks two services everything the interface can be asked about what they hold, and says where their answers differ. */
import { catalog } from "#lib/records/catalog.ts";
import { type Endpoint, type Parameter, pathParameterNames } from "#lib/records/endpoint.ts";

export interface ComparedService {
  /** Where the interface begins. */
  baseUrl: string;
  key: string;
}

/** What there is to ask for, gathered from a service's own answers. */
type Pool = Readonly<Record<string, readonly (string | number | boolean)[]>>;
type Values = Record<string, string | number | boolean>;

/** The scoreboard is of the moment: its day turns between two questions, and a mirror carries no game clock. */
const LASTING = (catalog as readonly Endpoint[]).filter((endpoint) => !endpoint.byLeagueDay);

/** Values of one parameter that are tried where another has every value. */
const SOME = 4;

export interface Difference {
  request: string;
  /** Where the bodies part, with some characters of each. */
  one: string;
  other: string;
}

export interface Comparison {
  requests: number;
  /** Characters of the longest answer by endpoint, so that a comparison of nothing is seen. */
  longest: Record<string, number>;
  differences: Difference[];
}

export async function compareServices(one: ComparedService, other: ComparedService): Promise<Comparison> {
  const pool = await gatherPool(one);
  const comparison: Comparison = { requests: 0, longest: {}, differences: [] };
  for (const endpoint of LASTING) {
    for (const values of requestsOf(endpoint, pool)) await compareAnswers(one, other, endpoint, values, comparison);
  }
  return comparison;
}

async function compareAnswers(
  one: ComparedService,
  other: ComparedService,
  endpoint: Endpoint,
  values: Values,
  comparison: Comparison,
): Promise<void> {
  let cursor: string | null = null;
  do {
    const request = requestText(endpoint, cursor === null ? values : { ...values, cursor });
    const [ours, theirs] = await Promise.all([ask(one, request), ask(other, request)]);
    comparison.requests++;
    comparison.longest[endpoint.id] = Math.max(comparison.longest[endpoint.id] ?? 0, ours.body.length);
    const difference = differenceOf(request, ours, theirs);
    if (difference) comparison.differences.push(difference);
    cursor = difference ? null : ours.next;
  } while (cursor !== null);
}

interface Answer {
  status: number;
  total: string | null;
  next: string | null;
  body: string;
}

async function ask({ baseUrl, key }: ComparedService, request: string): Promise<Answer> {
  const response = await fetch(`${baseUrl}${request}`, { headers: { authorization: `Bearer ${key}` } });
  const link = /<([^>]*)>/.exec(response.headers.get("link") ?? "")?.[1];
  return {
    status: response.status,
    total: response.headers.get("x-total-count"),
    next: link ? new URL(link, baseUrl).searchParams.get("cursor") : null,
    body: await response.text(),
  };
}

function differenceOf(request: string, ours: Answer, theirs: Answer): Difference | null {
  if (ours.status !== 200)
    return { request, one: `status ${ours.status} ${ours.body}`, other: `status ${theirs.status}` };
  if (ours.status === theirs.status && ours.total === theirs.total && ours.body === theirs.body) return null;
  let place = 0;
  while (ours.body[place] === theirs.body[place] && place < ours.body.length) place++;
  const around = ({ status, total, body }: Answer) =>
    `${status} ${total ?? ""} …${body.slice(Math.max(0, place - 120), place + 120)}…`;
  return { request, one: around(ours), other: around(theirs) };
}

/** Requests of an endpoint: every value of its first required parameter with every season, then each optional parameter by itself. */
function requestsOf(endpoint: Endpoint, pool: Pool): Values[] {
  const entries = Object.entries<Parameter>(endpoint.parameters);
  const required = entries
    .filter(([name, parameter]) => parameter.required || name === endpoint.atLeastOneOf?.[0])
    .map(([name]) => name);
  let requests: Values[] = [{}];
  for (const name of required) {
    requests = requests.flatMap((values) => (pool[name] ?? []).map((value) => ({ ...values, [name]: value })));
  }
  const optional = entries.filter(([name]) => !required.includes(name) && name !== "cursor");
  const base = requests.slice(0, SOME);
  return [
    ...requests,
    ...optional.flatMap(([name, parameter]) =>
      base.flatMap((values) => poolOf(name, parameter, pool).map((value) => ({ ...values, [name]: value }))),
    ),
  ];
}

function poolOf(name: string, parameter: Parameter, pool: Pool): readonly (string | number | boolean)[] {
  if (parameter.kind === "boolean") return [true];
  if (parameter.kind === "enum") return parameter.values;
  return pool[name] ?? [];
}

function requestText(endpoint: Endpoint, values: Values): string {
  const inPath = pathParameterNames(endpoint.path);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (!inPath.includes(name)) query.set(name, String(value));
  }
  return `${path}${query.size > 0 ? `?${query}` : ""}`;
}

interface GameLike {
  id: number;
  season: number;
  startDate: string;
  tournament: string | null;
  homeTeam: string;
  awayTeam: string;
  homeConference: string | null;
  awayConference: string | null;
}

async function gatherPool(service: ComparedService): Promise<Pool> {
  const games: GameLike[] = [];
  let cursor: string | null = null;
  do {
    const answer: Answer = await ask(
      service,
      `/games${cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`}`,
    );
    if (answer.status !== 200) throw new Error(`${service.baseUrl}/games answers ${answer.status}: ${answer.body}`);
    games.push(...JSON.parse(answer.body));
    cursor = answer.next;
  } while (cursor !== null);
  const seasons = distinct(games.map((game) => game.season));
  const players = new Set<number>();
  for (const season of seasons) {
    const rosters: { players: { id: number }[] }[] = JSON.parse(
      (await ask(service, `/teams/roster?season=${season}`)).body,
    );
    for (const roster of rosters) for (const player of roster.players) players.add(player.id);
  }
  const dates = distinct(games.map((game) => game.startDate.slice(0, "2026-01-23".length)));
  const teams = sample(distinct(games.flatMap((game) => [game.homeTeam, game.awayTeam])), 40);
  const conferences = distinct(games.flatMap((game) => [game.homeConference, game.awayConference])).filter(
    (name) => name !== null,
  );
  // A season before and one after those known: both services must know nothing of them alike.
  const someSeasons = [Math.min(...seasons) - 1, ...seasons, Math.max(...seasons) + 1];
  return {
    gameId: games.map((game) => game.id),
    season: someSeasons,
    year: someSeasons,
    position: ["G", "f"],
    team: teams,
    sourceTeam: teams,
    destinationTeam: teams,
    draftTeam: ["herons"],
    conference: conferences,
    sourceConference: conferences,
    destinationConference: conferences,
    tournament: [...distinct(games.map((game) => game.tournament)).filter((name) => name !== null), "NCAA"],
    date: sample(dates, 20),
    startDateRange: sample(dates, SOME),
    endDateRange: sample(dates, SOME),
    playerId: sample([...players], 60),
    utcOffset: [-5, 5],
  };
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Values spread over the whole list, in its order. */
function sample<T>(values: readonly T[], count: number): T[] {
  const step = Math.max(1, values.length / count);
  return Array.from(
    { length: Math.min(count, values.length) },
    (_none, place) => values[Math.floor(place * step)],
  ).filter((value) => value !== undefined);
}
