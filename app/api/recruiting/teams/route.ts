import { serve } from "#lib/api/web-door.ts";
import { recruitingRankings } from "#lib/records/recruiting-endpoints.ts";

export const GET = serve(recruitingRankings);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
