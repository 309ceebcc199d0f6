/** One that waits to enter. */
interface Waiting {
  readonly owner: string;
  /** Enters if there is room. Returns whether it did. */
  readonly mayEnter: () => boolean;
  /** Ends the waiting. */
  readonly leave: (isIn: boolean) => void;
}

interface Entering {
  readonly owner: string;
  readonly mayEnter: () => boolean;
  /** Ends the waiting with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** How many may wait, of one owner and of all. */
const MAX_OF_OWNER = 64;
const MAX_OF_ALL = 1_024;
const MAX_WAIT_MS = 120_000;

/** A line before something that has room for some at a time. An owner's own enter in their order, and stop no others. */
export class WaitingLine {
  readonly #waiting = new Set<Waiting>();

  /** Resolves with true once entered, and with false if the line is too long or it took longer than two minutes. */
  enter({ owner, mayEnter, signal }: Entering): Promise<boolean> {
    signal?.throwIfAborted();
    const before = this.#countOf(owner);
    if (before === 0 && mayEnter()) return Promise.resolve(true);
    if (before >= MAX_OF_OWNER || this.#waiting.size >= MAX_OF_ALL) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.#waiting.delete(waiting);
        settle();
      };
      const giveUp = () => end(() => reject(signal?.reason));
      const waiting: Waiting = { owner, mayEnter, leave: (isIn) => end(() => resolve(isIn)) };
      const timer = setTimeout(() => waiting.leave(false), MAX_WAIT_MS);
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(waiting);
    });
  }

  /** Lets those enter for whom there is room now. Called whenever room was given back. */
  moveUp(): void {
    const stopped = new Set<string>();
    for (const waiting of this.#waiting) {
      if (stopped.has(waiting.owner)) continue;
      if (waiting.mayEnter()) waiting.leave(true);
      else stopped.add(waiting.owner);
    }
  }

  #countOf(owner: string): number {
    let count = 0;
    for (const waiting of this.#waiting) if (waiting.owner === owner) count += 1;
    return count;
  }
}
