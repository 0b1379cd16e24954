"use client";

import { useEffect } from "react";

/** Keeps the window's title in step with state that changes without a new page. The server writes the first one. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Courtside`;
  }, [title]);
}
