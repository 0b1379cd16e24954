/** What the site's own pages ask of the server besides records: tokens and sessions. Never stored, never for other sites. */
import { randomUUID } from "node:crypto";
import { problemOf } from "./failures.ts";
import { ApiProblem, problemAnswer } from "./problem.ts";
import type { Service } from "./service.ts";
import { sharedService } from "./shared-service.ts";
import { apiRequest, type WebHandler, webResponse } from "./web-door.ts";

/**
 * A handler that lets `answer` answer requests of the site's own pages. A request from another site, or from no page at all, is 403 with
 * `refusal`; what `answer` throws becomes a problem.
 */
export function siteDoor(
  refusal: string,
  answer: (request: Request, service: Service) => Promise<Response>,
): WebHandler {
  return async (request) => {
    const service = await sharedService();
    const instance = new URL(request.url).pathname;
    try {
      if (!fromOwnPage(request, service.baseUrl)) throw new ApiProblem("cross-site", refusal);
      const response = await answer(request, service);
      response.headers.set("cache-control", "no-store");
      return response;
    } catch (thrown) {
      const requestId = randomUUID();
      const { problem, ours } = problemOf(thrown);
      if (ours)
        service.logger.error({ requestId, method: request.method, path: instance, err: thrown }, "request failed");
      return webResponse(problemAnswer(problem, { instance, requestId }));
    }
  };
}

/** Browsers state where a request comes from and scripts cannot change it: each statement must name this site, and one must be there. */
function fromOwnPage(request: Request, baseUrl: string | null): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === null && origin === null) return false;
  if (site !== null && site !== "same-origin") return false;
  const ownHosts = [apiRequest(request).origin, baseUrl].flatMap((address) => hostOf(address) ?? []);
  return origin === null || ownHosts.includes(hostOf(origin) ?? "");
}

/** Host with port; null for what is no address, such as the origin `null`. */
function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}
