import Link from "next/link";
import type { ReactNode } from "react";
import { gamePath } from "#lib/format/paths.ts";

interface CardFrameProps {
  gameId: number;
  /** The matchup: what the link is called. */
  label: string;
  children: ReactNode;
}

/** A card that is as a whole the link to the game's page. */
export function CardFrame({ gameId, label, children }: CardFrameProps) {
  return (
    <article className="relative flex flex-col rounded-card border border-rule bg-surface p-4 pt-3 shadow-card transition-colors [contain-intrinsic-size:auto_9.5rem] [content-visibility:auto] hover:border-edge">
      <h3>
        <Link
          href={gamePath(gameId)}
          prefetch={false}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{label}</span>
        </Link>
      </h3>
      {children}
    </article>
  );
}
