/** How long a refused key is not used. */
const REFUSED_MS = 300_000;
/** How long a throttled key is not used if the provider names no time. */
const THROTTLED_MS = 10_000;

/** One of several keys. `index` identifies it in logs. */
export interface HeldKey {
  readonly key: string;
  readonly index: number;
}

/** How a key stands. `waitMs` is the rest of its suspension, 0 if it is `ready`. */
export interface KeyStanding {
  readonly state: 'ready' | 'refused' | 'throttled';
  readonly waitMs: number;
}

/**
 * The keys of one model, used in rotation. A refused or throttled key is suspended for a time. If all keys are
 * suspended, they are used anyway.
 */
export class KeyRing {
  readonly #keys: readonly string[];
  readonly #restsUntil: number[];
  readonly #why: ('refused' | 'throttled')[];
  #next = 0;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.#restsUntil = keys.map(() => 0);
    this.#why = keys.map(() => 'refused');
  }

  /**
   * Returns the next key that is not suspended, otherwise the one whose suspension ends first. Returns undefined if
   * there are no keys.
   */
  take(now: number): HeldKey | undefined {
    const count = this.#keys.length;
    let best = this.#next;
    for (let step = 0; step < count; step++) {
      const index = (this.#next + step) % count;
      if (this.#rest(index) <= now) {
        best = index;
        break;
      }
      if (this.#rest(index) < this.#rest(best)) best = index;
    }
    const key = this.#keys[best];
    if (key === undefined) return undefined;
    this.#next = (best + 1) % count;
    return { key, index: best };
  }

  hasAwake(now: number): boolean {
    return this.#restsUntil.some((until) => until <= now);
  }

  /** How each key stands, in the order of the keys. */
  standings(now: number): KeyStanding[] {
    return this.#why.map((why, index) => {
      const waitMs = Math.max(0, this.#rest(index) - now);
      return { state: waitMs > 0 ? why : 'ready', waitMs };
    });
  }

  refused({ index }: HeldKey, now: number): void {
    this.#restsUntil[index] = now + REFUSED_MS;
    this.#why[index] = 'refused';
  }

  throttled({ index }: HeldKey, now: number, forMs: number = THROTTLED_MS): void {
    this.#restsUntil[index] = now + forMs;
    this.#why[index] = 'throttled';
  }

  #rest(index: number): number {
    return this.#restsUntil[index] ?? 0;
  }
}
