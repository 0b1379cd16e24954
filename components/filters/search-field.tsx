"use client";

import { Search } from "lucide-react";
import { useId } from "react";
import { SEARCH_FIELD } from "#components/layout/search-shortcut.tsx";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** The field of a page that `/` goes to. */
export function SearchField({ label, placeholder, value, onChange, className = "" }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="eyebrow mb-1 block text-muted">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          {...SEARCH_FIELD}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          autoComplete="off"
          className="h-10 w-full rounded-control border border-edge bg-surface pr-3 pl-9 text-sm font-medium transition-colors placeholder:font-normal placeholder:text-muted hover:border-ink"
        />
      </div>
    </div>
  );
}
