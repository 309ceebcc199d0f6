/** A key that was refused is of no use for a while. */
const REFUSED_MS = 300_000;
/** A throttled key whose provider does not say for how long. */
const THROTTLED_MS = 10_000;

/** One key of several; `index` is what logs may say of it. */
export interface HeldKey {
  readonly key: string;
  readonly index: number;
}

/** The keys of one model, used in turn; one that was refused or throttled rests. Without any other the resting one is used. */
export class KeyRing {
  readonly #keys: readonly string[];
  readonly #restsUntil: number[];
  #next = 0;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.#restsUntil = keys.map(() => 0);
  }

  /** The next key that does not rest, else the one that rests the least; undefined where there is none at all. */
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

  refused({ index }: HeldKey, now: number): void {
    this.#restsUntil[index] = now + REFUSED_MS;
  }

  throttled({ index }: HeldKey, now: number, forMs: number = THROTTLED_MS): void {
    this.#restsUntil[index] = now + forMs;
  }

  #rest(index: number): number {
    return this.#restsUntil[index] ?? 0;
  }
}
