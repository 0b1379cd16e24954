import { GameSkeleton } from "#components/games/game-skeleton.tsx";

export default function Loading() {
  return (
    <div aria-busy="true">
      <GameSkeleton />
    </div>
  );
}
