import { serveOtherPaths } from "#lib/api/web-door.ts";

export const GET = serveOtherPaths;
export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
