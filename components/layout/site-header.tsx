import Link from "next/link";
import { gamesPath } from "#lib/format/paths.ts";
import { BrandMark } from "./brand-mark.tsx";
import { DemoBadge, DemoBanner } from "./demo-mark.tsx";
import { SiteNav } from "./site-nav.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** On narrow screens the pages have a line of their own. */
export function SiteHeader({ simulated }: { simulated: boolean }) {
  return (
    <header data-screen-only className="border-b border-rule bg-surface">
      {simulated && <DemoBanner />}
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-x-1.5 px-4 max-md:flex-wrap max-md:pt-1.5 sm:gap-x-6 sm:px-6">
        <Link
          href={gamesPath()}
          prefetch={false}
          className="flex shrink-0 items-center gap-2.5 rounded-control py-1 sm:pr-1"
        >
          <BrandMark className="size-8" />
          <span className="text-lg font-bold tracking-tight">Courtside</span>
        </Link>
        <SiteNav />
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3">
          {simulated && <DemoBadge />}
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
