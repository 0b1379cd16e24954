import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";

interface SelectProps extends Omit<ComponentProps<"select">, "id"> {
  label: string;
  /** The label is read out but not shown. */
  labelHidden?: boolean;
}

/** The browser's own select, dressed: the best picker on a phone. */
export function Select({ label, labelHidden = false, className = "", children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "eyebrow mb-1 block text-muted"}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          className="h-10 w-full appearance-none truncate rounded-control border border-edge bg-surface pr-8 pl-3 text-sm font-medium transition-colors hover:border-ink"
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
