import { setTimeout as sleep } from 'node:timers/promises';
import { StoreBusy, StoreClosed } from './store-failures.ts';

interface QueuedItem<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface GroupCommitOptions<Item, Result> {
  /**
   * Commits the items together and returns, for each item, its result or its own error. If it rejects, all items fail.
   */
  commit(items: Item[]): Promise<(Result | Error)[]>;
  maxBatch: number;
  maxWaiting: number;
  /** How long a batch waits for more items before it is committed, in ms; 0 if absent. */
  lingerMs?: number;
}

/** The longest time that a batch collects items before it is committed, after `lingerMs`, in ms. */
const MAX_GATHERING_MS = 2;

/**
 * Lets items that wait at the same time share one commit. Without `lingerMs` there is no timer: a batch is committed
 * after the first turn of the event loop that brought no new item. Batches therefore grow with the load, and a single
 * item does not wait.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>;
  #waiting: QueuedItem<Item, Result>[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options;
  }

  /** Rejects with StoreBusy if the queue is full, and with StoreClosed after `close`. */
  add(item: Item): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new StoreClosed());
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(new StoreBusy(this.#waiting.length));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Refuses new items and waits for those already in the queue. */
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

  /**
   * Waits as long as turns of the event loop bring new items, because one commit costs the same for one item as for
   * many.
   */
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
