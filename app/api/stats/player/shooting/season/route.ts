import { serve } from "#lib/api/web-door.ts";
import { playerShooting } from "#lib/records/shooting-endpoints.ts";

export const GET = serve(playerShooting);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
