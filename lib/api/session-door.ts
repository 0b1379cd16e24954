/** Signing in and out: a key for a session cookie. Only for pages of the site itself. */
import { ApiProblem } from "./problem.ts";
import type { Service } from "./service.ts";
import { endedSessionCookies, readSessionCookie, sessionCookie } from "./session-cookie.ts";
import { siteDoor } from "./site-door.ts";

const REFUSAL = "Sessions are for this site's own pages. Programs use an API key.";
/** A key has 44 characters; nobody needs to send more than this. */
const LARGEST_BODY_BYTES = 4096;
const SIGNED_IN_PAGE = "/scoreboard";

/** Answers GET /session: `{session}`, the browser's own or null. */
export const answerSession = siteDoor(REFUSAL, async (request, { staff }) =>
  Response.json({ session: await staff.session(readSessionCookie(request.headers.get("cookie"))) }),
);

/**
 * Answers POST /session with `key` in a form or JSON: `{session}` and its cookie for twelve hours. 400 without a key, 401 for one that is
 * mistyped, unknown or revoked, 403 for one of tier 0, 429 after ten of these within a minute. A form that a browser sends without our
 * script goes on to the scoreboard.
 */
export const answerSignIn = siteDoor(REFUSAL, async (request, service) => {
  const text = await service.staff.signIn(await keyOf(request), addressOf(request));
  const headers = { "set-cookie": sessionCookie(text, isSecure(request, service)) };
  if (request.headers.get("sec-fetch-mode") === "navigate") {
    return new Response(null, { status: 303, headers: { ...headers, location: SIGNED_IN_PAGE } });
  }
  return Response.json({ session: await service.staff.session(text) }, { headers });
});

/** Answers DELETE /session: 204, and the cookie is gone. */
export const answerSignOut = siteDoor(REFUSAL, async () => {
  const response = new Response(null, { status: 204 });
  for (const ended of endedSessionCookies()) response.headers.append("set-cookie", ended);
  return response;
});

async function keyOf(request: Request): Promise<string> {
  const mediaType = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  const body = await readBody(request);
  const key = mediaType === "application/json" ? keyOfJson(body) : new URLSearchParams(body).get("key");
  const trimmed = key?.trim() ?? "";
  if (trimmed !== "") return trimmed;
  throw new ApiProblem("invalid-parameters", "A key is required.", {
    errors: [{ parameter: "key", detail: "is required" }],
  });
}

function keyOfJson(body: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ApiProblem("malformed-request", "The body is no JSON.");
  }
  const key = typeof value === "object" && value !== null && "key" in value ? value.key : null;
  return typeof key === "string" ? key : null;
}

async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_BODY_BYTES) {
      throw new ApiProblem("malformed-request", `The body has more than ${LARGEST_BODY_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** As the last proxy saw it: earlier entries are whatever the caller wrote. */
function addressOf(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
}

/** The page itself says how it was reached; a browser that does not is taken to use the public address. */
function isSecure(request: Request, { baseUrl }: Service): boolean {
  return (request.headers.get("origin") ?? baseUrl ?? "").startsWith("https:");
}
