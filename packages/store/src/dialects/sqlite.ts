import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 256;
const BUSY_TIMEOUT_MS = 5_000;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/**
 * Opens a database file so that a finished commit survives a power cut. A checkpoint runs after four times as many
 * pages as SQLite's default: each checkpoint delays every waiting charge, and pages that change often are then written
 * once instead of four times.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma trusted_schema = off;',
  );
  return database;
}

/** Runs `work`, and may look at the error if it fails. */
type Watch = <Result>(work: () => Result) => Result;

/** Kysely on `node:sqlite`. Kysely's connection lock keeps the transactions of one process apart. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync, watch: Watch = (work) => work()) {
    super({ database: asKyselyDatabase(database, watch) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Tells Kysely that SQLite's DDL is transactional, so that a migration that was killed half-way starts again from the
 * beginning.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Returns true if the statement broke a unique or primary key. */
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
      const statement =
        sql === 'rollback' ? rollback(database, watch) : asKyselyStatement(database.prepare(sql), watch);
      prepared.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/**
 * SQLite itself rolls a transaction back after some errors, a full disk among them. A second rollback would then fail,
 * and its error would hide the first one.
 */
function rollback(database: DatabaseSync, watch: Watch): SqliteStatement {
  const statement = asKyselyStatement(database.prepare('rollback'), watch);
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : nothing) };
}

function asKyselyStatement(statement: StatementSync, watch: Watch): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watch(() => statement.all(...asInput(parameters))),
    run: (parameters) => watch(() => statement.run(...asInput(parameters))),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
}

/** Kysely types parameters as unknown. `node:sqlite` rejects every value that it cannot bind. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
