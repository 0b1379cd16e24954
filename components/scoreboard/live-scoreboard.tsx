"use client";

import { ConferenceSelect } from "#components/filters/conference-select.tsx";
import { useAddressState } from "#components/filters/use-address-state.ts";
import { GamesSkeleton } from "#components/games/games-skeleton.tsx";
import { LiveUpdatesSwitch } from "#components/games/live-updates.tsx";
import { NoGames } from "#components/games/no-games.tsx";
import { QueryState } from "#components/query-state.tsx";
import { CheckToggle } from "#components/ui/check-toggle.tsx";
import { Freshness } from "./freshness.tsx";
import { NoGamesToday } from "./no-games-today.tsx";
import { ScoreAnnouncer } from "./score-announcer.tsx";
import { ScoreboardGroups } from "./scoreboard-groups.tsx";
import { scoreboardSearchParams } from "./scoreboard-search-params.ts";
import { gamesOfConference } from "./scoreboard-sides.ts";
import { useAnnounceChoice } from "./use-announce-choice.ts";
import type { Scoreboard } from "./use-scoreboard.ts";

interface LiveScoreboardProps {
  scoreboard: Scoreboard;
  /** Of the league. */
  day: string;
}

/** The games of the day for whoever may see them. */
export function LiveScoreboard({ scoreboard, day }: LiveScoreboardProps) {
  const [{ conference }, change] = useAddressState(scoreboardSearchParams, { history: "push" });
  const [announced, chooseAnnounced] = useAnnounceChoice();
  const { query, interval } = scoreboard;
  const clear = () => change({ conference: null });
  return (
    <>
      <div data-screen-only className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <search
          aria-label="Filter games"
          className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:w-auto sm:grid-cols-[14rem_auto]"
        >
          <ConferenceSelect value={conference} onChange={(next) => change({ conference: next })} />
          <CheckToggle label="Announce scores" checked={announced} onChange={chooseAnnounced} />
        </search>
        <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
          {query.data && <Freshness query={query} interval={interval} />}
          {interval !== false && <LiveUpdatesSwitch />}
        </div>
      </div>
      <QueryState
        query={query}
        subject="the scoreboard"
        skeleton={<GamesSkeleton />}
        unavailable={(games) => (games.length === 0 ? <NoGamesToday day={day} /> : null)}
      >
        {(games) => {
          const shown = gamesOfConference(games, conference);
          return (
            <>
              <ScoreAnnouncer games={shown} on={announced} />
              {shown.length === 0 ? (
                <NoGames title="No games of this conference today" onClear={clear} />
              ) : (
                <ScoreboardGroups games={shown} day={day} />
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
