import { serve } from "#lib/api/web-door.ts";
import { adjustedRatings } from "#lib/records/rating-endpoints.ts";

export const GET = serve(adjustedRatings);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
