/** `courtside status`: what a store holds and what is wrong with it. */
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { printable } from "#lib/feed/printable.ts";
import { selectImportFaults, selectUnmatchedNames } from "#lib/store/import-log.ts";
import { selectSetting } from "#lib/store/settings.ts";
import { selectBoxScoreDisagreements, selectSeasonCounts, selectTableCounts } from "#lib/store/store-status.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";

/** Games with differing box scores printed before the rest is counted. */
const GAMES_LISTED_AT_MOST = 10;
/** Names that no team answers to printed before the rest is counted. */
const NAMES_LISTED_AT_MOST = 20;

export const statusCommand: Command = {
  help: `
usage: courtside status [--json]

  --json               as JSON
${COMMON_OPTIONS_HELP}
`,
  async run(argv, { stdout, environment }) {
    const { values, positionals } = parseArguments(argv, { json: { type: "boolean" } });
    if (positionals.length > 0) throw new UsageError(`status takes no argument, got "${positionals[0]}"`);
    return withStore(storeOptionsOf(values, environment), async (store) => {
      const status = {
        store: store.location,
        engine: store.engine,
        league: await selectSetting(store.db, "league"),
        counts: await selectTableCounts(store.db),
        seasons: await selectSeasonCounts(store.db),
        boxScoreDisagreements: await selectBoxScoreDisagreements(store.db),
        faults: await selectImportFaults(store.db),
        unmatchedNames: await selectUnmatchedNames(store.db),
      };
      if (values.json) {
        stdout.write(`${JSON.stringify(status, null, 2)}\n`);
        return EXIT.done;
      }
      // Keys and names are a feed's own texts, and a terminal would obey what hides in them.
      const line = (text: string) => stdout.write(`${printable(text)}\n`);
      line(`${status.store} (${status.engine}${status.league ? `, ${status.league}` : ""})`);
      line(
        Object.entries(status.counts)
          .map(([what, rows]) => `${rows.toLocaleString("en-US")} ${what}`)
          .join(", "),
      );
      for (const season of status.seasons) {
        line(
          `${seasonDisplayLabel(season.season)}: ${season.games} games, ${season.finals} final, ${season.withBoxScores} with box scores, ` +
            `${season.withPlays} with plays, ${season.withStints} with stints`,
        );
      }
      const disagreements = status.boxScoreDisagreements;
      for (const { gameId, sourceId, differences } of disagreements.slice(0, GAMES_LISTED_AT_MOST)) {
        line(
          `game ${gameId} (${sourceId}): the feed's box score differs from its plays in ${differences} counts; the feed's is served`,
        );
      }
      if (disagreements.length > GAMES_LISTED_AT_MOST) {
        line(`... and ${disagreements.length - GAMES_LISTED_AT_MOST} more games: courtside status --json lists them`);
      }
      for (const fault of status.faults) {
        line(`fault ${fault.code} in ${fault.source} ${fault.documentKey}: ${fault.message}; ${fault.remedy}`);
      }
      const unmatched = status.unmatchedNames;
      for (const name of unmatched.slice(0, NAMES_LISTED_AT_MOST))
        line(`unmatched ${name.entity} name of ${name.source}: ${name.name} (kept as ${name.entity} ${name.id})`);
      if (unmatched.length > NAMES_LISTED_AT_MOST) {
        line(`... and ${unmatched.length - NAMES_LISTED_AT_MOST} more names: courtside status --json lists them`);
      }
      if (status.counts.games === 0) line("the store is empty: courtside import --help says how to load games");
      return EXIT.done;
    });
  },
};
