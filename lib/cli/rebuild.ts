/** `courtside rebuild`: computes every derived row anew from the facts. */
import { rebuild } from "#lib/ingest/rebuild.ts";
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
usage: courtside rebuild

Box scores, stints, plays, games and ratings are computed again from what the feeds stated. Readers see every game whole throughout.

${COMMON_OPTIONS_HELP}
`,
  async run(argv, { stdout, stderr, environment, terminal, signal }) {
    const { values, positionals } = parseArguments(argv, {});
    if (positionals.length > 0) throw new UsageError(`rebuild takes no argument, got "${positionals[0]}"`);
    return withStore(storeOptionsOf(values, environment), async (store) => {
      const progress = startProgress(stderr, { label: "rebuilding", total: null, terminal });
      const games = await rebuild(store, { signal, onGame: progress.update });
      progress.finish();
      stdout.write(
        `${games.toLocaleString("en-US")} games rebuilt${signal.aborted ? "; stopped before the end" : ""}\n`,
      );
      return signal.aborted ? EXIT.interrupted : EXIT.done;
    });
  },
};
