import { Failure } from '../errors.ts';

/**
 * Bytes of request bodies in memory in this process. This counts bodies that are still being received, bodies of
 * calls that still run, and files that were fetched for them.
 */
let held = 0;

/** Of them, the bytes of large bodies. */
let heldLarge = 0;

/** How much of the sum large bodies may be. The rest stays free for ordinary calls. */
const LARGE_SHARE = 0.5;

/** The body bytes that one call holds. */
export interface HeldBody {
  /** Counts received bytes. Throws 503 if the process would hold too many. Bytes counted before stay counted. */
  add(bytes: number): void;
  /** Releases all bytes of the call when it ends. Further calls do nothing. */
  release(): void;
}

/** The settings that bound the bytes in memory. */
export interface HeldLimits {
  readonly maxHeldBodyBytes: number;
  readonly maxBodyBytes: number;
}

/**
 * Starts counting for one call. A call that holds more than an ordinary body may have is a large one: it holds a file.
 */
export function holdBody({ maxHeldBodyBytes: most, maxBodyBytes }: HeldLimits): HeldBody {
  let own = 0;
  const largeOf = (bytes: number) => (bytes > maxBodyBytes ? bytes : 0);
  return {
    add(bytes) {
      const growth = largeOf(own + bytes) - largeOf(own);
      if (held + bytes > most) throw tooMuchHeld(most);
      if (heldLarge + growth > most * LARGE_SHARE) throw tooMuchHeld(most * LARGE_SHARE);
      own += bytes;
      held += bytes;
      heldLarge += growth;
    },
    release() {
      held -= own;
      heldLarge -= largeOf(own);
      own = 0;
    },
  };
}

const tooMuchHeld = (most: number): Failure =>
  new Failure(
    'not_ready',
    `The service holds bodies and files of ${most} bytes, the most that it takes at once (REDOUBT_MAX_HELD_BODY_BYTES); try again shortly`,
    { headers: { 'retry-after': '1', connection: 'close' } },
  );
