/** All parameters of a request, checked against the declaration. Every fault is reported, not only the first. */
import { type Endpoint, pathParameterNames } from "#lib/records/endpoint.ts";
import { nearestName } from "./nearest-name.ts";
import { parseQuery, shown } from "./parse-query.ts";
import { parseValue } from "./parse-value.ts";
import { ApiProblem, type ParameterFault } from "./problem.ts";

export type ParsedParameters = Record<string, string | number | boolean>;

/** Pairs whose first must not lie after the second. */
const RANGES = [["startDateRange", "endDateRange"]] as const;

/**
 * Values by name, in the order of the declaration, whatever the order they were written in. `pathTexts` holds the decoded texts of the
 * path parameters; null where one could not be decoded. Throws an ApiProblem that names every parameter at fault.
 */
export function parseParameters(
  endpoint: Endpoint,
  pathTexts: ReadonlyMap<string, string | null>,
  query: string,
): ParsedParameters {
  const { values: texts, faults } = parseQuery(query);
  const { pathNames, queryNames } = namesOf(endpoint);
  faults.push(...unknownNames(texts.keys(), queryNames, pathNames));
  const named = new Set(faults.map((fault) => fault.parameter));
  const values: ParsedParameters = {};
  for (const [name, parameter] of Object.entries(endpoint.parameters)) {
    const text = pathNames.includes(name) ? pathTexts.get(name) : texts.get(name);
    if (text === null) faults.push({ parameter: name, detail: "is not valid percent-encoded UTF-8 text" });
    else if (text === undefined) {
      if (parameter.required && !named.has(name)) faults.push({ parameter: name, detail: "is required" });
    } else {
      const parsed = parseValue(parameter, text);
      if ("value" in parsed) values[name] = parsed.value;
      else faults.push({ parameter: name, detail: parsed.fault });
    }
  }
  const given = new Set([...texts.keys(), ...named]);
  faults.push(...noneOfSeveral(endpoint, given), ...reversedRanges(values), ...unmetNeeds(endpoint, values, given));
  if (faults.length > 0) throw invalidParameters(faults);
  return values;
}

/** Parameters as a query string in the order of the declaration: one text for one meaning. Path parameters are left out. */
export function canonicalQuery(endpoint: Endpoint, values: ParsedParameters): string {
  const { queryNames } = namesOf(endpoint);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (queryNames.includes(name)) query.set(name, String(value));
  return query.toString();
}

interface ParameterNames {
  pathNames: readonly string[];
  queryNames: readonly string[];
}

/** Declarations do not change, and every request asks. */
const namesByEndpoint = new WeakMap<Endpoint, ParameterNames>();

function namesOf(endpoint: Endpoint): ParameterNames {
  const known = namesByEndpoint.get(endpoint);
  if (known) return known;
  const pathNames = pathParameterNames(endpoint.path);
  const queryNames = Object.keys(endpoint.parameters).filter((name) => !pathNames.includes(name));
  const names = { pathNames, queryNames };
  namesByEndpoint.set(endpoint, names);
  return names;
}

function unknownNames(names: Iterable<string>, known: readonly string[], inPath: readonly string[]): ParameterFault[] {
  return [...names]
    .filter((name) => !known.includes(name))
    .map((name) => {
      if (inPath.includes(name)) return { parameter: name, detail: "belongs into the path, not the query" };
      const nearest = nearestName(name, known);
      if (nearest !== null) return { parameter: shown(name), detail: `is not known here; did you mean "${nearest}"?` };
      const list = known.length > 0 ? `the parameters are ${known.join(", ")}` : "this endpoint has no parameters";
      return { parameter: shown(name), detail: `is not known here; ${list}` };
    });
}

function reversedRanges(values: ParsedParameters): ParameterFault[] {
  return RANGES.flatMap(([start, end]) => {
    const [from, to] = [values[start], values[end]];
    if (from === undefined || to === undefined || from <= to) return [];
    return [{ parameter: start, detail: `lies after ${end}` }];
  });
}

/** Every parameter of those of which at least one must be there, when none is. */
function noneOfSeveral({ atLeastOneOf = [] }: Endpoint, given: ReadonlySet<string>): ParameterFault[] {
  if (atLeastOneOf.some((name) => given.has(name))) return [];
  return atLeastOneOf.map((parameter) => {
    const others = atLeastOneOf.filter((name) => name !== parameter).join(" or ");
    return { parameter, detail: `is required, unless ${others} is given` };
  });
}

/** Parameters that mean nothing without another one that is not there; one that is there and at fault has its own. */
function unmetNeeds(endpoint: Endpoint, values: ParsedParameters, texts: ReadonlySet<string>): ParameterFault[] {
  return Object.entries(endpoint.parameters).flatMap(([name, { needs }]) => {
    if (needs === undefined || values[name] === undefined || texts.has(needs)) return [];
    return [{ parameter: name, detail: `needs ${needs} beside it` }];
  });
}

function invalidParameters(errors: readonly ParameterFault[]): ApiProblem {
  const detail = errors.map((error) => `${error.parameter} ${error.detail}`).join("; ");
  return new ApiProblem("invalid-parameters", detail.endsWith("?") ? detail : `${detail}.`, { errors });
}
