const UNIQUE_VIOLATION = '23505';
/** Serialisation failure and deadlock: the transaction did nothing and may simply run again. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** True where the statement broke a unique or primary key. */
export function isPostgresUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** True where the same transaction may be tried again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error));
}

/** True where the server itself refused, so that the connection is sound and can roll back: only its errors have a severity. */
export function isServerError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity !== undefined;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
