"use client";

import { memo } from "react";
import { CardFooter } from "#components/games/card-footer.tsx";
import { CardFrame } from "#components/games/card-frame.tsx";
import { CardScore } from "#components/games/card-score.tsx";
import { statusText } from "#components/games/status-text.ts";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatLine, formatLineLong } from "#lib/format/line.ts";
import { formatGameClock } from "#lib/format/period.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { type Seeds, schoolOf, scoreboardSides, scoreboardTexts } from "./scoreboard-sides.ts";

interface ScoreboardCardProps {
  game: ScoreboardGame;
  seeds: Seeds | undefined;
  /** By team, when the day began. */
  ranks: ReadonlyMap<number, number> | undefined;
  format: PeriodFormat;
  teams: TeamIndex;
}

/** A game as it stands. Cards whose game has not changed are not drawn again. */
export const ScoreboardCard = memo(function ScoreboardCard({ game, seeds, ranks, format, teams }: ScoreboardCardProps) {
  const { matchup, place, periods } = scoreboardTexts(game);
  return (
    <CardFrame gameId={game.id} label={matchup}>
      <CardScore
        status={
          <>
            <CardStatus game={game} format={format} />
            <CardLine game={game} teams={teams} />
          </>
        }
        sides={scoreboardSides(game, seeds)}
        periods={periods}
        format={format}
        teams={teams}
        ranks={ranks}
      />
      <CardFooter note={null} place={place} broadcasts={game.tv === null ? [] : [game.tv]} />
    </CardFrame>
  );
});

function CardStatus({ game, format }: { game: ScoreboardGame; format: PeriodFormat }) {
  if (game.status === "in_progress") {
    return <Badge tone="live">{formatGameClock(format, game.period, game.clock)}</Badge>;
  }
  const { homeTeam, awayTeam } = game;
  const text = statusText(
    { ...game, homePeriodPoints: homeTeam.lineScores, awayPeriodPoints: awayTeam.lineScores },
    format,
  );
  return text ?? <LocalTime instant={game.startDate} />;
}

/** What the game is expected to come to; only until it begins. Beside the time, where a game that is on has its periods. */
function CardLine({ game, teams }: { game: ScoreboardGame; teams: TeamIndex }) {
  const { status, homeTeam, awayTeam, betting } = game;
  const letters = (team: ScoreboardGame["homeTeam"]) => teamBadgeText(teams.get(team.id)?.abbreviation, schoolOf(team));
  const short = formatLine(betting, { home: letters(homeTeam), away: letters(awayTeam) });
  if (status !== "scheduled" || short === null) return null;
  const long = formatLineLong(betting, { home: schoolOf(homeTeam), away: schoolOf(awayTeam) });
  return (
    <span className="font-normal text-muted">
      <span className="sr-only">; line: {long}</span>
      <span aria-hidden="true"> · {short}</span>
    </span>
  );
}
