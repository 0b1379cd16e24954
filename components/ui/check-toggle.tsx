import { Check } from "lucide-react";

interface CheckToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox as a pill. */
export function CheckToggle({ label, checked, onChange }: CheckToggleProps) {
  return (
    <label className="inline-flex h-10 cursor-pointer items-center gap-1.5 rounded-control border border-edge bg-surface px-3 text-[0.8125rem] font-medium whitespace-nowrap transition-colors hover:border-ink has-checked:border-contrast has-checked:bg-contrast has-checked:text-on-contrast has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      <Check aria-hidden="true" className={`size-3.5 ${checked ? "" : "opacity-30"}`} />
      {label}
    </label>
  );
}
