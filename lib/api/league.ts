/** What pages ask about the league that the store holds. */
import { LEAGUES, type League } from "#lib/basketball/enums.ts";
import { selectSetting } from "#lib/store/settings.ts";
import { sharedService } from "./shared-service.ts";

/** The league the store holds: records do not say it, and pages must know what a fourth period is. Null while it holds no game. */
export async function findLeague(): Promise<League | null> {
  const { store } = await sharedService();
  const held = await selectSetting(store.db, "league");
  return LEAGUES.find((league) => league === held) ?? null;
}

/** The league's time, milliseconds since 1970, and how fast it runs: 1 unless a demo is played faster. */
export async function findLeagueMoment(): Promise<{ time: number; speed: number }> {
  const service = await sharedService();
  const [time, { clock }] = await Promise.all([service.leagueTime(), service.readDemo()]);
  return { time, speed: clock?.speed ?? 1 };
}

/** Whether the data are simulated, which every page must say. */
export async function findSimulated(): Promise<boolean> {
  const service = await sharedService();
  return (await service.readDemo()).simulated;
}
