import { ArrowDown, ArrowUp } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import type { PollChange } from "./poll-weeks.ts";

/** How a team has moved since the week before: an arrow with the number of places, said in words to those who hear it. */
export function PollChangeMark({ change }: { change: PollChange }) {
  if (change.kind === "unknown") return null;
  if (change.kind === "new") return <Badge>new</Badge>;
  const { places, from } = change;
  if (places === 0) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">unchanged</span>
      </span>
    );
  }
  const up = places > 0;
  const Arrow = up ? ArrowUp : ArrowDown;
  return (
    <span className={`inline-flex items-center gap-0.5 font-medium ${up ? "text-good" : "text-bad"}`}>
      <Arrow aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{up ? "up" : "down"} </span>
      {Math.abs(places)}
      <span className="sr-only"> from {from}</span>
    </span>
  );
}
