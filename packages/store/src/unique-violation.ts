import { isPostgresUniqueViolation } from './dialects/postgres-errors.ts';
import { isSqliteUniqueViolation } from './dialects/sqlite.ts';

/** Returns true if the error of either engine says that a unique or primary key was broken. */
export function isUniqueViolation(error: unknown): boolean {
  return isPostgresUniqueViolation(error) || isSqliteUniqueViolation(error);
}
