import type { ErrorBody } from '@redoubt/contract';
import { isDiskFull, StoreBusy, StoreClosed } from '@redoubt/store';
import type { Logger } from 'pino';
import { Failure, ServiceStops } from '../errors.ts';

/**
 * Converts any thrown value to a failure. A Failure is returned as it is, a store that cannot answer becomes a 503,
 * and anything else becomes a 500 without details.
 */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof StoreBusy || thrown instanceof StoreClosed) {
    return new Failure('not_ready', 'The service is busy or stopping; try again shortly', {
      headers: { 'retry-after': '1' },
      cause: thrown,
    });
  }
  if (isDiskFull(thrown)) {
    return new Failure(
      'not_ready',
      'The disk of the store is full, so nothing can be kept or charged; its operator has to make room',
      {
        detail: { store: 'full' },
        headers: { 'retry-after': '30' },
        cause: thrown,
      },
    );
  }
  return new Failure(
    'internal_error',
    'The service failed on this request; nothing was charged. The log names the cause',
    {
      cause: thrown,
    },
  );
}

/** Returns the error body of a failure (contract §1). */
export function errorBody(failure: Failure, requestId: string): ErrorBody {
  const { code, message, detail } = failure;
  return { error: code, message, ...(detail !== undefined && { detail }), request_id: requestId };
}

/** Logs server faults with their cause. Mistakes of the caller are not logged, and a stop is told once. */
export function logFailure(log: Logger, failure: Failure): void {
  if (failure instanceof ServiceStops) return;
  if (failure.status >= 500) {
    log.error({ err: failure.cause ?? failure, code: failure.code }, failure.message);
  }
}
