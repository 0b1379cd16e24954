/** `courtside keys`: makes, lists and revokes keys to the interface. */
import { KEY_PREFIX } from "#lib/api/api-key-format.ts";
import { revokeApiKey, selectApiKeys } from "#lib/store/api-keys.ts";
import type { Store } from "#lib/store/connection.ts";
import {
  COMMON_OPTIONS_HELP,
  type Command,
  type CommandContext,
  EXIT,
  parseArguments,
  storeOptionsOf,
  UsageError,
  withStore,
} from "./command.ts";
import { makeKey } from "./make-key.ts";

const HIGHEST_TIER = 3;
const LONGEST_LABEL = 100;

export const keysCommand: Command = {
  help: `
usage: courtside keys create [--tier N] --label TEXT [--quiet]
       courtside keys list
       courtside keys revoke ID

create   makes a key and shows it once; the store keeps only its hash
list     shows every key's id, tier, label and last four characters
revoke   ends a key within seconds, for good

  --tier N             what the key may call, 0 to ${HIGHEST_TIER} (default 0)
  --label TEXT         whose key it is, or what for
  --quiet              print the key and nothing else
${COMMON_OPTIONS_HELP}
`,
  async run(argv, context) {
    const { values, positionals } = parseArguments(argv, {
      tier: { type: "string" },
      label: { type: "string" },
      quiet: { type: "boolean" },
    });
    const [action, ...rest] = positionals;
    const use = (run: (store: Store) => Promise<number>) => withStore(storeOptionsOf(values, context.environment), run);
    if (action === "create") {
      if (rest.length > 0) throw new UsageError(`keys create takes no argument, got "${rest[0]}"`);
      const [tier, label] = [tierOf(values.tier), labelOf(values.label)];
      return use((store) => createKey(store, { tier, label, quiet: values.quiet ?? false }, context));
    }
    if (values.tier !== undefined || values.label !== undefined || values.quiet) {
      throw new UsageError("--tier, --label and --quiet belong to keys create");
    }
    if (action === "list" && rest.length === 0) return use((store) => listKeys(store, context));
    if (action === "revoke" && rest.length === 1) {
      const id = idOf(rest[0]);
      return use((store) => endKey(store, id, context));
    }
    throw new UsageError("usage: keys create --tier N --label TEXT, keys list, or keys revoke ID");
  },
};

interface NewKey {
  tier: number;
  label: string;
  quiet: boolean;
}

async function createKey(store: Store, { tier, label, quiet }: NewKey, { stdout }: CommandContext): Promise<number> {
  const { id, key } = await makeKey(store, { tier, label });
  if (quiet) stdout.write(`${key}\n`);
  else
    stdout.write(
      `key ${id} (tier ${tier}, ${label}), shown this once:\n\n  ${key}\n\nsend it as Authorization: Bearer ${KEY_PREFIX}…\n`,
    );
  return EXIT.done;
}

async function listKeys(store: Store, { stdout }: CommandContext): Promise<number> {
  const keys = await selectApiKeys(store.db);
  if (keys.length === 0) stdout.write("no keys yet; make one with: courtside keys create --label TEXT\n");
  for (const { id, prefix, lastFour, tier, label, createdAt, revokedAt } of keys) {
    const state = revokedAt === null ? "" : `  revoked ${revokedAt}`;
    stdout.write(`${String(id).padStart(4)}  ${prefix}…${lastFour}  tier ${tier}  ${createdAt}  ${label}${state}\n`);
  }
  return EXIT.done;
}

async function endKey(store: Store, id: number, { stdout, stderr }: CommandContext): Promise<number> {
  if (await revokeApiKey(store.db, id, new Date().toISOString())) {
    stdout.write(`key ${id} is revoked; a running server notices within seconds\n`);
    return EXIT.done;
  }
  stderr.write(`courtside: there is no key ${id} to revoke\n`);
  return EXIT.someFaults;
}

function tierOf(text: string | undefined): number {
  const tier = Number(text ?? "0");
  if (text === "" || !Number.isInteger(tier) || tier < 0 || tier > HIGHEST_TIER) {
    throw new UsageError(`--tier must be a whole number from 0 to ${HIGHEST_TIER}, got "${text}"`);
  }
  return tier;
}

function labelOf(text: string | undefined): string {
  const label = text?.trim() ?? "";
  if (label === "") throw new UsageError("--label TEXT is required: whose key it is, or what for");
  if (label.length > LONGEST_LABEL) throw new UsageError(`--label may have ${LONGEST_LABEL} characters`);
  return label;
}

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? "")) throw new UsageError(`"${text}" is no id of a key; keys list shows them`);
  return Number(text);
}
