import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { GamesPanel } from "#components/games/games-panel.tsx";
import { loadGamesSearchParams } from "#components/games/games-search-params.ts";
import { formatDay, scheduleDay } from "#lib/format/calendar.ts";

interface GamesPageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: GamesPageProps): Promise<Metadata> {
  const { date, team } = await loadGamesSearchParams(searchParams);
  return { title: date ? formatDay(date) : (team ?? "Games") };
}

export default async function GamesPage({ searchParams }: GamesPageProps) {
  // Read on every request: what is today must not be decided when the site is built.
  await loadGamesSearchParams(searchParams);
  return <GamesPanel today={scheduleDay(new Date())} />;
}
