/** Writing what a document states: entities found or made, games matched, stored and derived. One transaction holds all of it. */
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { GameFact, GameSideFact } from "#lib/basketball/game-facts.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import type { Database } from "#lib/store/connection.ts";
import { type ResolvedEntities, upsertGameFact } from "#lib/store/game-facts.ts";
import { findOrNumberLineProvider } from "#lib/store/line-providers.ts";
import { selectLatestGameSeason } from "#lib/store/memberships.ts";
import type { RevisionScope } from "#lib/store/revisions.ts";
import { insertSetting } from "#lib/store/settings.ts";
import { applyDraftPick, applyDraftTeam } from "./apply-draft.ts";
import { applyPoll } from "./apply-poll.ts";
import { applyRecruit, applyRecruitingRanking, applyTransfer } from "./apply-recruiting.ts";
import { entityAuthority } from "./authority.ts";
import { deriveGame } from "./derive-game.ts";
import type { ResolverMemory } from "./entity-resolver.ts";
import { findOrNumberGame } from "./find-game.ts";
import { keptId } from "./kept-id.ts";
import { type MembershipSpan, stateMembership } from "./memberships.ts";
import { resolveAthletes } from "./resolve-athlete.ts";
import { resolveConference } from "./resolve-conference.ts";
import { resolveTeam } from "./resolve-team.ts";
import { resolveVenue } from "./resolve-venue.ts";

export interface Applied {
  /** Revisions that the document's writes count up. */
  scopes: Set<RevisionScope>;
  gamesNew: number;
  gamesChanged: number;
}

/** Applies the facts of one document in order. Throws FeedFault when the store must not take them. */
export async function applyFacts(db: Database, memory: ResolverMemory, facts: readonly Fact[]): Promise<Applied> {
  memory.entitiesWritten = false;
  const applied: Applied = { scopes: new Set(), gamesNew: 0, gamesChanged: 0 };
  for (const fact of facts) {
    if (fact.kind === "game") {
      await applyGame(db, memory, fact.game, applied);
      continue;
    }
    if ("league" in fact && fact.league !== null) await claimLeague(db, fact.league);
    const scope = await applyStatement(db, memory, fact);
    if (scope !== null) applied.scopes.add(scope);
  }
  if (memory.entitiesWritten) applied.scopes.add("entities");
  return applied;
}

/** A store holds one league: the first that comes. Games of the other are refused by name. */
async function claimLeague(db: Database, league: League): Promise<void> {
  const held = await insertSetting(db, "league", league);
  if (held === league) return;
  throw new FeedFault(
    "other_league",
    `this store holds ${leagueName(held)} basketball and the document is ${leagueName(league)}`,
    "import it into a store of its own, named with --store or --database-url",
  );
}

function leagueName(league: string): string {
  return league === "womens" ? "women's" : "men's";
}

type EntityFact = Extract<Fact, { kind: "venue" | "conference" | "team" | "membership" | "roster" }>;

/** Writes a statement that is no game, and names the revision it counts up; entities' own is noted in the memory. */
async function applyStatement(
  db: Database,
  memory: ResolverMemory,
  fact: Exclude<Fact, { kind: "game" }>,
): Promise<RevisionScope | null> {
  switch (fact.kind) {
    case "poll":
      return (await applyPoll(db, memory, fact.poll)) ? `season:${fact.poll.season}` : null;
    case "lineProvider":
      await findOrNumberLineProvider(db, fact.lineProvider.name, keptId(fact.lineProvider.ids));
      return null;
    case "recruit":
      await applyRecruit(db, memory, fact.recruit);
      return "recruiting";
    case "recruitingRanking":
      await applyRecruitingRanking(db, memory, fact.recruitingRanking);
      return "recruiting";
    case "transfer":
      await applyTransfer(db, memory, fact.transfer);
      return "recruiting";
    case "draftTeam":
      await applyDraftTeam(db, fact.draftTeam);
      return "draft";
    case "draftPick":
      await applyDraftPick(db, memory, fact.draftPick);
      return "draft";
    default:
      await applyEntity(db, memory, fact);
      return null;
  }
}

