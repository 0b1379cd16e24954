"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { gamesPath, rankingsPath, ratingsPath, scoreboardPath, teamsPath } from "#lib/format/paths.ts";

const PAGES = [
  { path: gamesPath(), label: "Games" },
  { path: scoreboardPath(), label: "Scoreboard" },
  { path: teamsPath(), label: "Teams" },
  { path: ratingsPath(), label: "Ratings" },
  { path: rankingsPath(), label: "Rankings" },
] as const;

export function SiteNav() {
  const pathname = usePathname();
  return (
    <nav
      aria-label="Main"
      // Below the name where there is no room beside it; on the narrowest screens it scrolls within itself.
      className="flex min-w-0 items-center [scrollbar-width:none] max-md:order-last max-md:-mx-2 max-md:basis-[calc(100%+1rem)] max-md:overflow-x-auto"
    >
      {PAGES.map((page) => {
        const current = pathname === page.path || pathname.startsWith(`${page.path}/`);
        return (
          <Link
            key={page.path}
            href={page.path}
            aria-current={current ? "page" : undefined}
            className={`inline-flex h-10 shrink-0 items-center rounded-control px-2 font-medium whitespace-nowrap -outline-offset-2 transition-colors hover:bg-inset max-[24.3rem]:px-1.5 sm:px-3 ${
              current ? "text-ink" : "text-muted"
            }`}
          >
            <span className={`border-b-2 ${current ? "border-rim-mark" : "border-transparent"}`}>{page.label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
