import { serve } from "#lib/api/web-door.ts";
import { lines } from "#lib/records/line-endpoints.ts";

export const GET = serve(lines);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
