/**
 * The contract mechanism. An endpoint is declared once, as plain data: the route, the parsing of its parameters, the React Query
 * options, the OpenAPI operation, the reference page and the contract test are all built from the declaration.
 *
 * Declarations import no zod, so that a page which needs a path and a key does not ship a validator; the record's schema is looked
 * up by its name in record-schemas.ts where it is needed (server, documents, tests).
 */
import type { RecordName } from "./record-schemas.ts";

interface ParameterBase {
  description: string;
  required?: boolean;
  /** Name of another parameter without which this one has no meaning. */
  needs?: string;
  example?: string | number | boolean;
}

export type Parameter =
  | (ParameterBase & { kind: "integer"; minimum: number; maximum: number })
  | (ParameterBase & { kind: "number"; minimum: number; maximum: number })
  | (ParameterBase & { kind: "boolean" })
  | (ParameterBase & { kind: "text" })
  | (ParameterBase & { kind: "enum"; values: readonly string[] })
  /** ISO 8601 date or date-time; a bare date is midnight UTC. Parsed to an ISO text in UTC with milliseconds. */
  | (ParameterBase & { kind: "dateTime" })
  /** YYYY-MM-DD. */
  | (ParameterBase & { kind: "date" })
  /** Where the next page starts: a text that an earlier answer gave, opaque to the caller. */
  | (ParameterBase & { kind: "cursor" });

export type Parameters = Readonly<Record<string, Parameter>>;

type ParameterValue<P extends Parameter> = P extends { kind: "integer" | "number" }
  ? number
  : P extends { kind: "boolean" }
    ? boolean
    : P extends { kind: "enum"; values: readonly (infer V)[] }
      ? V
      : string;

/** Values of an endpoint's parameters after parsing: the required ones are there, the others may be undefined. */
export type ParameterValues<P extends Parameters> = {
  [K in keyof P as P[K] extends { required: true } ? K : never]: ParameterValue<P[K]>;
} & {
  [K in keyof P as P[K] extends { required: true } ? never : K]?: ParameterValue<P[K]> | undefined;
};

export interface Endpoint<P extends Parameters = Parameters, R = unknown> {
  /** operationId of the OpenAPI document and first part of the query key. */
  readonly id: string;
  /** Below the base address: `/plays/game/{gameId}`. */
  readonly path: string;
  readonly group:
    | "games"
    | "plays"
    | "substitutions"
    | "teams"
    | "conferences"
    | "venues"
    | "rankings"
    | "ratings"
    | "lines"
    | "stats"
    | "lineups"
    | "recruiting"
    | "draft";
  readonly summary: string;
  readonly description: string;
  /** Path and query parameters together; the ones named in `path` are path parameters. */
  readonly parameters: P;
  /** Names of optional parameters of which a request must give one or more. */
  readonly atLeastOneOf?: readonly string[];
  readonly record: RecordName;
  /** A JSON array of records, or one object. */
  readonly result: "list" | "object";
  /** The order of the list, in words; every list has a total one. */
  readonly order: string;
  /** Most games one answer holds; more are reached by the cursor. Null: everything is in one answer. */
  readonly gameLimit: number | null;
  /** Lowest tier that may call it. */
  readonly tier: 0 | 1 | 2 | 3;
  /**
   * What is listed hangs on the league's day (basketball/eastern-date.ts, slateDateOf): its reader is given the day beside the parameters,
   * and the answer's tag changes when the day turns.
   */
  readonly byLeagueDay?: boolean;
  /** Never present at run time: carries the record type to the readers of the declaration. */
  readonly __record?: R;
}

/** Declares an endpoint whose answer is a list of `R` (or one `R` when `result` is `object`). */
export function declareEndpoint<R>() {
  return <const P extends Parameters, const I extends string, const D extends boolean = false>(
    declaration: Omit<Endpoint<P, R>, "__record" | "id" | "byLeagueDay" | "atLeastOneOf"> & {
      readonly id: I;
      readonly atLeastOneOf?: readonly (keyof NoInfer<P> & string)[];
      readonly byLeagueDay?: D;
    },
  ): Endpoint<P, R> & { readonly id: I; readonly byLeagueDay?: D } => declaration;
}

/** The record type of a declaration. */
export type RecordOf<E> = E extends Endpoint<infer _P, infer R> ? R : never;
/** The parsed parameter values of a declaration. */
export type ValuesOf<E> = E extends Endpoint<infer P, infer _R> ? ParameterValues<P> : never;

/** What the reader of a declaration is given: the parsed values, and the league's day (YYYY-MM-DD) where it lists by that. */
export type ReadValuesOf<E> = ValuesOf<E> &
  (E extends { readonly byLeagueDay?: true } ? { leagueDay: string } : unknown);

/** Names of the parameters that stand in the path. */
export function pathParameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
