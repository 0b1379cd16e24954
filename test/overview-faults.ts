/** What is wrong with an overview, whatever team and season it is of: the interface's invariants, and sums that must agree with each other. */
import { type CountRecord, TeamSeasonOverview } from "#lib/records/overview-records.ts";
import type { Coverage } from "#lib/records/overview-shapes.ts";

const BUCKETS = ["at_rim", "two_point_jumper", "three_point_jumper", "unknown"];

/** One sentence for everything that does not hold; none for a sound overview. */
export function overviewFaults(value: unknown): string[] {
  const parsed = TeamSeasonOverview.safeParse(value);
  if (!parsed.success) return [`is no record: ${parsed.error.message}`];
  const overview = parsed.data;
  const checks: [holds: boolean, fault: string][] = [
    ...recordChecks(overview),
    ...pollChecks(overview),
    ...coverageChecks(overview),
    ...shootingChecks(overview),
    ...formatChecks(overview),
    ...scheduleChecks(overview),
    ...playerChecks(overview),
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}

type Checks = [holds: boolean, fault: string][];

function recordChecks({ record, schedule: { games } }: TeamSeasonOverview): Checks {
  const adds = ({ games: all, wins, losses, unresolved }: CountRecord) => all === wins + losses + unresolved;
  const counted = games.filter((game) => game.status === "final" && game.eligibility === "counted");
  const results = (result: "W" | "L" | null) => counted.filter((game) => game.result === result).length;
  const unknown = record.unknownConferenceGames + record.unknownEligibilityGames + record.overall.unresolved;
  return [
    [adds(record.overall) && adds(record.conference), "games are not wins, losses and unresolved ones"],
    [record.conference.games <= record.overall.games, "more games in the conference than at all"],
    [record.overall.games === counted.length, "the record has other games than the schedule"],
    [record.overall.wins === results("W") && record.overall.losses === results("L"), "the schedule has other results"],
    [record.complete === (unknown === 0), "complete, and something is unknown, or the reverse"],
  ];
}

function pollChecks({ ratings: { polls } }: TeamSeasonOverview): Checks {
  return Object.entries(polls).flatMap(
    ([poll, { state, rank, week, seasonType, date }]): Checks => [
      [(rank !== null) === (state === "ranked"), `${poll}: a rank without being ranked, or the reverse`],
      [(week === null) === (state === "unavailable"), `${poll}: a week without a poll, or the reverse`],
      [state !== "unavailable" || (seasonType === null && date === null), `${poll}: a date without a poll`],
    ],
  );
}

function coverageChecks({ efficiency, shooting, players, record, schedule }: TeamSeasonOverview): Checks {
  const parts: [name: string, coverage: Coverage][] = [
    ["efficiency", efficiency.coverage],
    ["shooting", shooting.coverage],
    ["players", players.coverage],
  ];
  const finished = schedule.games.filter((game) => game.status === "final" && game.eligibility !== "exhibition");
  return parts.flatMap(
    ([part, { state, reason, eligibleGames, coveredGames }]): Checks => [
      [coveredGames <= eligibleGames - record.unknownEligibilityGames, `${part}: covers games that are not eligible`],
      [eligibleGames === finished.length, `${part}: other eligible games than the schedule's finished ones`],
      [(state === "available") === (reason === null), `${part}: a reason without need, or none`],
      [state !== "available" || coveredGames === eligibleGames, `${part}: available, and games are missing`],
    ],
  );
}

function shootingChecks({ shooting: { buckets, trackedAttempts } }: TeamSeasonOverview): Checks {
  const attempts = buckets.reduce((sum, bucket) => sum + bucket.attempts, 0);
  const shares = buckets.reduce((sum, bucket) => sum + (bucket.attemptPct ?? 0), 0);
  const classified = buckets.some((bucket) => bucket.key !== "unknown" && bucket.attempts > 0);
  return [
    [buckets.map(({ key }) => key).join() === BUCKETS.join(), "other buckets"],
    [attempts === trackedAttempts, "attempts of the buckets do not add up"],
    [buckets.every(({ made, attempts: tries }) => made <= tries), "more made than tried"],
    // Each of three shares is rounded to a tenth.
    [classified ? Math.abs(shares - 100) < 0.2 : shares === 0, "shares of the buckets do not add up"],
  ];
}

function formatChecks({ formatVersion, efficiency, players, sources }: TeamSeasonOverview): Checks {
  const details = [
    efficiency.offense.boxScore,
    efficiency.defense.boxScore,
    ...players.rows.map((row) => row.seasonStats),
  ];
  return [
    [details.every((detail) => (detail !== undefined) === (formatVersion === 2)), "details of the other format"],
    [
      sources.notes.length <= 20 && sources.notes.every((note) => note.length <= 500),
      "too many notes, or too long ones",
    ],
  ];
}

function scheduleChecks({ schedule: { games }, sources }: TeamSeasonOverview): Checks {
  const keys = games.map(({ startDate, id }) => `${startDate} ${String(id).padStart(12, "0")}`);
  const finals = games.filter(({ status }) => status === "final");
  return [
    [keys.join() === keys.toSorted().join(), "the schedule is not in order"],
    [
      games.every(
        ({ status, teamPoints, opponentPoints, result }) =>
          status === "final" || (teamPoints ?? opponentPoints ?? result) === null,
      ),
      "points or a result of a game that is not over",
    ],
    [
      games.every(({ startDate, calendarDate }) => new Date(startDate).toISOString().startsWith(calendarDate)),
      "another day",
    ],
    [
      games.every(({ seasonType, eligibility }) => (seasonType === "preseason") === (eligibility === "exhibition")),
      "exhibitions",
    ],
    [sources.latestFinalStartDate === (finals.at(-1)?.startDate ?? null), "another latest final"],
  ];
}

function playerChecks({ players: { rows, coverage }, efficiency }: TeamSeasonOverview): Checks {
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0);
  const whole =
    coverage.state === "available" && efficiency.coverage.coveredGames === efficiency.coverage.eligibleGames;
  return [
    [new Set(rows.map(({ athleteId }) => athleteId)).size === rows.length, "a player twice"],
    [
      rows.every(({ hasStats, games, minutes }) => hasStats === (games !== null) && hasStats === (minutes !== null)),
      "stats",
    ],
    [rows.every(({ onRoster, hasStats }) => onRoster || hasStats), "a player from nowhere"],
    [rows.every(({ games, usageGames }) => usageGames <= (games ?? 0)), "usage of more games than he played"],
    [rows.every(({ games }) => (games ?? 0) <= coverage.coveredGames), "a player in more games than have lines"],
    [
      !whole || coverage.coveredGames === 0 || points === efficiency.offense.points,
      "players' points are not the team's",
    ],
  ];
}
