/** The one service of this process: the server opens it, and the pages that run beside it find it here. */
import { openStore, storeOptionsFromEnvironment } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { createLogger } from "./log.ts";
import { createService, type Service, type ServiceOptions } from "./service.ts";

/** Pages are bundled with their own copy of this module, so the service hangs on the process and not on the module. */
const SHARED = Symbol.for("courtside.service");
type Holder = typeof globalThis & { [SHARED]?: Promise<Service> };

/** What the environment says about a service. */
export function serviceOptionsFromEnvironment(
  environment: NodeJS.ProcessEnv = process.env,
): Required<Pick<ServiceOptions, "baseUrl" | "checkRecords" | "logger">> {
  return {
    baseUrl: environment.COURTSIDE_BASE_URL ? environment.COURTSIDE_BASE_URL.replace(/\/+$/, "") : null,
    checkRecords: environment.COURTSIDE_CHECK_RECORDS === "1",
    logger: createLogger(environment.COURTSIDE_LOG_LEVEL || "info"),
  };
}

/** Makes a service the one of this process. */
export function shareService(service: Service): void {
  (globalThis as Holder)[SHARED] = Promise.resolve(service);
}

/** The service of this process; opened from the environment where no server has shared one. */
export function sharedService(): Promise<Service> {
  const holder = globalThis as Holder;
  const opening = holder[SHARED] ?? openFromEnvironment();
  holder[SHARED] = opening;
  opening.catch(() => {
    // The next request tries again.
    if (holder[SHARED] === opening) delete holder[SHARED];
  });
  return opening;
}

async function openFromEnvironment(): Promise<Service> {
  const store = openStore(storeOptionsFromEnvironment());
  await migrate(store);
  return createService({ store, ...serviceOptionsFromEnvironment() });
}
