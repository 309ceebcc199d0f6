import type { BackendFailure, BackendState, FallbackReason } from './backend.ts';

/** Skips a backend that keeps failing, so that callers need not wait for it. */
export interface Rest {
  succeeded(): void;
  failed(failure: BackendFailure): void;
  /** Returns whether the backend must be skipped now. */
  isResting(): boolean;
  /** Returns the state to report while the backend is skipped, or undefined otherwise. */
  state(): BackendState | undefined;
}

const FAILURES_IN_A_ROW = 5;
const REST_MS = 10_000;
/** These failures are due to the text or to our own queue, and not to the backend. */
const innocent: readonly FallbackReason[] = ['too_long', 'busy', 'resting', 'unavailable'];

/** After five failures in a row, a backend is skipped for ten seconds. After one more failure it is skipped again. */
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
