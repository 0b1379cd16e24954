/** Kysely over Node's own SQLite. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { LRUCache } from "lru-cache";

/** How long a write waits for another process's write before it gives up. */
const BUSY_TIMEOUT_MILLISECONDS = 30_000;

/**
 * Transactions start as writers. A deferred one that reads first and writes later fails at once when another process has written in
 * between; an immediate one waits its turn.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}

/** Statements kept prepared: an import runs the same few hundred over and over, and preparing one costs more than running it. */
const PREPARED_STATEMENTS = 500;

/** The shape Kysely expects of a driver, over `DatabaseSync`. A statement returns rows when it has result columns. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, StatementSync>({ max: PREPARED_STATEMENTS });
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // A statement that changes the schema makes prepared ones stale and is not run twice.
    if (/^\s*(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        // A stream holds its statement while others run, so it has one of its own.
        iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** Opens (and creates) the database file; `:memory:` lives in memory. */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MILLISECONDS });
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma cache_size = -65536; pragma temp_store = memory",
  );
  return new ImmediateSqliteDialect(adapt(database));
}
