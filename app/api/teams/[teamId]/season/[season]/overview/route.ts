import { serve } from "#lib/api/web-door.ts";
import { teamSeasonOverview } from "#lib/records/overview-endpoints.ts";

export const GET = serve(teamSeasonOverview);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
