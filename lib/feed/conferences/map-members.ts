/** Lines of a season each to spans of seasons. Pure. */
import type { ConferenceFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { FeedWarning, MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import type { MemberLine } from "./member-line.ts";

/**
 * Membership facts, by team id and first season. Seasons in a row in one conference are one fact; a season that the file passes over ends it.
 * A team that stands in two conferences in a season belongs to the first.
 */
export function mapMembers(lines: readonly MemberLine[], warnings: readonly FeedWarning[]): MappedDocument {
  const abbreviations = abbreviationsOf(lines);
  const notes = [...warnings];
  const facts: Fact[] = [];
  const byTeam = [...Map.groupBy(lines, (line) => line.id)].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  for (const [, ofTeam] of byTeam) {
    const seasons = [...ofTeam].sort((a, b) => a.season - b.season);
    const latest = seasons.at(-1);
    if (!latest) continue;
    const team = namedTeam(latest.location, { ids: { espn: latest.id }, displayName: latest.team });
    for (const { first, last } of spansOf(seasons, notes)) {
      facts.push({
        kind: "membership",
        source: "conferences",
        // The file does not say which league it is of; ESPN's team ids are the same in both.
        league: null,
        membership: {
          team,
          conference: conferenceFact(first.conference, abbreviations.get(first.conference) ?? null),
          startSeason: first.season,
          endSeason: last.season,
        },
      });
    }
  }
  return { facts, warnings: notes };
}

interface Span {
  first: MemberLine;
  last: MemberLine;
}

function spansOf(seasons: readonly MemberLine[], notes: FeedWarning[]): Span[] {
  const spans: Span[] = [];
  for (const line of seasons) {
    const span = spans.at(-1);
    if (span?.last.season === line.season) {
      if (span.last.conference !== line.conference) {
        const detail = `${line.location} stands in ${span.last.conference} and in ${line.conference} in season ${line.season}`;
        notes.push({ code: "two_conferences", detail });
      }
    } else if (span?.last.conference === line.conference && span.last.season === line.season - 1) span.last = line;
    else spans.push({ first: line, last: line });
  }
  return spans;
}

/**
 * A conference that plays in divisions has an abbreviation for each. Its own is the one all its teams share, in the latest season in which
 * they share one.
 */
function abbreviationsOf(lines: readonly MemberLine[]): Map<string, string> {
  const found = new Map<string, { season: number; abbreviation: string }>();
  for (const ofSeason of Map.groupBy(lines, (line) => `${line.season} ${line.conference}`).values()) {
    const [first] = ofSeason;
    if (!first?.conference_abb || ofSeason.some((line) => line.conference_abb !== first.conference_abb)) continue;
    const known = found.get(first.conference);
    if (!known || known.season < first.season) {
      found.set(first.conference, { season: first.season, abbreviation: first.conference_abb });
    }
  }
  return new Map([...found].map(([conference, { abbreviation }]) => [conference, abbreviation]));
}

function conferenceFact(name: string, abbreviation: string | null): ConferenceFact {
  return { ids: {}, name, abbreviation, shortName: null };
}
