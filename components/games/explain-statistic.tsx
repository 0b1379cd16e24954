import type { ReactNode } from "react";
import { explainEntry } from "#components/glossary/explain-entry.tsx";
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";

/** What a statistic is, how it is made and who says so, with the way to its entry: the content of the tip at its name. */
export function explainStatistic(statistic: Statistic): ReactNode {
  return explainEntry(statistic, GLOSSARY[statistic]);
}
