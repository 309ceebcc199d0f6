import { setTimeout as sleep } from 'node:timers/promises';
import { StoreBusy, StoreClosed } from './store-failures.ts';

interface QueuedItem<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface GroupCommitOptions<Item, Result> {
  /** Commits the items together and answers one result (or one item's own error) each; rejecting fails all of them. */
  commit(items: Item[]): Promise<(Result | Error)[]>;
  maxBatch: number;
  maxWaiting: number;
  /** How long a batch waits for more before it leaves, in ms; 0 where absent. */
  lingerMs?: number;
}

/** However many items come, the first waits no longer than this for its batch to leave. */
const MAX_GATHERING_MS = 2;

/**
 * Lets items that wait for the same commit share it. Without `lingerMs` there is no timer: a batch leaves after the first
 * turn of the event loop that brought nothing new, so batches grow with the load and a lone item waits for nobody.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>;
  #waiting: QueuedItem<Item, Result>[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options;
  }

  /** Rejects with StoreBusy when the queue is full. */
  add(item: Item): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new StoreClosed());
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(new StoreBusy(this.#waiting.length));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Refuses new items and waits for those already taken. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await this.#gather();
      const batch = this.#waiting.slice(0, this.#options.maxBatch);
      this.#waiting = this.#waiting.slice(this.#options.maxBatch);
      await this.#flush(batch);
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  /** Waits while turns of the event loop still bring items: a commit costs the same for one as for all of them. */
  async #gather(): Promise<void> {
    const { lingerMs = 0 } = this.#options;
    if (lingerMs > 0) await sleep(lingerMs);
    const startedAt = performance.now();
    let seen: number;
    do {
      seen = this.#waiting.length;
      await nextTurn();
    } while (
      this.#waiting.length > seen &&
      this.#waiting.length < this.#options.maxBatch &&
      performance.now() - startedAt < MAX_GATHERING_MS
    );
  }

  async #flush(batch: QueuedItem<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.commit(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A commit did not answer every item');
      for (const [index, waiting] of batch.entries()) settle(waiting, results[index] as Result | Error);
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }
}

function settle<Result>(waiting: QueuedItem<unknown, Result>, result: Result | Error): void {
  if (result instanceof Error) waiting.reject(result);
  else waiting.resolve(result);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