async function applyEntity(db: Database, memory: ResolverMemory, fact: EntityFact): Promise<void> {
  switch (fact.kind) {
    case "venue":
      await resolveVenue(db, memory, fact.source, "list", fact.venue);
      return;
    case "conference":
      await resolveConference(db, memory, fact.source, "list", fact.conference);
      return;
    case "team": {
      const team = await resolveTeam(db, memory, fact.source, "list", fact.team);
      if (fact.conference === null || fact.season === null) return;
      const conference = await resolveConference(db, memory, fact.source, "list", fact.conference);
      const span = { conferenceId: conference.id, startSeason: fact.season, endSeason: fact.season };
      await state(db, memory, team.id, span, entityAuthority(fact.source, "list"));
      return;
    }
    case "membership": {
      const { startSeason, endSeason } = fact.membership;
      const team = await resolveTeam(db, memory, fact.source, "list", fact.membership.team);
      const conference = await resolveConference(db, memory, fact.source, "list", fact.membership.conference);
      const span = { conferenceId: conference.id, startSeason, endSeason };
      await state(db, memory, team.id, span, entityAuthority(fact.source, "list"));
      return;
    }
    case "roster": {
      const { startSeason, endSeason, athlete } = fact.roster;
      const team = await resolveTeam(db, memory, fact.source, "list", fact.roster.team);
      await resolveAthletes(db, memory, fact.source, "list", { teamId: team.id, startSeason, endSeason }, [athlete]);
    }
  }
}

async function applyGame(db: Database, memory: ResolverMemory, fact: GameFact, applied: Applied): Promise<void> {
  await claimLeague(db, fact.league);
  const resolved = await resolveGameEntities(db, memory, fact);
  if (resolved.homeTeamId === resolved.awayTeamId) {
    throw new FeedFault(
      "team_plays_itself",
      `game ${fact.sourceId}: "${fact.home.team.school}" and "${fact.away.team.school}" are the same team`,
      "if they are two schools, tell them apart in lib/basketball/team-aliases.ts",
    );
  }
  const game = await findOrNumberGame(db, fact, [resolved.homeTeamId, resolved.awayTeamId]);
  const stored = { fact, resolved };
  // Which memberships are current hangs on the latest season with games (store/memberships.ts).
  if (game.created && fact.season > ((await selectLatestGameSeason(db)) ?? 0)) memory.entitiesWritten = true;
  await upsertGameFact(db, game.id, stored);
  await deriveGame(db, game.id, stored);
  applied.scopes.add(`season:${fact.season}`);
  if (game.created) applied.gamesNew++;
  else applied.gamesChanged++;
}

async function resolveGameEntities(db: Database, memory: ResolverMemory, fact: GameFact): Promise<ResolvedEntities> {
  const homeTeamId = await resolveSide(db, memory, fact, fact.home);
  const awayTeamId = await resolveSide(db, memory, fact, fact.away);
  const venue = fact.venue ? await resolveVenue(db, memory, fact.source, "game", fact.venue) : null;
  const athletes: Record<string, number> = {};
  for (const side of ["home", "away"] as const) {
    const teamId = side === "home" ? homeTeamId : awayTeamId;
    const named = fact.athletes.filter((athlete) => athlete.side === side);
    const season = { teamId, startSeason: fact.season, endSeason: fact.season };
    const ids = await resolveAthletes(
      db,
      memory,
      fact.source,
      "game",
      season,
      named.map(({ athlete }) => athlete),
    );
    for (const [place, { key }] of named.entries()) {
      const id = ids[place];
      if (id !== undefined) athletes[key] = id;
    }
  }
  return { homeTeamId, awayTeamId, venueId: venue?.id ?? null, athletes };
}

async function resolveSide(db: Database, memory: ResolverMemory, fact: GameFact, side: GameSideFact): Promise<number> {
  const team = await resolveTeam(db, memory, fact.source, "game", side.team);
  if (side.conference) {
    const conference = await resolveConference(db, memory, fact.source, "game", side.conference);
    const span = { conferenceId: conference.id, startSeason: fact.season, endSeason: fact.season };
    await state(db, memory, team.id, span, entityAuthority(fact.source, "game"));
  }
  return team.id;
}

async function state(
  db: Database,
  memory: ResolverMemory,
  teamId: number,
  span: MembershipSpan,
  authority: number,
): Promise<void> {
  if (await stateMembership(db, teamId, span, authority)) memory.entitiesWritten = true;
}
