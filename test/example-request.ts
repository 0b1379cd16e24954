/** A request that an endpoint answers with 200, made from its declaration alone. */
import { type Endpoint, pathParameterNames } from "#lib/records/endpoint.ts";

/** Path below the base with the required parameters, each with its own example; of those of which one must be there, the first where none is given. */
export function examplePath(endpoint: Endpoint, parameters: Readonly<Record<string, string>> = {}): string {
  const inPath = pathParameterNames(endpoint.path);
  const required = Object.entries(endpoint.parameters).filter(([, parameter]) => parameter.required);
  const values: Record<string, string> = Object.fromEntries(
    required.map(([name, parameter]) => [name, String(parameter.example)]),
  );
  const [first] = endpoint.atLeastOneOf ?? [];
  if (first !== undefined && !endpoint.atLeastOneOf?.some((name) => name in parameters)) {
    values[first] = String(endpoint.parameters[first]?.example);
  }
  Object.assign(values, parameters);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => !inPath.includes(name)));
  return query.size === 0 ? path : `${path}?${query}`;
}
