import { Failure } from '../errors.ts';

/**
 * Bytes of request bodies in memory in this process. This counts bodies that are still being received and bodies of
 * calls that still run.
 */
let held = 0;

/** The body bytes that one call holds. */
export interface HeldBody {
  /** Counts received bytes. Throws 503 if the process would hold too many. Bytes counted before stay counted. */
  add(bytes: number): void;
  /** Releases all bytes of the call when it ends. Further calls do nothing. */
  release(): void;
}

/** Starts counting for one call. `most` is the limit in bytes for all calls together. */
export function holdBody(most: number): HeldBody {
  let own = 0;
  return {
    add(bytes) {
      if (held + bytes > most) throw tooMuchHeld(most);
      own += bytes;
      held += bytes;
    },
    release() {
      held -= own;
      own = 0;
    },
  };
}

const tooMuchHeld = (most: number): Failure =>
  new Failure(
    'not_ready',
    `The service holds request bodies of ${most} bytes in all, the most that it takes at once (REDOUBT_MAX_HELD_BODY_BYTES); try again shortly`,
    { headers: { 'retry-after': '1', connection: 'close' } },
  );
