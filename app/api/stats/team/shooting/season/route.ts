import { serve } from "#lib/api/web-door.ts";
import { teamShooting } from "#lib/records/shooting-endpoints.ts";

export const GET = serve(teamShooting);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
