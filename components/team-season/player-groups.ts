/** A team's players as its page shows them: who played, and who is on the roster but did not. */
import type { ProfilePlayer } from "#lib/records/overview-player-records.ts";

export interface PlayerGroups {
  /** With statistics and at least the minutes asked for, in the order of the record. */
  shown: ProfilePlayer[];
  /** With statistics, but fewer minutes. */
  below: number;
  /** On the roster without statistics, by name. */
  idle: ProfilePlayer[];
}

/** Minutes a game that can be asked for. */
export const MINUTES_FLOORS = [0, 5, 10, 20] as const;

/** `minutes`: least minutes a game. A player whose minutes are not known is shown only where none are asked for. */
export function playerGroups(players: readonly ProfilePlayer[], minutes: number): PlayerGroups {
  const played = players.filter((player) => player.hasStats);
  const shown = played.filter((player) => minutes === 0 || (player.minutesPerGame ?? -1) >= minutes);
  return {
    shown,
    below: played.length - shown.length,
    idle: players.filter((player) => !player.hasStats).sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** Whether no player's numbers are complete: then the part as a whole says so, and not each row again. */
export function allIncomplete(players: readonly ProfilePlayer[]): boolean {
  return players.every((player) => !player.hasStats || !player.complete);
}

/** What has to be said of a player beside his name. `known`: his numbers being incomplete is said elsewhere. */
export function playerMarks(player: ProfilePlayer, known: boolean): { label: string; title: string }[] {
  const marks: { label: string; title: string }[] = [];
  if (player.hasStats && !player.onRoster)
    marks.push({
      label: "not on the roster",
      title: "Played for the team, but the roster known for the season does not have him.",
    });
  if (player.hasStats && !player.complete && !known)
    marks.push({
      label: "incomplete",
      title: "In some of his games a count is missing; these games are not in his totals.",
    });
  return marks;
}
