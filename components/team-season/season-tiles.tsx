"use client";

import type { ReactNode } from "react";
import { Sparkline } from "#components/charts/sparkline.tsx";
import { Explained } from "#components/games/explained.tsx";
import { GLOSSARY, type Statistic } from "#lib/basketball/glossary.ts";
import { formatNumber, formatOrdinal, formatSigned } from "#lib/format/number.ts";
import type { PollStanding, TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { pollText } from "./poll-standing.ts";

interface SeasonTilesProps {
  ratings: TeamSeasonOverview["ratings"];
  /** Elo before the first game and after each. */
  elo: readonly number[];
}

/** Where the team stands: both polls and every rating, each with its place. */
export function SeasonTiles({ ratings, elo }: SeasonTilesProps) {
  const { adjusted, polls, srs } = ratings;
  const first = elo[0];
  const last = elo.at(-1);
  return (
    <dl className="grid grid-cols-2 gap-px border-t border-rule bg-rule sm:grid-cols-4 xl:grid-cols-[repeat(7,minmax(0,1fr))]">
      <PollTile name="AP poll" standing={polls.ap} />
      <PollTile name="Coaches poll" standing={polls.coaches} />
      <RatedTile
        statistic="adjustedNet"
        label="Net rating"
        rated={adjusted?.net}
        population={adjusted?.population}
        signed
      />
      <RatedTile
        statistic="adjustedOffense"
        label="Offense"
        rated={adjusted?.offense}
        population={adjusted?.population}
      />
      <RatedTile
        statistic="adjustedDefense"
        label="Defense"
        rated={adjusted?.defense}
        population={adjusted?.population}
      />
      <Tile label={<Explained statistic="srs">SRS</Explained>} value={formatSigned(srs, 1)}>
        {srs === null ? "not rated" : "points against the mean team"}
      </Tile>
      <Tile
        label={<Explained statistic="elo">Elo</Explained>}
        value={formatNumber(ratings.elo)}
        className="max-xl:col-span-2 max-sm:col-span-2"
      >
        {first !== undefined && last !== undefined && elo.length > 1 ? (
          <Sparkline values={elo} label={`Elo went from ${first} to ${last} over ${elo.length - 1} games.`} />
        ) : ratings.elo === null ? (
          "not rated"
        ) : (
          "1,500 is the mean team"
        )}
      </Tile>
    </dl>
  );
}

function PollTile({ name, standing }: { name: string; standing: PollStanding }) {
  const { short, spoken, edition } = pollText(standing);
  return (
    <Tile
      label={name}
      value={
        <>
          <span aria-hidden="true" className={standing.state === "ranked" ? "" : "font-medium text-muted"}>
            {short}
          </span>
          <span className="sr-only">{spoken}</span>
        </>
      }
    >
      {edition ?? (standing.state === "unavailable" ? "none known for this season" : "date unknown")}
    </Tile>
  );
}

interface RatedTileProps {
  statistic: Statistic;
  label: string;
  rated: { value: number; rank: number } | undefined;
  population: number | undefined;
  signed?: boolean;
}

function RatedTile({ statistic, label, rated, population, signed = false }: RatedTileProps) {
  const { decimals } = GLOSSARY[statistic];
  const name = <Explained statistic={statistic}>{label}</Explained>;
  if (rated === undefined || population === undefined) {
    return (
      <Tile label={name} value={<span className="font-medium text-muted">–</span>}>
        not rated
      </Tile>
    );
  }
  return (
    <Tile
      label={name}
      value={
        <>
          {signed ? formatSigned(rated.value, decimals) : formatNumber(rated.value, decimals)}
          <sup aria-hidden="true" className="ml-0.5 text-xs font-semibold text-muted">
            {rated.rank}
          </sup>
        </>
      }
    >
      <span className="block">
        {formatOrdinal(rated.rank)} of {formatNumber(population)}
      </span>
      <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-inset">
        <span
          data-team-color
          style={{ width: `${rankPercentile(rated.rank, population)}%` }}
          className="block h-full rounded-full bg-(--team-line)"
        />
      </span>
    </Tile>
  );
}

/** Share of the other teams that are ranked lower, 0 to 100. */
function rankPercentile(rank: number, population: number): number {
  return population <= 1 ? 100 : (100 * (population - rank)) / (population - 1);
}

interface TileProps {
  label: ReactNode;
  value: ReactNode;
  children: ReactNode;
  className?: string;
}

function Tile({ label, value, children, className = "" }: TileProps) {
  return (
    <div className={`bg-surface px-4 py-3 ${className}`}>
      <dt className="flex min-h-6 items-center text-[0.8125rem] text-muted">{label}</dt>
      <dd>
        <span className="figures block text-xl leading-7 font-bold tracking-tight">{value}</span>
        <span className="figures block text-xs text-muted">{children}</span>
      </dd>
    </div>
  );
}
