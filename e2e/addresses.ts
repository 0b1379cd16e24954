/** Where the run's server is and the key to its interface: made by the global setup, handed to the workers in the environment. */
const URL_VARIABLE = "COURTSIDE_E2E_URL";
const KEY_VARIABLE = "COURTSIDE_E2E_KEY";

/** Address of the server; undefined while the global setup is still starting it. */
export function serverAddress(): string | undefined {
  return process.env[URL_VARIABLE];
}

/** A key of the highest tier. */
export function apiKey(): string {
  const key = process.env[KEY_VARIABLE];
  if (key === undefined) throw new Error("There is no key: the global setup did not run.");
  return key;
}

export function publish(address: string, key: string): void {
  process.env[URL_VARIABLE] = address;
  process.env[KEY_VARIABLE] = key;
}
