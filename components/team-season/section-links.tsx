"use client";

const SECTIONS = [
  { id: "efficiency", label: "Efficiency" },
  { id: "shots", label: "Shots" },
  { id: "schedule", label: "Schedule" },
  { id: "players", label: "Players" },
  { id: "lineups", label: "Lineups" },
] as const;

/** Once more after the browser's own jump, which is lost where the link is still being scrolled into view for its focus. */
function showSection(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
}

/** Leads to the parts of the page, and stays in view. */
export function SectionLinks() {
  return (
    <nav
      data-screen-only
      aria-label="Parts of the season"
      className="sticky top-0 z-30 -mx-4 mt-4 flex gap-1 overflow-x-auto border-b border-rule bg-ground px-2 sm:-mx-6 sm:px-3"
    >
      {SECTIONS.map((section) => (
        <a
          key={section.id}
          href={`#${section.id}`}
          onClick={() => showSection(section.id)}
          className="inline-flex h-12 items-center px-2.5 text-[0.9375rem] font-medium whitespace-nowrap text-muted transition-colors -outline-offset-4 hover:text-ink sm:px-3.5"
        >
          {section.label}
        </a>
      ))}
    </nav>
  );
}
