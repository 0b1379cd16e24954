import Link from "next/link";
import { gamesPath } from "#lib/format/paths.ts";

const POINTS = [
  "What is on comes first, with its period and clock, then what is to come, then what is over.",
  "Line score by period, station, venue, and until the tip the line.",
  "It keeps itself up to date, says how old it is, and can be stopped.",
] as const;

/** What the scoreboard is, and how to get at it. */
export function AboutScoreboard() {
  return (
    <div>
      <h2 className="text-xl font-bold tracking-tight">Every game of the day, as it stands</h2>
      <ul className="mt-3 max-w-prose list-disc space-y-1.5 pl-5 text-muted marker:text-rim-mark">
        {POINTS.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2 className="mt-8 text-lg font-semibold">How to get access</h2>
      <p className="mt-2 max-w-prose text-muted">
        The scoreboard is for staff: it needs a key of tier 1 or higher. Whoever runs this Courtside makes one in its
        folder; it is shown once.
      </p>
      <pre className="mt-3 rounded-control bg-inset px-3 py-2.5 text-[0.8125rem] break-words whitespace-pre-wrap">
        <code>npm run courtside -- keys create --tier 1 --label "your name"</code>
      </pre>
      <p className="mt-3 max-w-prose text-muted">
        Schedules, results, box scores and play-by-play are open to everybody:{" "}
        <Link href={gamesPath()} className="font-medium text-ink underline underline-offset-4">
          go to the games
        </Link>
        .
      </p>
    </div>
  );
}
