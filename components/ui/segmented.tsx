import { useId } from "react";

export interface SegmentedOption<V extends string> {
  value: V;
  label: string;
  /** Read out instead of a short label. */
  longLabel?: string;
}

interface SegmentedProps<V extends string> {
  legend: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few, side by side. Native radio buttons, so arrow keys work as everywhere. */
export function Segmented<V extends string>({ legend, options, value, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full min-w-0 overflow-x-auto rounded-control bg-inset p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-8 min-w-8 cursor-pointer items-center justify-center rounded-md px-2.5 text-[0.8125rem] font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
            aria-label={option.longLabel ?? option.label}
          />
          <span aria-hidden={option.longLabel ? true : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
