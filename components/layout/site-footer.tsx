export function SiteFooter() {
  return (
    <footer data-screen-only className="mt-16 border-t border-rule">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6 text-[0.8125rem] text-muted sm:px-6">
        <p>
          <strong className="font-semibold text-ink">Courtside</strong> – college basketball, game by game.
        </p>
        <p>
          Days follow US Eastern time, times of day your own zone. Press <Key>/</Key> to search.
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
