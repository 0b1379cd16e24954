import Link from "next/link";
import { gamesPath } from "#lib/format/paths.ts";
import { BrandMark } from "./brand-mark.tsx";
import { SiteNav } from "./site-nav.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function SiteHeader() {
  return (
    <header data-screen-only className="border-b border-rule bg-surface">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-4 sm:gap-6 sm:px-6">
        <Link href={gamesPath()} prefetch={false} className="flex items-center gap-2.5 rounded-control py-1 pr-1">
          <BrandMark className="size-8" />
          <span className="text-lg font-bold tracking-tight">Courtside</span>
        </Link>
        <SiteNav />
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
