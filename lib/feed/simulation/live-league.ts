/** The simulated league as a feed that goes on. */
import type { FeedDocument, LiveFeed } from "#lib/feed/feed.ts";
import { type Change, changesBetween } from "./league-agenda.ts";
import { gameDocument, noticeDocument } from "./league-documents.ts";
import type { World } from "./world.ts";

/** The agenda is drawn up for stretches of so many milliseconds. */
const STRETCH = 6 * 3_600_000;
/** How many of them are looked through for the next change: a day. */
const STRETCHES_AHEAD = 4;
/** Those ahead, the one at hand and the one before it are kept. */
const STRETCHES_KEPT = STRETCHES_AHEAD + 2;

/** What happens in the league from a moment on; what was before, readLeague tells. */
export function liveLeague(world: World): LiveFeed {
  const agendas = new Map<number, Change[]>();
  const agenda = (stretch: number): Change[] => {
    const kept = agendas.get(stretch);
    if (kept) return kept;
    const made = changesBetween(world, isoTime(stretch * STRETCH), isoTime((stretch + 1) * STRETCH));
    agendas.set(stretch, made);
    for (const old of agendas.keys()) {
      if (agendas.size <= STRETCHES_KEPT) break;
      agendas.delete(old);
    }
    return made;
  };
  return {
    source: "simulation",
    *changes(since, until) {
      const due = new Map<string, Change>();
      for (let stretch = stretchAfter(since); stretch * STRETCH < Date.parse(until); stretch++) {
        const changes = agenda(stretch);
        for (let place = firstAfter(changes, since); place < changes.length; place++) {
          const change = changes[place];
          if (change === undefined || change.at > until) break;
          if (!due.has(change.key)) due.set(change.key, change);
        }
      }
      for (const change of due.values()) yield documentOf(world, change, until);
    },
    nextChange(moment) {
      const first = stretchAfter(moment);
      for (let stretch = first; stretch < first + STRETCHES_AHEAD; stretch++) {
        const changes = agenda(stretch);
        const next = changes[firstAfter(changes, moment)];
        if (next) return next.at;
      }
      return isoTime((first + STRETCHES_AHEAD) * STRETCH);
    },
  };
}

/** The stretch in which the first moment after `moment` lies. A stretch has its end and not its beginning. */
function stretchAfter(moment: string): number {
  return Math.floor(Date.parse(moment) / STRETCH);
}

/** Place of the first change after a moment in a list by time: an evening has tens of thousands. */
function firstAfter(changes: readonly Change[], moment: string): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.at ?? "") <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

function documentOf(world: World, { subject }: Change, moment: string): FeedDocument {
  return subject.kind === "game" ? gameDocument(world, subject.game, moment) : noticeDocument(world, subject.notice);
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
