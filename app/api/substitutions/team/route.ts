import { serve } from "#lib/api/web-door.ts";
import { teamSubstitutions } from "#lib/records/substitution-endpoints.ts";

export const GET = serve(teamSubstitutions);
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
