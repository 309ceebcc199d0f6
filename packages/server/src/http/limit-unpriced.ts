import { RateLimit } from '@redoubt/providers';
import { Failure } from '../errors.ts';

/** Limits for each key on work that costs nothing, which credits do not limit. */
export interface UnpricedLimits {
  /** Runs the work and counts it until it ends. Throws 429 if the key exceeds its limits. */
  run<Result>(keyId: string, work: () => Promise<Result>): Promise<Result>;
}

interface Settings {
  readonly freeAtOnce: number;
  readonly freePerMinute: number;
}

interface KeyUse {
  running: number;
  readonly rate: RateLimit;
}

/** Maximum number of remembered keys. When it is reached, keys without running calls are forgotten. */
const MAX_KEYS = 10_000;

/** Creates the limits for the keys of a service. Each node counts on its own. */
export function createUnpricedLimits({ freeAtOnce, freePerMinute }: Settings): UnpricedLimits {
  const keys = new Map<string, KeyUse>();

  function useOf(keyId: string): KeyUse {
    const known = keys.get(keyId);
    if (known) return known;
    if (keys.size >= MAX_KEYS) forgetIdle(keys);
    const use = { running: 0, rate: new RateLimit(freePerMinute, performance.now()) };
    keys.set(keyId, use);
    return use;
  }

  return {
    async run(keyId, work) {
      const use = useOf(keyId);
      if (use.running >= freeAtOnce) {
        throw tooMany(`${freeAtOnce} calls of this key to endpoints that cost nothing run already`, 1_000);
      }
      const waitMs = use.rate.take(performance.now());
      if (waitMs > 0)
        throw tooMany(`This key made ${freePerMinute} calls a minute to endpoints that cost nothing`, waitMs);
      use.running += 1;
      try {
        return await work();
      } finally {
        use.running -= 1;
      }
    },
  };
}

function forgetIdle(keys: Map<string, KeyUse>): void {
  for (const [id, { running }] of keys) if (running === 0) keys.delete(id);
}

function tooMany(what: string, waitMs: number): Failure {
  const seconds = Math.ceil(waitMs / 1_000);
  const message = `${what}; send this one again in ${seconds} s`;
  return new Failure('rate_limited', message, { headers: { 'retry-after': String(seconds) } });
}
