/** Reads of the interface from the browser: same site, bearer credential, failures as ApiProblem. */
import { ApiProblem, readApiProblem } from "./api-problem.ts";
import { createTokenSource, type TokenSource } from "./visitor-token.ts";

const API_BASE = "/api";

export interface ApiClient {
  /**
   * Reads the JSON at `path` (below the base address, query included).
   * @throws ApiProblem for every failure but a cancelled read
   */
  read(path: string, signal?: AbortSignal): Promise<unknown>;
}

/** A client over a token source. `fetch` is an argument so that tests need no server. */
export function createApiClient(
  fetch: typeof globalThis.fetch,
  tokens: Pick<TokenSource, "read" | "discard">,
): ApiClient {
  async function request(path: string, token: string, signal: AbortSignal | undefined): Promise<Response> {
    return fetch(`${API_BASE}${path}`, {
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
      ...(signal ? { signal } : {}),
    });
  }

  async function answer(path: string, signal: AbortSignal | undefined): Promise<Response> {
    const token = await tokens.read();
    const response = await request(path, token, signal);
    if (response.status !== 401) return response;
    // The server may have been restarted with another secret, or the clock here is wrong: one new token, one more try.
    tokens.discard(token);
    return request(path, await tokens.read(), signal);
  }

  return {
    async read(path, signal) {
      try {
        const response = await answer(path, signal);
        if (!response.ok) throw await readApiProblem(response);
        return await response.json();
      } catch (error) {
        if (error instanceof ApiProblem || signal?.aborted) throw error;
        throw new ApiProblem({
          status: null,
          code: "unreachable",
          message: "The server could not be reached. Check the connection and try again.",
        });
      }
    },
  };
}

const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** The tokens of this browser. */
export const visitorTokens = createTokenSource(browserFetch, Date.now);

/** The client of the pages. */
export const apiClient = createApiClient(browserFetch, visitorTokens);
