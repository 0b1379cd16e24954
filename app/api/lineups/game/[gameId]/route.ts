import { serve } from "#lib/api/web-door.ts";
import { gameLineups } from "#lib/records/lineup-endpoints.ts";

export const GET = serve(gameLineups);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
