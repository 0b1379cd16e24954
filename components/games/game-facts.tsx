import { CalendarDays, type LucideIcon, MapPin, StickyNote, Tv, Users } from "lucide-react";
import type { ReactNode } from "react";
import { LocalTime } from "#components/ui/local-time.tsx";
import { formatNumber } from "#lib/format/number.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { occasionText, venueText } from "./game-sides.ts";

interface GameFactsProps {
  game: GameInfo;
  /** The day in words. */
  day: string;
  broadcasts: readonly string[];
}

/** When, where, on which channel, before how many. What is not known is not listed. */
export function GameFacts({ game, day, broadcasts }: GameFactsProps) {
  const venue = venueText(game);
  const place = [venue, game.neutralSite ? "neutral site" : null].filter((text) => text !== null).join(" · ");
  const notes = occasionText(game);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 border-t border-rule px-4 py-3 text-[0.8125rem] text-muted sm:px-6">
      <Fact icon={CalendarDays} label="When">
        {day}
        {game.startTimeTbd ? (
          ", time to be decided"
        ) : (
          <>
            , <LocalTime instant={game.startDate} zoneName />
          </>
        )}
      </Fact>
      {place !== "" && (
        <Fact icon={MapPin} label="Where">
          {place}
        </Fact>
      )}
      {broadcasts.length > 0 && (
        <Fact icon={Tv} label="On">
          {broadcasts.join(", ")}
        </Fact>
      )}
      {game.attendance !== null && (
        <Fact icon={Users} label="Attendance">
          {formatNumber(game.attendance)}
        </Fact>
      )}
      {notes !== "" && (
        <Fact icon={StickyNote} label="Note">
          {notes}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span>
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </li>
  );
}
