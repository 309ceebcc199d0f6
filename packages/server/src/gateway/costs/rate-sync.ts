import type { Store } from '@redoubt/store';
import type { Logger } from 'pino';
import type { RateWindows } from './rate-windows.ts';

const SYNC_MS = 500;
/** Between two warnings that the store cannot be reached, in ms. */
const WARN_MS = 60_000;

/** Counts minutes together with other nodes. */
export interface RateSync {
  /** Tells the store soon what this node counted, and reads what others did. */
  soon(): void;
  close(): Promise<void>;
}

interface RateSyncOptions {
  readonly store: Pick<Store, 'kind' | 'proxyMinutes'>;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly windows: RateWindows;
}

/** Only PostgreSQL has several nodes. On SQLite this does nothing. */
const alone: RateSync = { soon: () => undefined, close: async () => undefined };

/** Creates what counts minutes together: one statement, at most twice a second, and only while calls come. */
export function createRateSync(options: RateSyncOptions): RateSync {
  return options.store.kind === 'postgres' ? new SharedMinutes(options) : alone;
}

class SharedMinutes implements RateSync {
  readonly #options: RateSyncOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(options: RateSyncOptions) {
    this.#options = options;
  }

  soon(): void {
    if (!this.#isClosed) this.#timer ??= setTimeout(() => this.#start(), SYNC_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
    await this.#sync();
  }

  #start(): void {
    this.#running = this.#sync().then(() => {
      this.#timer = undefined;
      if (this.#options.windows.isWaiting) this.soon();
    });
  }

  /** What cannot be told stays counted here, and is told the next time. Never rejects. */
  async #sync(): Promise<void> {
    const { store, windows, log, clock } = this.#options;
    const batch = windows.beginSync(clock().getTime());
    if (batch.length === 0) return;
    try {
      windows.endSync(batch, await store.proxyMinutes.add(batch.map(({ count }) => count)));
    } catch (error) {
      windows.endSync(batch, undefined);
      if (performance.now() - this.#warnedAt < WARN_MS) return;
      this.#warnedAt = performance.now();
      log.warn({ err: error }, 'rates of calls could not be counted together with other nodes');
    }
  }
}
