import { serve } from "#lib/api/web-door.ts";
import { rankings } from "#lib/records/poll-endpoints.ts";

export const GET = serve(rankings);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
