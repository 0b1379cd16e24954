"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { gamesPath, scoreboardPath, teamsPath } from "#lib/format/paths.ts";

const PAGES = [
  { path: gamesPath(), label: "Games" },
  { path: scoreboardPath(), label: "Scoreboard" },
  { path: teamsPath(), label: "Teams" },
] as const;

export function SiteNav() {
  const pathname = usePathname();
  return (
    <nav
      aria-label="Main"
      className="flex items-center max-[24.3rem]:order-last max-[24.3rem]:-mx-2 max-[24.3rem]:basis-full"
    >
      {PAGES.map((page) => {
        const current = pathname === page.path || pathname.startsWith(`${page.path}/`);
        return (
          <Link
            key={page.path}
            href={page.path}
            aria-current={current ? "page" : undefined}
            className={`inline-flex h-10 items-center rounded-control px-2 font-medium whitespace-nowrap sm:px-3 transition-colors hover:bg-inset ${
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
