"use client";

import { useEffect } from "react";

/** Marks the field of a page that `/` goes to. */
export const SEARCH_FIELD = { "data-search-field": "", "aria-keyshortcuts": "/" } as const;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** `/` moves to the page's search field, unless somebody is typing. */
export function SearchShortcut() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const field = document.querySelector<HTMLInputElement>("[data-search-field]");
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return null;
}
