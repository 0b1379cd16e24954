import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatDayShort, scheduleDay } from "#lib/format/calendar.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { CardFooter } from "./card-footer.tsx";
import { CardFrame } from "./card-frame.tsx";
import { CardScore } from "./card-score.tsx";
import { gameSides, matchupText, occasionText, periodsPlayed, placeText } from "./game-sides.ts";
import { statusText } from "./status-text.ts";

interface GameCardProps {
  game: GameInfo;
  format: PeriodFormat;
  teams: TeamIndex;
  /** Names of the broadcasts, where known. */
  broadcasts: readonly string[];
  /** Ranks of teams when the day began, where they are known. */
  ranks?: ReadonlyMap<number, number> | undefined;
  /** In a list that runs over many days each card says its own. */
  showDay?: boolean;
}

export function GameCard({ game, format, teams, broadcasts, ranks, showDay = false }: GameCardProps) {
  return (
    <CardFrame gameId={game.id} label={matchupText(game)}>
      <CardScore
        status={
          <span className="flex items-center gap-2">
            {showDay && <span className="text-muted">{formatDayShort(scheduleDay(game.startDate))}</span>}
            <GameStatus game={game} format={format} />
          </span>
        }
        sides={gameSides(game)}
        periods={periodsPlayed(game)}
        format={format}
        teams={teams}
        ranks={ranks}
        season={game.season}
      />
      <CardFooter note={occasionText(game)} place={placeText(game)} broadcasts={broadcasts} />
    </CardFrame>
  );
}

function GameStatus({ game, format }: { game: GameInfo; format: PeriodFormat }) {
  const text = statusText(game, format);
  if (text === null) return <LocalTime instant={game.startDate} />;
  return game.status === "in_progress" ? <Badge tone="live">{text}</Badge> : text;
}
