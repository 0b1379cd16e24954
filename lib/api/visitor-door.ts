/** Minting visitor tokens: only for pages of the site itself. */
import { readSessionCookie } from "./session-cookie.ts";
import { siteDoor } from "./site-door.ts";

/**
 * Answers POST /visitor-token: `{token, expiresAt, tier}`. Tier 0, or the tier of the staff session that the browser's cookie proves, but
 * none higher than the pages need.
 */
export const answerVisitorToken = siteDoor(
  "Visitor tokens are for this site's own pages. Programs use an API key.",
  async (request, service) =>
    Response.json(await service.staff.mintToken(readSessionCookie(request.headers.get("cookie")))),
);
