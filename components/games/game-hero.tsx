"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatDayLong, formatDayShort, scheduleDay } from "#lib/format/calendar.ts";
import { formatNumber } from "#lib/format/number.ts";
import { gamesPath, teamSeasonPath } from "#lib/format/paths.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { GameFacts } from "./game-facts.tsx";
import { type GameSide, gameSides, matchupText, periodsPlayed } from "./game-sides.ts";
import { GameSteps } from "./game-steps.tsx";
import { LineScore } from "./line-score.tsx";
import { statusText } from "./status-text.ts";

interface GameHeroProps {
  game: GameInfo;
  format: PeriodFormat;
  teams: TeamIndex;
  broadcasts: readonly string[];
}

export function GameHero({ game, format, teams, broadcasts }: GameHeroProps) {
  const [away, home] = gameSides(game);
  const day = scheduleDay(game.startDate);
  const periods = periodsPlayed(game);
  const names = [away, home].map((side) => teamBadgeText(teams.get(side.teamId)?.abbreviation, side.team));
  return (
    <div className="pt-5">
      <div data-screen-only className="flex items-center justify-between gap-4">
        <Link
          href={gamesPath({ date: day })}
          className="inline-flex h-8 items-center gap-1.5 rounded text-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {formatDayShort(day)}
        </Link>
        <GameSteps game={game} />
      </div>
      <section
        aria-label="Score"
        className="mt-2 overflow-hidden rounded-card border border-rule bg-surface shadow-card"
      >
        <div aria-hidden="true" data-team-color className="flex h-1.5">
          <span className="flex-1 bg-(--away-line)" />
          <span className="flex-1 bg-(--home-line)" />
        </div>
        <h1 className="sr-only">{matchupText(game)}</h1>
        <div className="grid items-center gap-x-8 gap-y-4 px-4 py-5 sm:px-6 lg:grid-cols-[1fr_auto_1fr] lg:py-7">
          <HeroSide side={away} teams={teams} season={game.season} />
          <div className="order-last flex flex-col items-center gap-3 lg:order-none">
            <p className="text-[0.9375rem] font-semibold">
              <HeroStatus game={game} format={format} />
            </p>
            {periods !== null && (
              <div className="max-w-full overflow-x-auto">
                <LineScore sides={[away, home]} periods={periods} format={format} names={names} />
              </div>
            )}
          </div>
          <HeroSide side={home} teams={teams} season={game.season} mirrored />
        </div>
        <GameFacts game={game} day={formatDayLong(day)} broadcasts={broadcasts} />
      </section>
    </div>
  );
}

function HeroStatus({ game, format }: { game: GameInfo; format: PeriodFormat }) {
  const text = statusText(game, format);
  if (text === null) return <LocalTime instant={game.startDate} zoneName />;
  return game.status === "in_progress" ? <Badge tone="live">{text}</Badge> : text;
}

interface HeroSideProps {
  side: GameSide;
  teams: TeamIndex;
  season: number;
  /** The home team on a wide screen: badge outside, score inside, as seen across the court. */
  mirrored?: boolean;
}

function HeroSide({ side, teams, season, mirrored = false }: HeroSideProps) {
  const team = teams.get(side.teamId);
  const details = [side.seed === null ? null : `${side.seed} seed`, side.conference].filter((text) => text !== null);
  return (
    <div className={`flex min-w-0 items-center gap-4 ${mirrored ? "lg:flex-row-reverse lg:text-right" : ""}`}>
      <TeamBadge team={team} school={side.team} size="large" />
      <div className="min-w-0 flex-1">
        <p className="text-xl leading-tight font-bold tracking-tight wrap-anywhere sm:text-2xl">
          <Link href={teamSeasonPath(side.teamId, season)} className="underline-offset-4 hover:underline">
            {side.team}
          </Link>
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-muted">
          {side.side === "home" ? "Home" : "Away"}
          {details.map((text) => ` · ${text}`)}
        </p>
      </div>
      {side.points !== null && (
        <p
          className={`figures text-4xl leading-none tracking-tight sm:text-6xl ${
            side.winner === false ? "font-medium text-muted" : "font-bold"
          }`}
        >
          {formatNumber(side.points)}
          {side.winner && <span className="sr-only"> winner</span>}
        </p>
      )}
    </div>
  );
}
