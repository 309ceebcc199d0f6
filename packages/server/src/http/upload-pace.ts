import { Failure } from '../errors.ts';

/** Bytes a second that a body must come with at least. A large one has room that others wait for. */
const LEAST = { ordinary: 8_192, large: 65_536 } as const;
/** The pace is read over this time, so that a short break of a network ends nothing. */
const WINDOW_MS = 10_000;

/** Watches how fast a body comes. */
export interface UploadPace {
  /** Counts received bytes. */
  count(bytes: number): void;
  stop(): void;
}

/** Calls `onSlow` once if a body comes more slowly than it must. The time in which it was not read does not count. */
export function watchPace(
  kind: keyof typeof LEAST,
  onSlow: (failure: Failure) => void,
  windowMs = WINDOW_MS,
): UploadPace {
  const least = (LEAST[kind] * windowMs) / 1_000;
  let received = 0;
  const timer = setInterval(() => {
    if (received < least) {
      clearInterval(timer);
      onSlow(tooSlow(LEAST[kind], windowMs));
    }
    received = 0;
  }, windowMs);
  return {
    count(bytes) {
      received += bytes;
    },
    stop: () => clearInterval(timer),
  };
}

const tooSlow = (perSecond: number, windowMs: number): Failure =>
  new Failure(
    'body_too_slow',
    `The body came with less than ${perSecond} bytes a second for ${windowMs / 1_000} s; send it faster, or less at a time`,
    { headers: { connection: 'close' } },
  );
