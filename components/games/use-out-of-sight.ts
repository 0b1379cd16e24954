"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element has been scrolled out at the top of the window, of which `covered` pixels lie under something else. */
export function useOutOfSight(element: RefObject<HTMLElement | null>, covered: number): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, covered]);
  return out;
}
