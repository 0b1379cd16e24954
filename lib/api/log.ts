/** The service's log: one JSON line an event, credentials never in it. */
import { type Logger, pino } from "pino";

export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: ["authorization", "*.authorization", "headers.authorization", "req.headers.authorization"],
  });
}
