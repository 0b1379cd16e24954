/** Warnings of one document. What repeats is told once with how often, so that a broken game does not drown the others. */
import type { FeedWarning } from "#lib/feed/feed.ts";

export class WarningList {
  private readonly gameSourceId: string | null;
  private readonly entries = new Map<string, { detail: string; times: number }>();

  /** `gameSourceId`: the game the warnings concern, where there is one. */
  constructor(gameSourceId: string | null) {
    this.gameSourceId = gameSourceId;
  }

  add(code: string, detail: string): void {
    const entry = this.entries.get(code);
    if (entry) entry.times += 1;
    else this.entries.set(code, { detail, times: 1 });
  }

  toWarnings(): FeedWarning[] {
    return [...this.entries].map(([code, { detail, times }]) => ({
      code,
      detail: times === 1 ? detail : `${detail} (and ${times - 1} more)`,
      ...(this.gameSourceId === null ? {} : { gameSourceId: this.gameSourceId }),
    }));
  }
}
