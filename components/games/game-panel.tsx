"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useRef } from "react";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { usePeriodFormat } from "#components/league-context.tsx";
import { NotAvailable, QueryState } from "#components/query-state.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { type Tab, TabList, TabPanel } from "#components/ui/tabs.tsx";
import { gamesPath } from "#lib/format/paths.ts";
import { lineColorValue, matchupColors } from "#lib/format/team-colors.ts";
import { gameQuery, mediaOfGameQuery } from "#lib/queries/games.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { anyLive } from "./game-groups.ts";
import { GameHero } from "./game-hero.tsx";
import { GAME_TABS, type GameTab } from "./game-search-params.ts";
import { matchupText } from "./game-sides.ts";
import { GameSkeleton, LineupsSkeleton, TableSkeleton } from "./game-skeleton.tsx";
import { LiveUpdatesSwitch, useLiveInterval } from "./live-updates.tsx";
import { MiniScore } from "./mini-score.tsx";
import { useGameParams } from "./use-game-params.ts";
import { useOutOfSight } from "./use-out-of-sight.ts";

const loading = () => <TableSkeleton />;
const BoxScorePanel = dynamic(() => import("./box-score-panel.tsx").then((module) => module.BoxScorePanel), {
  loading,
});
const PlayByPlayPanel = dynamic(
  () => import("#components/plays/play-by-play-panel.tsx").then((module) => module.PlayByPlayPanel),
  { loading },
);
const RotationPanel = dynamic(
  () => import("#components/substitutions/rotation-panel.tsx").then((module) => module.RotationPanel),
  { loading },
);
const LineupsPanel = dynamic(
  () => import("#components/lineups/lineups-panel.tsx").then((module) => module.LineupsPanel),
  { loading: () => <LineupsSkeleton /> },
);
const ShotsPanel = dynamic(() => import("#components/plays/shots-panel.tsx").then((module) => module.ShotsPanel), {
  loading,
});

const TAB_LABELS: Record<GameTab, string> = {
  box: "Box score",
  plays: "Plays",
  rotation: "Rotation",
  lineups: "Lineups",
  shots: "Shots",
};
const TABS: readonly Tab<GameTab>[] = GAME_TABS.map((value) => ({ value, label: TAB_LABELS[value] }));

/** Height of the line with the score over the tabs. */
const MINI_SCORE_PIXELS = 36;

/** The page of a game. */
export function GamePanel({ gameId }: { gameId: number }) {
  const liveInterval = useLiveInterval();
  const game = useQuery({
    ...gameQuery(gameId),
    refetchInterval: (query) => liveInterval(anyLive(query.state.data)),
  });
  return (
    <QueryState
      query={game}
      subject="the game"
      skeleton={<GameSkeleton />}
      unavailable={(list) =>
        list.length > 0 ? null : (
          <div className="py-12">
            <NotAvailable
              title="There is no such game"
              actions={
                <Link href={gamesPath()} className={buttonClass()}>
                  All games
                </Link>
              }
            >
              <p>No game has the number {gameId}. It may never have been loaded.</p>
            </NotAvailable>
          </div>
        )
      }
    >
      {([found]) => found && <GameView game={found} />}
    </QueryState>
  );
}

function GameView({ game }: { game: GameInfo }) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const [{ tab }, change] = useGameParams();
  const broadcasts = useQuery(mediaOfGameQuery(game.id)).data?.[0]?.broadcasts ?? [];
  const head = useRef<HTMLDivElement>(null);
  const headGone = useOutOfSight(head, MINI_SCORE_PIXELS);
  usePageTitle(matchupText(game));

  const colors = matchupColors(teams.get(game.homeTeamId) ?? null, teams.get(game.awayTeamId) ?? null);
  const style = {
    "--home-line": lineColorValue(colors.home),
    "--away-line": lineColorValue(colors.away),
  };
  return (
    <div style={style}>
      <div ref={head}>
        <GameHero
          game={game}
          format={format}
          teams={teams}
          broadcasts={broadcasts.map((broadcast) => broadcast.broadcastName)}
        />
      </div>
      <div
        data-screen-only
        className="sticky top-9 z-30 -mx-4 mt-4 flex items-center justify-between gap-3 border-b border-rule bg-ground px-4 sm:-mx-6 sm:px-6 lg:top-0"
      >
        <TabList
          id="game"
          label="Parts of the game"
          tabs={TABS}
          value={tab}
          onChange={(next) => change({ tab: next }, "push")}
        />
        <MiniScore game={game} format={format} teams={teams} shown={headGone} />
        {game.status === "in_progress" && <LiveUpdatesSwitch />}
      </div>
      <div className="pt-6">
        <TabPanel id="game" value={tab}>
          {tab === "box" && <BoxScorePanel game={game} />}
          {tab === "plays" && <PlayByPlayPanel game={game} />}
          {tab === "rotation" && <RotationPanel game={game} />}
          {tab === "lineups" && <LineupsPanel game={game} />}
          {tab === "shots" && <ShotsPanel game={game} />}
        </TabPanel>
      </div>
    </div>
  );
}
