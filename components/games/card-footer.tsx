import { Tv } from "lucide-react";
import type { ReactNode } from "react";

interface CardFooterProps {
  /** What is worth knowing besides the place: a tournament, a line. Empty leaves its line out. */
  note: ReactNode;
  /** Where the game is played. */
  place: string;
  broadcasts: readonly string[];
}

/** Circumstances of a game: the lower part of its card. */
export function CardFooter({ note, place, broadcasts }: CardFooterProps) {
  return (
    <footer className="mt-auto flex items-end justify-between gap-4 pt-3 text-xs text-muted">
      <div className="min-w-0">
        {note && <p className="truncate">{note}</p>}
        <p className="truncate">{place}</p>
      </div>
      {broadcasts.length > 0 && (
        <p className="flex max-w-[45%] shrink-0 items-center gap-1">
          <Tv aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">On </span>
          <span className="narrow truncate font-medium">{broadcasts.join(", ")}</span>
        </p>
      )}
    </footer>
  );
}
