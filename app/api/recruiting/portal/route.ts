import { serve } from "#lib/api/web-door.ts";
import { transfers } from "#lib/records/recruiting-endpoints.ts";

export const GET = serve(transfers);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
