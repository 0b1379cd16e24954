import type { ReactNode } from "react";
import { NotAvailable } from "#components/query-state.tsx";
import type { GameInfo } from "#lib/records/game-records.ts";

interface WhyNoDataProps {
  game: Pick<GameInfo, "status">;
  /** What is missing, in the plural or not: "play-by-play", "substitutions". */
  what: string;
  /** What there is instead. */
  children?: ReactNode;
}

/** Says honestly why a part of a game's page is empty: not played, or not in the feed. */
export function WhyNoData({ game, what, children }: WhyNoDataProps) {
  switch (game.status) {
    case "scheduled":
      return (
        <NotAvailable title="Not played yet">
          <p>There is no {what} before the tip.</p>
        </NotAvailable>
      );
    case "postponed":
      return (
        <NotAvailable title="Postponed">
          <p>There is no {what} until the game is played.</p>
        </NotAvailable>
      );
    case "cancelled":
      return (
        <NotAvailable title="Cancelled">
          <p>The game was not played.</p>
        </NotAvailable>
      );
    case "in_progress":
    case "final":
      return (
        <NotAvailable title={`This game's feed has no ${what}`}>
          {children ?? <p>The source of this game does not give it. Nothing is made up in its place.</p>}
        </NotAvailable>
      );
  }
}
