import type { Metadata } from "next";
import { NoSuchTeamSeason } from "#components/team-season/no-such-team-season.tsx";

export const metadata: Metadata = { title: "Season not found" };

export default function TeamSeasonNotFound() {
  return <NoSuchTeamSeason />;
}
