import { serve } from "#lib/api/web-door.ts";
import { scoreboard } from "#lib/records/game-endpoints.ts";

export const GET = serve(scoreboard);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
