import { Card } from "#components/ui/card.tsx";

const WAYS = [
  { source: "ESPN game files in a folder", command: "npm run courtside -- import espn PATH" },
  { source: "A day of games, read from ESPN", command: "npm run courtside -- import espn --date 2026-01-23" },
  { source: "NCAA play-by-play, with the ten on the floor", command: "npm run courtside -- import ncaa PATH" },
  { source: "Records of another service of this interface", command: "npm run courtside -- import cbbd PATH" },
  { source: "Results with closing spreads, as CSV", command: "npm run courtside -- import results PATH" },
] as const;

/** What a service without a single game shows: how to load some. */
export function EmptyStore() {
  return (
    <Card className="mx-auto my-10 max-w-3xl p-6 sm:p-10">
      <p className="eyebrow text-rim">Nothing here yet</p>
      <h2 className="mt-2 text-2xl font-bold tracking-tight">Load some games</h2>
      <p className="mt-2 max-w-prose text-muted">
        This store holds no games. Run one of these in the folder of Courtside, then load this page again. Importing the
        same files twice changes nothing.
      </p>
      <ul className="mt-6 space-y-4">
        {WAYS.map((way) => (
          <li key={way.command}>
            <p className="mb-1 text-sm font-medium">{way.source}</p>
            <pre className="rounded-control break-words whitespace-pre-wrap bg-inset px-3 py-2.5 text-[0.8125rem]">
              <code>{way.command}</code>
            </pre>
          </li>
        ))}
      </ul>
    </Card>
  );
}
