import { StoreBusy, StoreClosed } from './store-failures.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface GroupCommitOptions<Item, Result> {
  /** Commits the items together and answers one result (or one item's own error) each; rejecting fails all of them. */
  commit(items: Item[]): Promise<(Result | Error)[]>;
  maxBatch: number;
  maxWaiting: number;
}

/**
 * Lets items that wait for the same commit share it. There is no timer: a batch leaves on the next turn of the event
 * loop, or as soon as the one before it is through, so batches grow with the load and a lone item waits for nobody.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
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
      await nextTurn();
      const batch = this.#waiting.slice(0, this.#options.maxBatch);
      this.#waiting = this.#waiting.slice(this.#options.maxBatch);
      await this.#flush(batch);
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  async #flush(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.commit(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A commit did not answer every item');
      for (const [index, waiting] of batch.entries()) settle(waiting, results[index] as Result | Error);
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }
}

function settle<Result>(waiting: Waiting<unknown, Result>, result: Result | Error): void {
  if (result instanceof Error) waiting.reject(result);
  else waiting.resolve(result);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
