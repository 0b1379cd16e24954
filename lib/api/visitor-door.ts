/** Minting visitor tokens: only for pages of the site itself. */
import { randomUUID } from "node:crypto";
import { ApiProblem, problemAnswer } from "./problem.ts";
import { sharedService } from "./shared-service.ts";
import { apiRequest, webResponse } from "./web-door.ts";

/** Answers POST /visitor-token: `{token, expiresAt}`, never to be stored. A request from another site, or from no page at all, is 403. */
export async function answerVisitorToken(request: Request): Promise<Response> {
  const service = await sharedService();
  const ownHosts = [apiRequest(request).origin, service.baseUrl].flatMap((address) => hostOf(address) ?? []);
  if (!fromOwnPage(request.headers, ownHosts)) {
    const problem = new ApiProblem(
      "cross-site",
      "Visitor tokens are for this site's own pages. Programs use an API key.",
    );
    return webResponse(problemAnswer(problem, { instance: "/visitor-token", requestId: randomUUID() }));
  }
  return Response.json(service.mintVisitorToken(), { headers: { "cache-control": "no-store" } });
}

/** Browsers state where a request comes from and scripts cannot change it: each statement must name this site, and one must be there. */
function fromOwnPage(headers: Headers, ownHosts: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === null && origin === null) return false;
  if (site !== null && site !== "same-origin") return false;
  return origin === null || ownHosts.includes(hostOf(origin) ?? "");
}

/** Host with port; null for what is no address, such as the origin `null`. */
function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}
