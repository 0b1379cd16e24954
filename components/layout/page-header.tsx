import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** One line below the title. */
  summary?: ReactNode;
  /** Beside the title on wide screens, below it on narrow ones. */
  actions?: ReactNode;
}

export function PageHeader({ title, summary, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6">
      <div className="min-w-0">
        <h1 className="text-3xl leading-tight font-bold tracking-tight sm:text-4xl">{title}</h1>
        {summary && <div className="mt-1.5 text-muted">{summary}</div>}
      </div>
      {actions}
    </div>
  );
}
