import { Failure } from '../errors.ts';

/** Bytes of request bodies that this process holds: those that still come, and those whose calls are not over. */
let held = 0;

/** What one call holds of it. */
export interface HeldBody {
  /** Counts bytes that came. Throws 503 where the process would hold too many; what was counted before stays. */
  add(bytes: number): void;
  /** The call is over. Further calls do nothing. */
  release(): void;
}

/** Open the account of one call. `most`: what all calls may hold together. */
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
