import { serve } from "#lib/api/web-door.ts";
import { eloRatings } from "#lib/records/rating-endpoints.ts";

export const GET = serve(eloRatings);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
