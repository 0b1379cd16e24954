/** `courtside live`: lets a simulated league live without a server. */
import {
  COMMON_OPTIONS_HELP,
  type Command,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";
import { demoReporter } from "./demo-reports.ts";
import { demoSettingsOf, speedOf } from "./demo-settings.ts";
import { demoRunOf } from "./demo-start.ts";
import { runDemo } from "./run-demo.ts";

export const liveCommand: Command = {
  help: `
usage: courtside live [--speed N]

Lets the simulated league of a store live until it is stopped, as courtside start does beside the server. An empty store is filled first.

  --speed N            league seconds a second: 1 real time, 60 a minute a second (COURTSIDE_DEMO_SPEED, default 1)
${COMMON_OPTIONS_HELP}

  COURTSIDE_DEMO_SCALE, COURTSIDE_DEMO_SEED, COURTSIDE_DEMO_NOW as for courtside start
`,
  async run(argv, { stdout, stderr, environment, terminal, signal }) {
    const { values, positionals } = parseArguments(argv, { speed: { type: "string" } });
    if (positionals.length > 0) throw new UsageError(`live takes no argument, got "${positionals[0]}"`);
    const settings = demoSettingsOf({}, environment);
    const speed = values.speed === undefined ? settings.speed : speedOf(values.speed, "--speed");
    return withStore(storeOptionsOf(values, environment), async (store) => {
      const run = await demoRunOf(store, { ...settings, speed }, true);
      if (run === null)
        throw new Error("the store holds real data, which live by their feeds; name another with --store PATH");
      stdout.write(`the league lives until it is stopped (${run.speed}x)\n`);
      await runDemo(store, run, signal, demoReporter(stderr, terminal));
      return EXIT.done;
    });
  },
};
