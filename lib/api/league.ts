/** The league of the store. */
import { LEAGUES, type League } from "#lib/basketball/enums.ts";
import { selectSetting } from "#lib/store/settings.ts";
import { sharedService } from "./shared-service.ts";

/** The league the store holds: records do not say it, and pages must know what a fourth period is. Null while it holds no game. */
export async function findLeague(): Promise<League | null> {
  const { store } = await sharedService();
  const held = await selectSetting(store.db, "league");
  return LEAGUES.find((league) => league === held) ?? null;
}
