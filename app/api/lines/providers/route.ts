import { serve } from "#lib/api/web-door.ts";
import { lineProviders } from "#lib/records/line-endpoints.ts";

export const GET = serve(lineProviders);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
