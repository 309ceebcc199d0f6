const UNIQUE_VIOLATION = '23505';
/** Serialisation failure and deadlock: the transaction changed nothing and may run again. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Returns true if the statement broke a unique or primary key. */
export function isPostgresUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** Returns true if the same transaction may be tried again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error));
}

/**
 * Returns true if the server itself reported the error, so that the connection still works and can roll back. Only
 * errors of the server have a severity.
 */
export function isServerError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity !== undefined;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
