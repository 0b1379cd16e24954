/** The staff session of this browser: signing in with a key, and out again. */
import { queryOptions } from "@tanstack/react-query";
import { visitorTokens } from "./api-client.ts";
import { ApiProblem, readApiProblem } from "./api-problem.ts";

export interface StaffSession {
  /** Of the key. */
  tier: number;
  label: string;
  /** ISO 8601. */
  expiresAt: string;
}

const ADDRESS = "/session";

/**
 * The session; null for a visitor. Read anew when the window is looked at again: it may have ended, or begun in another tab. A browser that
 * comes by a link of another site does not show its cookie with the page, so "none" is asked for once more.
 */
export function sessionQuery() {
  return queryOptions({
    queryKey: ["session"],
    queryFn: ({ signal }) => ask({ signal }),
    refetchOnWindowFocus: "always",
    refetchOnMount: ({ state }) => (state.data === null ? "always" : true),
  });
}

/**
 * Signs in with a key.
 *
 * @throws ApiProblem 401, 403 and 429 with a sentence to show
 */
export function signIn(key: string): Promise<StaffSession | null> {
  return ask({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ key }) });
}

export function signOut(): Promise<StaffSession | null> {
  return ask({ method: "DELETE" });
}

/** Whatever the session is now, tokens of the one before are not used any more. */
async function ask(init: RequestInit): Promise<StaffSession | null> {
  const response = await fetch(ADDRESS, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ApiProblem({ status: null, code: "unreachable", message: "The server could not be reached. Try again." });
  });
  if (!response.ok) throw await readApiProblem(response);
  visitorTokens.forget();
  if (response.status === 204) return null;
  const { session } = (await response.json()) as { session: StaffSession | null };
  return session;
}
