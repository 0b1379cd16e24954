"use client";

import Link from "next/link";
import type { ComponentProps } from "react";

interface StateLinkProps extends Omit<ComponentProps<typeof Link>, "onNavigate" | "prefetch"> {
  /** What a plain click does instead of loading `href`. */
  onChoose: () => void;
}

/** A link to the page in another state: a plain click changes the state in place, any other (new tab, copy) uses the address. */
export function StateLink({ onChoose, ...rest }: StateLinkProps) {
  return (
    <Link
      {...rest}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        onChoose();
      }}
    />
  );
}
