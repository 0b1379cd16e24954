/** The centre circle of a court, seen from the side line. */
export function BrandMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-contrast" />
      <g fill="none" strokeWidth="2.5" className="stroke-on-contrast">
        <path d="M16 4v6.5M16 21.5v6.5" strokeLinecap="round" />
        <circle cx="16" cy="16" r="8" />
      </g>
      <circle cx="16" cy="16" r="3.25" className="fill-rim-mark" />
    </svg>
  );
}
