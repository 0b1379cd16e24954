/** The agreement report as lines of text. */
import type { AgreementReport } from "./agreement.ts";
import { DISAGREEMENT_CLASSES } from "./agreement-classes.ts";

/** How many disagreements of a class are listed. */
const LISTED_AT_MOST = 12;

/** A table of the statistics, then every class of disagreement with its explanation and its first members. */
export function agreementLines(report: AgreementReport): string[] {
  const lines = [
    `${report.joined} team-games are in both sources, ${report.unmatched.length} only in ours.`,
    "",
    `${"statistic".padEnd(30)} ${"compared".padStart(8)} ${"exact".padStart(15)} ${"within one".padStart(15)}`,
  ];
  for (const { statistic, compared, exact, withinOne } of report.statistics) {
    lines.push(
      `${statistic.padEnd(30)} ${String(compared).padStart(8)} ${share(exact, compared)} ${share(withinOne, compared)}`,
    );
  }
  for (const [name, members] of report.disagreements) {
    const games = new Set(members.map((member) => member.gameId)).size;
    lines.push("", `${name}: ${members.length} in ${games} games`, `  ${DISAGREEMENT_CLASSES[name]}`);
    for (const { easternDate, team, statistic, own, published, gameId } of members.slice(0, LISTED_AT_MOST)) {
      lines.push(`  ${easternDate} ${team}, ${statistic}: ${own} here, ${published} published (game ${gameId})`);
    }
    if (members.length > LISTED_AT_MOST) lines.push(`  and ${members.length - LISTED_AT_MOST} more`);
  }
  if (report.unmatched.length > 0) {
    lines.push("", "Only in ours:");
    for (const { easternDate, team, opponent } of report.unmatched)
      lines.push(`  ${easternDate} ${team} against ${opponent}`);
  }
  return lines;
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
  return `${part} ${percent.padStart(8)}`.padStart(15);
}
