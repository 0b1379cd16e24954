import { serve } from "#lib/api/web-door.ts";
import { datePlays } from "#lib/records/play-endpoints.ts";

export const GET = serve(datePlays);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
