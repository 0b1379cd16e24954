/** `courtside migrate`: brings a store to the version of this program. */
import { openStore } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { COMMON_OPTIONS_HELP, type Command, EXIT, parseArguments, storeOptionsOf, UsageError } from "./command.ts";

export const migrateCommand: Command = {
  help: `
usage: courtside migrate

Applies the migrations that the store lacks. Every other command does so when it starts; this one does nothing else.

${COMMON_OPTIONS_HELP}
`,
  async run(argv, { stdout, environment }) {
    const { values, positionals } = parseArguments(argv, {});
    if (positionals.length > 0) throw new UsageError(`migrate takes no argument, got "${positionals[0]}"`);
    const store = openStore(storeOptionsOf(values, environment));
    try {
      const applied = await migrate(store);
      for (const { number, description } of applied)
        stdout.write(`${String(number).padStart(4, "0")} ${description}\n`);
      stdout.write(`${store.location} is up to date\n`);
    } finally {
      await store.close();
    }
    return EXIT.done;
  },
};
