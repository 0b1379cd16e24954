import { NotAvailable } from "#components/query-state.tsx";
import { Button } from "#components/ui/button.tsx";
import { POLL_NAMES, type Poll } from "#lib/basketball/poll-facts.ts";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";

interface NoPollsProps {
  season: number;
  poll: Poll;
  /** The other poll, where the season has that. */
  otherPoll: Poll | null;
  /** The latest other season that has polls; null where none has. */
  otherSeason: number | null;
  onPoll: (poll: Poll) => void;
  onSeason: (season: number) => void;
}

/** Why there is no poll, and where there is one. */
export function NoPolls({ season, poll, otherPoll, otherSeason, onPoll, onSeason }: NoPollsProps) {
  const label = seasonDisplayLabel(season);
  if (otherPoll !== null) {
    return (
      <NotAvailable
        title={`No ${POLL_NAMES[poll]} in ${label}`}
        actions={<Button onClick={() => onPoll(otherPoll)}>{POLL_NAMES[otherPoll]}</Button>}
      >
        <p>No feed that was loaded has it; the {POLL_NAMES[otherPoll]} is there.</p>
      </NotAvailable>
    );
  }
  return (
    <NotAvailable
      title={`No polls in ${label}`}
      actions={
        otherSeason !== null && (
          <Button onClick={() => onSeason(otherSeason)}>Polls of {seasonDisplayLabel(otherSeason)}</Button>
        )
      }
    >
      <p>No feed that was loaded has a poll of that season.</p>
      {otherSeason === null && (
        <p className="mt-1">
          Polls come with <code>npm run courtside -- import polls FILE</code>.
        </p>
      )}
    </NotAvailable>
  );
}
