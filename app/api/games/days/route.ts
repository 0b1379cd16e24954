import { serve } from "#lib/api/web-door.ts";
import { gameDays } from "#lib/records/game-endpoints.ts";

export const GET = serve(gameDays);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
