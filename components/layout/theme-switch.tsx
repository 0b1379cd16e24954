"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { THEME_STORAGE_KEY } from "./theme-script.ts";

const CHOICES = ["system", "light", "dark"] as const;
type Choice = (typeof CHOICES)[number];

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const NAMES = { system: "as the system", light: "light", dark: "dark" } as const;
const CHANGED = "courtside-theme-changed";

function readChoice(): Choice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function choose(choice: Choice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Storage may be shut off; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** Steps through system, light and dark. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore<Choice>(subscribe, readChoice, () => "system");
  const next = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length] ?? "system";
  const Icon = ICONS[choice];
  const label = `Theme: ${NAMES[choice]}. Change to ${NAMES[next]}.`;
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} onClick={() => choose(next)}>
      <Icon aria-hidden="true" className="size-[1.125rem]" />
    </Button>
  );
}
