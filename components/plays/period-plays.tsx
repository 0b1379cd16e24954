import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import { Badge } from "#components/ui/badge.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatSigned } from "#lib/format/number.ts";
import { playAnchor } from "#lib/format/paths.ts";
import { formatPeriodLong } from "#lib/format/period.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { type PlaysOfPeriod, playSide } from "./play-filter.ts";
import type { Run } from "./runs.ts";

interface PeriodPlaysProps {
  entry: PlaysOfPeriod;
  game: GameInfo;
  format: PeriodFormat;
  teams: TeamIndex;
  /** Anchor of the play the address points at. */
  linked: string | null;
  runs: ReadonlyMap<number, Run>;
  /** By how much plays moved the home team's win probability; empty where it is not known. */
  changes: ReadonlyMap<number, number>;
  /** Whether this is the period being played. */
  on: boolean;
}

/** The plays of one period under its name. */
export function PeriodPlays({ entry, game, format, teams, linked, runs, changes, on }: PeriodPlaysProps) {
  const name = formatPeriodLong(format, entry.period);
  const letters = (teamId: number, school: string) => teamBadgeText(teams.get(teamId)?.abbreviation, school);
  const away = letters(game.awayTeamId, game.awayTeam);
  const home = letters(game.homeTeamId, game.homeTeam);
  return (
    <section aria-label={name} className="not-first:border-t not-first:border-rule">
      <h2 className="sticky top-[5.25rem] z-10 lg:top-12 flex items-baseline justify-between gap-4 rounded-t-card border-b border-rule bg-surface px-4 py-2.5">
        <span className="font-semibold">{name}</span>
        <span className="figures text-[0.8125rem] text-muted">
          {on ? "now" : "ended"} {away} {entry.endScore.away}, {home} {entry.endScore.home}
        </span>
      </h2>
      <table className="figures w-full text-sm">
        <caption className="sr-only">Plays of the {name}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Clock</th>
            <th scope="col">Team</th>
            <th scope="col">Play</th>
            {changes.size > 0 && (
              <th scope="col" className="max-sm:hidden">
                Change of the team's win probability
              </th>
            )}
            <th scope="col">
              Score, {game.awayTeam} first, then {game.homeTeam}
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.plays.map((play) => (
            <PlayRow
              key={play.id}
              play={play}
              teams={teams}
              linked={linked === playAnchor(play.id)}
              run={runs.get(play.id) ?? null}
              change={changes.size === 0 ? undefined : teamChange(play, changes)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** By how much a play moved its own team's win probability, in whole percentage points; null for less than one, and for plays of no team. */
function teamChange(play: PlayInfo, changes: ReadonlyMap<number, number>): number | null {
  const side = playSide(play);
  const points = Math.round(100 * (changes.get(play.id) ?? 0));
  if (side === null || points === 0) return null;
  return side === "home" ? points : -points;
}

interface PlayRowProps {
  play: PlayInfo;
  teams: TeamIndex;
  linked: boolean;
  /** The run this play ended; null where it ended none. */
  run: Run | null;
  /** Of the team's win probability, in percentage points; undefined leaves the column out. */
  change: number | null | undefined;
}

function PlayRow({ play, teams, linked, run, change }: PlayRowProps) {
  const side = playSide(play);
  const scored = play.scoringPlay === true;
  const bold = (of: "home" | "away") => (scored && side === of ? "font-bold text-ink" : "");
  return (
    <tr
      id={playAnchor(play.id)}
      className={`group scroll-mt-28 not-last:*:border-b *:border-rule/60 ${linked ? "bg-rim-soft" : "hover:bg-inset"}`}
    >
      <td className="w-14 py-1.5 pl-4 align-top">
        <a
          href={`#${playAnchor(play.id)}`}
          title="Link to this play"
          className="inline-block min-h-6 min-w-6 leading-6 text-muted underline-offset-4 group-hover:underline"
        >
          {play.clock}
        </a>
      </td>
      <td className="w-12 px-2 py-1.5 align-top">
        {play.team !== null && (
          <span className="flex h-6 items-center">
            <TeamBadge team={play.teamId === null ? null : teams.get(play.teamId)} school={play.team} size="small" />
            <span className="sr-only">{play.team}</span>
          </span>
        )}
      </td>
      <td className={`py-1.5 pr-2 leading-6 ${scored ? "font-medium" : "text-muted"}`}>
        {play.playText ?? play.playType}
        {run !== null && (
          <span className="ml-2 inline-block align-[1px]">
            <Badge>{run.points}–0 run</Badge>
          </span>
        )}
      </td>
      {change !== undefined && (
        <td className="w-16 py-1.5 pr-1 text-right align-top text-xs leading-6 whitespace-nowrap text-muted max-sm:hidden">
          {change !== null && `${formatSigned(change)} %`}
        </td>
      )}
      <td className="w-20 py-1.5 pr-4 text-right align-top leading-6 whitespace-nowrap text-muted">
        <span className={bold("away")}>{play.awayScore}</span>
        <span aria-hidden="true">–</span>
        <span className="sr-only"> to </span>
        <span className={bold("home")}>{play.homeScore}</span>
        {typeof change === "number" && (
          <span className="block text-xs leading-4 sm:hidden">
            <span className="sr-only">, win probability </span>
            {formatSigned(change)} %
          </span>
        )}
      </td>
    </tr>
  );
}
