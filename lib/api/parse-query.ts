/** Taking a query string apart, strictly: what cannot be read is named and not replaced by something near it. */
import type { ParameterFault } from "./problem.ts";

export interface QueryText {
  /** Each parameter that stands there once, decoded. */
  values: Map<string, string>;
  faults: ParameterFault[];
}

const LONGEST_SHOWN = 60;

/** Reads `a=1&b=two` (form encoding: `+` is a space). A parameter that stands there twice, is empty or cannot be decoded is a fault. */
export function parseQuery(query: string): QueryText {
  const values = new Map<string, string>();
  const seen = new Set<string>();
  const faults: ParameterFault[] = [];
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const separator = pair.indexOf("=");
    const rawName = separator < 0 ? pair : pair.slice(0, separator);
    const name = decodeFormText(rawName);
    if (name === null) {
      faults.push({ parameter: shown(rawName), detail: "the name is not valid percent-encoded UTF-8 text" });
      continue;
    }
    const parameter = shown(name);
    if (seen.has(name)) {
      if (values.delete(name)) faults.push({ parameter, detail: "stands there more than once; give it one value" });
      continue;
    }
    seen.add(name);
    const value = decodeFormText(separator < 0 ? "" : pair.slice(separator + 1));
    if (value === null) faults.push({ parameter, detail: "the value is not valid percent-encoded UTF-8 text" });
    else if (value.trim() === "") faults.push({ parameter, detail: "is empty; leave it out if it should not narrow" });
    else values.set(name, value);
  }
  return { values, faults };
}

/** Text that percent-encoding stands for; null where it is broken, where bytes are not UTF-8 or a control character hides in it. */
export function decodeText(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return hasControlCharacter(decoded) || hasControlCharacter(text) ? null : decoded;
  } catch {
    return null;
  }
}

/** A caller's text cut to what fits into a message. */
export function shown(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function decodeFormText(text: string): string | null {
  return decodeText(text.replaceAll("+", " "));
}

function hasControlCharacter(text: string): boolean {
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
