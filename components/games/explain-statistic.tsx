import type { ReactNode } from "react";

export function explainStatistic(_term: string): ReactNode {
  return null;
}
