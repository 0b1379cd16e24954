/** `courtside rebuild`: computes every derived row anew from the facts. */
import { rebuild, rebuildSeasonNumbers } from "#lib/ingest/rebuild.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";
import { startProgress } from "./progress.ts";

export const rebuildCommand: Command = {
  help: `
usage: courtside rebuild [--season-numbers]

Box scores, stints, lineups, plays, games, season statistics and ratings are computed again from what the feeds stated. Readers see every game whole throughout.

  --season-numbers     only season statistics and ratings, from the games as they are: seconds instead of minutes

${COMMON_OPTIONS_HELP}
`,
  async run(argv, { stdout, stderr, environment, terminal, signal }) {
    const { values, positionals } = parseArguments(argv, { "season-numbers": { type: "boolean" } });
    if (positionals.length > 0) throw new UsageError(`rebuild takes no argument, got "${positionals[0]}"`);
    const stopped = () => (signal.aborted ? "; stopped before the end" : "");
    return withStore(storeOptionsOf(values, environment), async (store) => {
      if (values["season-numbers"]) {
        const teams = await rebuildSeasonNumbers(store, signal);
        stdout.write(`${teams.toLocaleString("en-US")} seasons of teams summed and rated${stopped()}\n`);
        return signal.aborted ? EXIT.interrupted : EXIT.done;
      }
      const progress = startProgress(stderr, { label: "rebuilding", total: null, terminal });
      const games = await rebuild(store, { signal, onGame: progress.update });
      progress.finish();
      stdout.write(`${games.toLocaleString("en-US")} games rebuilt${stopped()}\n`);
      return signal.aborted ? EXIT.interrupted : EXIT.done;
    });
  },
};
