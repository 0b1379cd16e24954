import type { ComponentProps } from "react";

/** A raised sheet. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`rounded-card border border-rule bg-surface shadow-card ${className}`} {...rest} />;
}
