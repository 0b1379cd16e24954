import { serve } from "#lib/api/web-door.ts";
import { playerSeasonStats } from "#lib/records/player-season-endpoints.ts";

export const GET = serve(playerSeasonStats);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
