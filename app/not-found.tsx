import type { Metadata } from "next";
import Link from "next/link";
import { NotAvailable } from "#components/query-state.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { gamesPath, teamsPath } from "#lib/format/paths.ts";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <div className="py-12">
      <h1 className="sr-only">Page not found</h1>
      <NotAvailable
        title="There is no page at this address"
        actions={
          <>
            <Link href={gamesPath()} className={buttonClass({ look: "solid" })}>
              Games
            </Link>
            <Link href={teamsPath()} className={buttonClass()}>
              Teams
            </Link>
          </>
        }
      >
        <p>It may have been mistyped, or the game was never loaded.</p>
      </NotAvailable>
    </div>
  );
}
