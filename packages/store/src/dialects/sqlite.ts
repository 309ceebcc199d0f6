import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 256;
const BUSY_TIMEOUT_MS = 5_000;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/**
 * Opens a database file so that a commit that returned survives a power cut. Four times SQLite's own pages gather before
 * a checkpoint: each holds up every charge that waits, and hot pages are written once instead of four times.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma trusted_schema = off;',
  );
  return database;
}

/** Runs what may fail, and sees with what. */
type Watch = <Result>(work: () => Result) => Result;

/** Kysely over `node:sqlite`; its connection lock is what keeps transactions of one process apart. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync, watch: Watch = (work) => work()) {
    super({ database: asKyselyDatabase(database, watch) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite's DDL is transactional; saying so makes a migration that was killed half-way start afresh. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** True where the statement broke a unique or primary key. */
export function isSqliteUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return code === SQLITE_CONSTRAINT_UNIQUE || code === SQLITE_CONSTRAINT_PRIMARYKEY;
}

function asKyselyDatabase(database: DatabaseSync, watch: Watch): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = asKyselyStatement(database.prepare(sql), watch);
      prepared.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function asKyselyStatement(statement: StatementSync, watch: Watch): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watch(() => statement.all(...asInput(parameters))),
    run: (parameters) => watch(() => statement.run(...asInput(parameters))),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
}

/** Kysely types parameters as unknown; `node:sqlite` itself rejects every value it cannot bind. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
