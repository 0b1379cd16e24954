/** What an import came to: counts first, then what a person should look at. */
import { printable } from "#lib/feed/printable.ts";
import type { ImportSummary } from "#lib/ingest/import-feed.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectUnmatchedNames } from "#lib/store/import-log.ts";

/** Lines of one kind printed before the rest is counted. */
const LINES_AT_MOST = 20;

export async function printImportSummary(
  stream: NodeJS.WritableStream,
  store: Store,
  source: string,
  summary: ImportSummary,
  json: boolean,
): Promise<void> {
  const unmatched = (await selectUnmatchedNames(store.db))
    .filter((row) => row.source === source)
    .map((row) => row.name);
  if (json) {
    stream.write(`${JSON.stringify({ source, ...summary, unmatchedTeams: unmatched })}\n`);
    return;
  }
  // Keys and names are a feed's own texts, and a terminal would obey what hides in them.
  const line = (text: string) => stream.write(`${printable(text)}\n`);
  line(
    `${source}: ${count(summary.documents, "document")}: ${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged, ` +
      `${count(summary.warnings.length, "warning")}, ${count(summary.faults.length, "fault")}`,
  );
  line(`games: ${summary.gamesNew} new, ${summary.gamesChanged} updated`);
  const byCode = Map.groupBy(summary.warnings, (warning) => warning.code);
  for (const [code, warnings] of byCode) {
    line(
      `warning ${code} (${warnings.length}): ${warnings[0]?.gameSourceId ? `game ${warnings[0].gameSourceId}: ` : ""}${warnings[0]?.detail}`,
    );
  }
  for (const fault of summary.faults.slice(0, LINES_AT_MOST)) {
    line(`fault ${fault.code} in ${fault.documentKey} (${fault.origin}): ${fault.message}; ${fault.remedy}`);
  }
  if (summary.faults.length > LINES_AT_MOST)
    line(`... and ${summary.faults.length - LINES_AT_MOST} more faults: courtside status lists them`);
  if (unmatched.length > 0) {
    line(
      `${count(unmatched.length, "team name")} matched no known team and became a team of its own: ${unmatched.slice(0, LINES_AT_MOST).join(", ")}${unmatched.length > LINES_AT_MOST ? ", ..." : ""}`,
    );
  }
  if (summary.interrupted) line("stopped before the end; run the same command again to carry on");
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
