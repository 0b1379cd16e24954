"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { SessionBar } from "#components/account/session-bar.tsx";
import { SignInForm } from "#components/account/sign-in-form.tsx";
import { GamesSkeleton } from "#components/games/games-skeleton.tsx";
import { PageHeader } from "#components/layout/page-header.tsx";
import { QueryState } from "#components/query-state.tsx";
import { slateDateOf } from "#lib/basketball/eastern-date.ts";
import { formatDay } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";
import { ApiProblem } from "#lib/queries/api-problem.ts";
import { type LeagueMoment, scoreboardQuery } from "#lib/queries/scoreboard.ts";
import { type StaffSession, sessionQuery } from "#lib/queries/session.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { AboutScoreboard } from "./about-scoreboard.tsx";
import { LiveScoreboard } from "./live-scoreboard.tsx";
import { useLeagueNow } from "./use-league-now.ts";
import { useScoreboard } from "./use-scoreboard.ts";

const ENDED = "Your session has ended. Sign in again.";

/** The page goes on elsewhere: the keyboard follows. */
function focusMain(): void {
  document.getElementById("main")?.focus();
}

/** The scoreboard: the games of the day for staff, and for visitors what it is. `league`: the league's time when the page was rendered. */
export function ScoreboardPanel({ league }: { league: LeagueMoment }) {
  const session = useQuery(sessionQuery());
  const client = useQueryClient();
  const leagueNow = useLeagueNow(league);
  const [notice, setNotice] = useState<string>();

  const leave = useCallback(
    (reason: string | undefined) => {
      client.removeQueries({ queryKey: scoreboardQuery().queryKey });
      setNotice(reason);
    },
    [client],
  );
  const end = useCallback(() => leave(ENDED), [leave]);

  return (
    <QueryState query={session} subject="your session" skeleton={<GamesSkeleton />}>
      {(found) =>
        found === null ? (
          <>
            <PageHeader title="Scoreboard" />
            <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <AboutScoreboard />
              <div className="order-first lg:order-none">
                <SignInForm
                  notice={notice}
                  onSignedIn={() => {
                    setNotice(undefined);
                    focusMain();
                  }}
                />
              </div>
            </div>
          </>
        ) : (
          <StaffScoreboard
            session={found}
            leagueNow={leagueNow}
            onSignedOut={() => {
              leave(undefined);
              focusMain();
            }}
            onEnded={end}
          />
        )
      }
    </QueryState>
  );
}

interface StaffScoreboardProps {
  session: StaffSession;
  leagueNow: () => LeagueMoment;
  onSignedOut: () => void;
  onEnded: () => void;
}

function StaffScoreboard({ session, leagueNow, onSignedOut, onEnded }: StaffScoreboardProps) {
  const client = useQueryClient();
  const scoreboard = useScoreboard(leagueNow);
  const { data, error } = scoreboard.query;
  const day = slateDateOf(new Date(leagueNow().time).toISOString());
  const refused = error instanceof ApiProblem && (error.status === 401 || error.status === 403);

  useEffect(() => {
    if (!refused) return;
    // The key was revoked or the twelve hours are over: the server knows.
    void client.fetchQuery({ ...sessionQuery(), staleTime: 0 }).then((current) => current === null && onEnded());
  }, [refused, client, onEnded]);

  return (
    <>
      <PageHeader
        title="Scoreboard"
        summary={
          <>
            {formatDay(day)}
            {data && <> · {summaryOf(data)}</>}
          </>
        }
        actions={<SessionBar session={session} onSignedOut={onSignedOut} />}
      />
      <LiveScoreboard scoreboard={scoreboard} day={day} />
    </>
  );
}

function summaryOf(games: readonly ScoreboardGame[]): string {
  const live = games.filter((game) => game.status === "in_progress").length;
  return live === 0 ? formatCount(games.length, "game") : `${formatCount(games.length, "game")}, ${live} live`;
}
