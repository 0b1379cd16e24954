/** Tables of what has been imported, what could not be, and which names nobody answers to. */
import type { Source } from "#lib/basketball/enums.ts";
import type { EntityKind } from "./entity-kinds.ts";

/** Documents imported before, by content: an unchanged one is not imported again. */
export interface ImportedDocumentTable {
  source: Source;
  documentKey: string;
  contentHash: string;
}

/** Documents that could not be used the last time they were read. */
export interface ImportFaultTable {
  source: Source;
  documentKey: string;
  origin: string;
  code: string;
  message: string;
  remedy: string;
}

/** Names a feed used that no known team answers to: kept as teams of their own and listed here for a person to look at. */
export interface UnmatchedNameTable {
  source: Source;
  entity: EntityKind;
  name: string;
  id: number;
}
