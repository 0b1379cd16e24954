import type { Metadata } from "next";
import { Suspense } from "react";
import { GlossaryPanel } from "#components/glossary/glossary-panel.tsx";

export const metadata: Metadata = {
  title: "Glossary",
  description: "What every statistic is: formula, unit, source, and when it is not known.",
};

export default function GlossaryPage() {
  return (
    <Suspense>
      <GlossaryPanel />
    </Suspense>
  );
}
