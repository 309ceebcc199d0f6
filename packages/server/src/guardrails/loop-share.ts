/** Length of the period over which the light work of each owner is counted. */
const WINDOW_MS = 100;
/** Milliseconds of the event loop that an owner may use per period while others are active. */
const MAX_SHARE_MS = 10;

/** Milliseconds that each owner used. */
type Spent = Map<string, number>;

/**
 * Shares the event loop between owners. An owner that is alone does all its light work there. If others are active,
 * work beyond an owner's share goes to threads, so that nobody waits behind many small calls of another.
 */
export class LoopShare {
  #endsAt = 0;
  #spent: Spent = new Map();
  #before: Spent = new Map();

  /** Returns whether an owner may do more light work on the event loop at `now`, in ms. */
  mayUse(owner: string, now: number): boolean {
    this.#turn(now);
    const spent = this.#spent.get(owner) ?? 0;
    if (spent === 0) this.#spent.set(owner, 0);
    return spent < MAX_SHARE_MS || (isAlone(owner, this.#spent) && isAlone(owner, this.#before));
  }

  /** Counts the time of light work. */
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

/** Work that can run on the event loop or in a thread. */
interface Placed<Done> {
  readonly isLight: boolean;
  readonly here: () => Done;
  readonly inThread: () => Promise<Awaited<Done>>;
}

/** Runs light work on the event loop within the owner's share, and other work in a thread. */
export type PlaceWork = <Done>(work: Placed<Done>) => Done | Promise<Awaited<Done>>;

/** Creates the function that places the work of one owner. */
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
