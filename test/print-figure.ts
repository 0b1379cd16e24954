/** Prints a measured figure of a test run: how many agree, how long, how often. */
export function printFigure(text: string): void {
  process.stderr.write(`${text}\n`);
}
