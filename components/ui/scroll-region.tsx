"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * A wide thing that scrolls sideways inside its own frame, so that the page never does. It takes the focus (and so the arrow keys)
 * only while there is something to scroll to.
 */
export function ScrollRegion({
  label,
  children,
  className = "",
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  // Until it has been measured it may well overflow: without a script it stays within reach of the keyboard.
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={frame}
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      className={`overflow-x-auto ${className}`}
    >
      {children}
    </section>
  );
}
