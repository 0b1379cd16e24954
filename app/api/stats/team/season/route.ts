import { serve } from "#lib/api/web-door.ts";
import { teamSeasonStats } from "#lib/records/team-season-endpoints.ts";

export const GET = serve(teamSeasonStats);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
