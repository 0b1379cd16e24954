import { serve } from "#lib/api/web-door.ts";
import { draftTeams } from "#lib/records/draft-endpoints.ts";

export const GET = serve(draftTeams);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
