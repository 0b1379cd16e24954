import { serve } from "#lib/api/web-door.ts";
import { teamRosters } from "#lib/records/team-endpoints.ts";

export const GET = serve(teamRosters);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
