/** The text of one parameter as the value its declaration promises. */
import type { Parameter } from "#lib/records/endpoint.ts";
import { decodeCursor } from "./cursor.ts";
import { parseIsoDate, parseIsoTime } from "./iso-time.ts";
import { shown } from "./parse-query.ts";

export type ParsedValue = { value: string | number | boolean } | { fault: string };

const WHOLE_NUMBER = /^-?\d{1,15}$/;
const DECIMAL_NUMBER = /^[+-]?\d{1,9}(\.\d{1,9})?$/;

/** Reads `text` as `parameter` declares it, or says why that is impossible. */
export function parseValue(parameter: Parameter, text: string): ParsedValue {
  const got = `got "${shown(text)}"`;
  switch (parameter.kind) {
    case "text":
      return { value: text };
    case "integer": {
      const value = Number(text);
      const { minimum, maximum } = parameter;
      const fits = WHOLE_NUMBER.test(text) && value >= minimum && value <= maximum;
      return fits ? { value } : { fault: `must be a whole number from ${minimum} to ${maximum}, ${got}` };
    }
    case "number": {
      const value = Number(text);
      const { minimum, maximum } = parameter;
      const fits = DECIMAL_NUMBER.test(text) && value >= minimum && value <= maximum;
      return fits ? { value } : { fault: `must be a number from ${minimum} to ${maximum}, ${got}` };
    }
    case "boolean": {
      const lowered = text.toLowerCase();
      if (lowered === "true" || lowered === "false") return { value: lowered === "true" };
      return { fault: `must be true or false, ${got}` };
    }
    case "enum": {
      if (parameter.values.includes(text)) return { value: text };
      return { fault: `must be one of ${parameter.values.join(", ")} (the case counts), ${got}` };
    }
    case "date": {
      const value = parseIsoDate(text);
      return value === null ? { fault: `must be a day of the calendar written YYYY-MM-DD, ${got}` } : { value };
    }
    case "dateTime": {
      const value = parseIsoTime(text);
      if (value !== null) return { value };
      const hint = / \d{2}:?\d{2}$/.test(text) ? "; a plus sign in an address is written %2B" : "";
      return {
        fault: `must be an ISO 8601 date or date-time such as 2026-01-23 or 2026-01-23T19:00:00Z, ${got}${hint}`,
      };
    }
    case "cursor":
      if (decodeCursor(text) !== null) return { value: text };
      return { fault: 'must be a cursor as an earlier answer gave it in its Link header (rel="next")' };
  }
}
