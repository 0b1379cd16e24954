import type { ReactNode } from "react";
import { NotAvailable } from "#components/query-state.tsx";
import { Button } from "#components/ui/button.tsx";

interface NoGamesProps {
  /** Given when filters are set: lets go of them. */
  onClear?: (() => void) | undefined;
  title?: string;
  /** Ways to days that have games. */
  children?: ReactNode;
}

export function NoGames({ onClear, title = "No games match", children }: NoGamesProps) {
  return (
    <NotAvailable
      title={title}
      actions={
        <>
          {children}
          {onClear && <Button onClick={onClear}>Clear filters</Button>}
        </>
      }
    >
      {onClear && <p>The filters leave none. A team must be written as in the list of teams.</p>}
    </NotAvailable>
  );
}
