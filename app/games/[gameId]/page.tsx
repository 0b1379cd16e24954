import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GamePanel } from "#components/games/game-panel.tsx";
import { MAXIMUM_ID } from "#lib/records/parameters.ts";

interface GamePageProps {
  params: Promise<{ gameId: string }>;
}

export const metadata: Metadata = { title: "Game" };

export default async function GamePage({ params }: GamePageProps) {
  const { gameId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(gameId) || Number(gameId) > MAXIMUM_ID) notFound();
  return <GamePanel gameId={Number(gameId)} />;
}
