import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Failures are announced at once. */
  alert?: boolean;
  /** Height of what would stand here, so that nothing jumps. */
  className?: string;
}

/** In place of content: why there is none and what can be done. */
export function Notice({ icon: Icon, title, children, actions, alert = false, className = "" }: NoticeProps) {
  return (
    <div
      role={alert ? "alert" : undefined}
      className={`flex flex-col items-center justify-center rounded-card border border-dashed border-edge px-6 py-12 text-center ${className}`}
    >
      <span className="mb-4 grid size-11 place-items-center rounded-full bg-inset text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1.5 max-w-prose text-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
