import { serve } from "#lib/api/web-door.ts";
import { teamLeaderboard } from "#lib/records/leaderboard-endpoints.ts";

export const GET = serve(teamLeaderboard);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
