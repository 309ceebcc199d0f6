import type { Logger } from 'pino';

const WARN_EVERY_MS = 60_000;

interface DropCounterOptions {
  readonly log: Logger;
  readonly clock: () => Date;
  /** The log message. The counts are logged with it. */
  readonly sentence: string;
}

/** Counts losses that no caller can be informed of, by kind. Logs a warning at once and then at most once a minute. */
export class DropCounter<Kind extends string> {
  readonly #options: DropCounterOptions;
  readonly #lost = new Map<Kind, number>();
  #toldAt = Number.NEGATIVE_INFINITY;
  #error: unknown;

  constructor(options: DropCounterOptions) {
    this.#options = options;
  }

  count(what: Kind, count: number, error?: unknown): void {
    this.#lost.set(what, (this.#lost.get(what) ?? 0) + count);
    if (error !== undefined) this.#error = error;
    this.tellInTime();
  }

  /** Remembers an error as the reason for later losses. */
  remember(error: unknown): void {
    this.#error = error;
  }

  tellInTime(): void {
    if (this.#options.clock().getTime() - this.#toldAt >= WARN_EVERY_MS) this.tell();
  }

  /** Logs the losses that are not logged yet. */
  tell(): void {
    if (this.#lost.size === 0) return;
    this.#options.log.warn({ ...Object.fromEntries(this.#lost), err: this.#error }, this.#options.sentence);
    this.#lost.clear();
    this.#error = undefined;
    this.#toldAt = this.#options.clock().getTime();
  }
}
