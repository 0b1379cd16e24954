import { serve } from "#lib/api/web-door.ts";
import { teamLineups } from "#lib/records/lineup-endpoints.ts";

export const GET = serve(teamLineups);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
