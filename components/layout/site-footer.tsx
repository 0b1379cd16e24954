import Link from "next/link";
import { glossaryPath } from "#lib/format/paths.ts";

/** Also printed where the league is simulated: paper must say it too. */
export function SiteFooter({ simulated }: { simulated: boolean }) {
  return (
    <footer data-screen-only={simulated ? undefined : ""} className="mt-16 border-t border-rule">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6 text-[0.8125rem] text-muted sm:px-6">
        <p>
          <strong className="font-semibold text-ink">Courtside</strong> – college basketball, game by game.
          {simulated && " This league is simulated: its schools, players and results are invented."}
        </p>
        <p>
          Days follow US Eastern time, times of day your own zone. Press <Key>/</Key> to search. What every statistic
          means:{" "}
          <Link href={glossaryPath()} prefetch={false} className="font-medium text-ink underline underline-offset-2">
            Glossary
          </Link>
          .
        </p>
      </div>
    </footer>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-edge bg-surface px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
      {children}
    </kbd>
  );
}
