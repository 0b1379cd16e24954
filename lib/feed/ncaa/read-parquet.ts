/** Rows of a parquet file, row group by row group, so that a large file never stands in memory whole. */
import {
  type AsyncBuffer,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from "hyparquet";
import { compressors } from "hyparquet-compressors";
import { FeedFault } from "#lib/feed/feed.ts";

/** Largest row group that is unpacked: far above the one of a day (9 MB), far below what fills a memory. */
const MAXIMUM_ROW_GROUP_BYTES = 512 * 1024 * 1024;

export interface ParquetFile {
  rowCount: number;
  /** One column as a whole. */
  readColumn(column: string): Promise<unknown[]>;
  /** The columns asked for, row group by row group. */
  readRowGroups(columns: readonly string[]): AsyncGenerator<Record<string, unknown>[]>;
}

/**
 * Opens a parquet file.
 *
 * @throws FeedFault `not_parquet` when the bytes are no whole parquet file, `columns_missing`, `file_too_large`
 */
export async function openParquet(bytes: Uint8Array, columns: readonly string[]): Promise<ParquetFile> {
  const file = asyncBuffer(bytes);
  const metadata = await guarded(() => parquetMetadataAsync(file));
  const present = new Set(parquetSchema(metadata).children.map((child) => child.element.name));
  const missing = columns.filter((column) => !present.has(column));
  if (missing.length > 0) {
    throw new FeedFault(
      "columns_missing",
      `The file has no column ${missing.join(", ")}.`,
      "Give a play-by-play file as the bigballR package writes it.",
    );
  }
  for (const group of metadata.row_groups) {
    if (Number(group.total_byte_size) > MAXIMUM_ROW_GROUP_BYTES) {
      throw new FeedFault(
        "file_too_large",
        `A row group unpacks to ${group.total_byte_size} bytes.`,
        "Write the file with smaller row groups.",
      );
    }
  }
  return {
    rowCount: Number(metadata.num_rows),
    readColumn: (column) => guarded(async () => (await readRows(file, metadata, [column])).map((row) => row[column])),
    async *readRowGroups(wanted) {
      let rowStart = 0;
      for (const group of metadata.row_groups) {
        const rowEnd = rowStart + Number(group.num_rows);
        const range = { rowStart, rowEnd };
        yield await guarded(() => readRows(file, metadata, wanted, range));
        rowStart = rowEnd;
      }
    },
  };
}

async function readRows(
  file: AsyncBuffer,
  metadata: FileMetaData,
  columns: readonly string[],
  range: { rowStart?: number; rowEnd?: number } = {},
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = await parquetReadObjects({
    file,
    metadata,
    columns: [...columns],
    compressors,
    ...range,
  });
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, plainValue(row[column])])));
}

/** Integers come as bigint where the column has 64 bits. */
function plainValue(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  return value === undefined ? null : value;
}

/** Whatever the parser throws at bytes it cannot read is one fault. */
async function guarded<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedFault("not_parquet", `The file is no whole parquet file: ${reason}.`, "Copy or download it again.");
  }
}

function asyncBuffer(bytes: Uint8Array): AsyncBuffer {
  return {
    byteLength: bytes.byteLength,
    slice: (start, end) => Uint8Array.from(bytes.subarray(start, end)).buffer,
  };
}
