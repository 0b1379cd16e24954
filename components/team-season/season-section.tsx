import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";

interface SeasonSectionProps {
  /** Fragment of the page's address that leads here. */
  id: string;
  title: string;
  /** What the section comes to, in a sentence. */
  sentence?: string | null;
  /** Beside the title on wide screens. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of the page: its title, what it comes to, and the part itself. */
export function SeasonSection({ id, title, sentence, actions, children, className = "" }: SeasonSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`min-w-0 scroll-mt-16 ${className}`}>
      <Card className="h-full p-4 sm:p-6">
        <div
          className={`flex min-h-10 flex-wrap items-start justify-between gap-x-6 gap-y-2 ${sentence ? "" : "mb-4"}`}
        >
          <h2 id={`${id}-title`} className="text-lg font-semibold">
            {title}
          </h2>
          {actions}
        </div>
        {sentence && <p className="mb-4 max-w-prose text-sm text-muted">{sentence}</p>}
        {children}
      </Card>
    </section>
  );
}
