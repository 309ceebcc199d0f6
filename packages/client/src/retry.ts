import { ServiceError } from './service-error.ts';
import { sleep } from './sleep.ts';

interface Retrying {
  readonly retries: number;
  /** Whether the call may reach the service twice. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 8_000;
/** Failures that come before any work, so that every call may be sent again. */
const REFUSED = new Set([429, 503]);
/** Failures of a service or a proxy that may be over soon. */
const PASSING = new Set([408, 500, 502, 504]);

/**
 * Sends a call, and sends it again after a failure that may be over soon. A call that is not repeatable is sent again
 * only if the service refused it before any work. Waits are random, up to 0.25 s, 0.5 s, 1 s … 8 s ("full jitter"), and
 * at least as long as the service asks. A service that asks for more than 8 s is not asked again.
 */
export async function withRetries<Answer>(
  sendOnce: () => Promise<Answer>,
  { retries, isRepeatable, signal }: Retrying,
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce();
    } catch (error) {
      const waitMs = waitOf(error, attempt);
      if (attempt >= retries || waitMs === undefined || !mayBeSentAgain(error, isRepeatable)) throw error;
      await sleep(waitMs, signal);
    }
  }
}

/** Returns how long to wait, in ms. Undefined if the service asks for too long a wait. */
function waitOf(error: unknown, attempt: number): number | undefined {
  const leastMs = error instanceof ServiceError ? (error.retryAfterMs ?? 0) : 0;
  if (leastMs > MAX_WAIT_MS) return undefined;
  return leastMs + Math.random() * Math.min(FIRST_WAIT_MS * 2 ** attempt, MAX_WAIT_MS);
}

function mayBeSentAgain(error: unknown, isRepeatable: boolean): boolean {
  // Fetch rejects with TypeError where the connection failed, and with something else for an aborted signal.
  if (!(error instanceof ServiceError)) return isRepeatable && error instanceof TypeError;
  return REFUSED.has(error.status) || (isRepeatable && PASSING.has(error.status));
}
