/** `courtside fit win-probability`: finds the parameters of the win probability from games that were played. */
import { writeFileSync } from "node:fs";
import { fitWinProbability } from "#lib/statistics/fit-win-probability.ts";
import { WIN_PROBABILITY_FIT } from "#lib/statistics/win-probability-fit.ts";
import { type Command, EXIT, parseArguments, UsageError } from "./command.ts";
import { IMPORT_SOURCES } from "./import-sources.ts";
import { type KnownGames, readKnownGames } from "./known-games.ts";
import { readRatingInputs } from "./rating-inputs.ts";

export const fitCommand: Command = {
  help: `
usage: courtside fit win-probability SOURCE PATH --games PATH [--out FILE]

Fits the win probability to the play-by-play of PATH, read as the feed SOURCE (ncaa, espn, cbbd). What was expected of each game before it comes from the
adjusted efficiency of the games before, records of /games/teams in --games (JSON or NDJSON, .gz too). Prints the parameters with their provenance as
the file that the program reads them from, lib/statistics/win-probability-fit.ts; --out writes it.

  --games PATH         team-game records of the season up to the games with plays
  --out FILE           write there instead of printing
  --help               this text
`,
  async run(argv, context) {
    const { values, positionals } = parseArguments(argv, { games: { type: "string" }, out: { type: "string" } });
    const [what, source, path, ...extra] = positionals;
    if (what !== "win-probability") throw new UsageError('fit knows one thing to fit: "win-probability"');
    const readPlays = source === undefined ? undefined : IMPORT_SOURCES[source];
    if (source === undefined || !readPlays || path === undefined || extra.length > 0) {
      throw new UsageError("fit win-probability takes a feed with plays and its path: ncaa PATH");
    }
    if (values.games === undefined) throw new UsageError("fit win-probability needs --games PATH: team-game records");
    const rated = await readRatingInputs(await (IMPORT_SOURCES.cbbd as typeof readPlays)(values.games, {}, context));
    const known = await readKnownGames(await readPlays(path, {}, context), rated);
    if (known.games.length === 0) throw new UsageError("no game with plays is among the games of --games");
    const text = fitText(source, known);
    if (values.out === undefined) context.stdout.write(text);
    else writeFileSync(values.out, text);
    return EXIT.done;
  },
};

/** The file with the parameters, formatted as the project's files are. */
function fitText(source: string, { games, unmatched }: KnownGames): string {
  const parameters = fitWinProbability(games, WIN_PROBABILITY_FIT.parameters);
  const dates = games.map(({ date }) => date).sort();
  const lines = Object.entries(parameters).map(([name, value]) => `    ${name}: ${Number(value.toPrecision(4))},`);
  return `/** Parameters of the win probability and where they are from. Written by \`courtside fit win-probability\`; see fit-win-probability.ts for the method. */
export const WIN_PROBABILITY_FIT = {
  parameters: {
${lines.join("\n")}
  },
  provenance: {
    plays: "${source}",
    from: "${dates[0]}",
    to: "${dates.at(-1)}",
    games: ${games.length},
    leftOut: ${unmatched},
    expectedMargins: "adjusted efficiency on the morning of each game, from the season's games before it",
    method: "likelihood of winners, and a fifth as much of margins, at ${games[0]?.moments.length} times of regulation",
  },
};
`;
}
