import type { BackendFailure, BackendState, FallbackReason } from './backend.ts';

/** Spares callers the wait for a backend that keeps failing. */
export interface Rest {
  succeeded(): void;
  failed(failure: BackendFailure): void;
  /** Whether it is to be left alone now; after the rest it is asked again. */
  isResting(): boolean;
  /** What to tell of a backend that rests; undefined of one that does not. */
  state(): BackendState | undefined;
}

const FAILURES_IN_A_ROW = 5;
const REST_MS = 10_000;
/** These say something of the text or of our own queue, not of the backend. */
const innocent: readonly FallbackReason[] = ['too_long', 'busy', 'resting', 'unavailable'];

/** After five failures in a row a backend rests for ten seconds; one more failure after that, and it rests again. */
export function createRest(clock: () => Date): Rest {
  let failures = 0;
  let restsUntil = 0;
  let reason = '';
  const isResting = () => clock().getTime() < restsUntil;
  return {
    succeeded() {
      failures = 0;
    },
    failed(failure) {
      if (innocent.includes(failure.reason)) return;
      failures += 1;
      reason = failure.reason;
      if (failures >= FAILURES_IN_A_ROW) restsUntil = clock().getTime() + REST_MS;
    },
    isResting,
    state: () =>
      isResting() ? { status: 'unavailable', reason: `resting after repeated failures (${reason})` } : undefined,
  };
}
