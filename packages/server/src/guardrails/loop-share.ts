/** Time that light work of each owner is counted over. */
const WINDOW_MS = 100;
/** Of it an owner may take so much of the event loop while others are there. */
const MAX_SHARE_MS = 10;

/** Milliseconds that each owner took. */
type Spent = Map<string, number>;

/**
 * Shares the event loop: an owner that is there alone does its light work on it. Where others are there, what goes
 * beyond an owner's share is left to threads, so that nobody waits behind many small calls of another.
 */
export class LoopShare {
  #endsAt = 0;
  #spent: Spent = new Map();
  #before: Spent = new Map();

  /** Whether an owner may do more light work on the event loop at `now`, in ms. */
  mayUse(owner: string, now: number): boolean {
    this.#turn(now);
    const spent = this.#spent.get(owner) ?? 0;
    if (spent === 0) this.#spent.set(owner, 0);
    return spent < MAX_SHARE_MS || (isAlone(owner, this.#spent) && isAlone(owner, this.#before));
  }

  /** Counts what light work took. */
  add(owner: string, ms: number): void {
    this.#spent.set(owner, (this.#spent.get(owner) ?? 0) + ms);
  }

  #turn(now: number): void {
    if (now < this.#endsAt) return;
    const isNext = now < this.#endsAt + WINDOW_MS;
    this.#before = isNext ? this.#spent : new Map();
    this.#spent = new Map();
    this.#endsAt = now + WINDOW_MS;
  }
}

const isAlone = (owner: string, spent: Spent): boolean => spent.size === 0 || (spent.size === 1 && spent.has(owner));

/** Work that may be done on the event loop, or in a thread. */
interface Placed<Done> {
  readonly isLight: boolean;
  readonly here: () => Done;
  readonly inThread: () => Promise<Awaited<Done>>;
}

/** Does light work on the event loop as far as the owner's share goes, and all else in a thread. */
export type PlaceWork = <Done>(work: Placed<Done>) => Done | Promise<Awaited<Done>>;

/** Where the work of one owner is done. */
export function placeFor(owner: string, loop: LoopShare): PlaceWork {
  return ({ isLight, here, inThread }) => {
    if (!isLight) return inThread();
    const startedAt = performance.now();
    if (!loop.mayUse(owner, startedAt)) return inThread();
    const done = here();
    loop.add(owner, performance.now() - startedAt);
    return done;
  };
}
