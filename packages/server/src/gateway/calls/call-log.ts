import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { ProxyCallWithTexts, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import { DropCounter } from '../drop-counter.ts';
import type { CallRecord } from './call-record.ts';
import { storedCall } from './stored-call.ts';

const FLUSH_MS = 250;
const MAX_BATCH = 200;
const MAX_PENDING = 10_000;
/**
 * Maximum characters of texts in one statement. `MAX_PENDING_TEXT` is the maximum in memory. Further calls are kept
 * without their texts.
 */
const MAX_BATCH_TEXT = 1_000_000;
const MAX_PENDING_TEXT = 16_000_000;
/** Waits before a failed batch is retried, in ms. After the last retry it is dropped. */
const RETRY_MS = [250, 1_000, 4_000];

/** The log of the proxy's calls. Records are written later, so that no call waits for the log. */
export interface CallLog {
  /**
   * Accepts a record within microseconds. Never throws and never waits. Records without room are dropped, counted and
   * reported as a warning.
   */
  add(record: CallRecord): void;
  /** Writes pending records, without long waits for a failing store. */
  close(): Promise<void>;
}

interface CallLogOptions {
  readonly store: Pick<Store, 'proxyCalls'>;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Creates a log that writes in batches, every 250 ms or as soon as 200 records are pending. */
export function createCallLog(options: CallLogOptions): CallLog {
  return new WrittenBehind(options);
}

class WrittenBehind implements CallLog {
  readonly #store: Pick<Store, 'proxyCalls'>;
  readonly #drops: DropCounter<'calls' | 'texts'>;
  readonly #closing = new AbortController();
  #pending: ProxyCallWithTexts[] = [];
  #pendingText = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  constructor({ store, log, clock }: CallLogOptions) {
    this.#store = store;
    this.#drops = new DropCounter({
      log,
      clock,
      sentence: 'calls of the AI proxy were not logged, or without their texts',
    });
  }

  add(record: CallRecord): void {
    try {
      if (this.#pending.length >= MAX_PENDING || this.#closing.signal.aborted) this.#drops.count('calls', 1);
      else this.#take(record);
    } catch (error) {
      this.#drops.count('calls', 1, error);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#writing;
    if (this.#pending.length > 0) await this.#write();
    this.#drops.tell();
  }

  #take(record: CallRecord): void {
    const hasRoom = this.#pendingText < MAX_PENDING_TEXT;
    if (record.texts && !hasRoom) this.#drops.count('texts', 1);
    const call = storedCall(record, hasRoom);
    this.#pending.push(call);
    this.#pendingText += textOf(call);
    if (this.#writing) return;
    if (this.#pending.length === 1) this.#timer = setTimeout(() => this.#start(), FLUSH_MS).unref();
    // Not now, because the code that adds the record must first answer a caller.
    else if (this.#pending.length === MAX_BATCH) setImmediate(() => this.#start()).unref();
  }

  #start(): void {
    // `close` writes the pending records itself.
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
      if (this.#pending.length === 0 || this.#closing.signal.aborted) return;
      this.#timer = setTimeout(() => this.#start(), FLUSH_MS).unref();
    });
  }

  /**
   * Writes all records that are pending now. It continues with later records while they fill batches or the service
   * stops.
   */
  async #write(): Promise<void> {
    let due = this.#pending.length;
    do {
      const batch = this.#nextBatch();
      due -= batch.length;
      if (!(await this.#keep(batch))) this.#giveUp(batch);
      this.#drops.tellInTime();
      // The embedded store answers without a turn of the event loop, and other tasks have waited for one.
      await nextTurn();
    } while (
      this.#pending.length > 0 &&
      (due > 0 || this.#closing.signal.aborted || this.#pending.length >= MAX_BATCH)
    );
  }

  /** Counts a failed batch as dropped. While closing, a failing store is not tried again for the remaining records. */
  #giveUp(batch: readonly ProxyCallWithTexts[]): void {
    const rest = this.#closing.signal.aborted ? this.#pending.splice(0).length : 0;
    this.#drops.count('calls', batch.length + rest);
  }

  #nextBatch(): ProxyCallWithTexts[] {
    let text = 0;
    let count = 0;
    for (const call of this.#pending) {
      text += textOf(call);
      if (count === MAX_BATCH || (count > 0 && text > MAX_BATCH_TEXT)) break;
      count += 1;
    }
    const batch = this.#pending.slice(0, count);
    this.#pending = this.#pending.slice(count);
    for (const call of batch) this.#pendingText -= textOf(call);
    return batch;
  }

  /** Returns false if the store failed on all attempts. */
  async #keep(batch: readonly ProxyCallWithTexts[]): Promise<boolean> {
    for (const wait of [...RETRY_MS, undefined]) {
      try {
        await this.#store.proxyCalls.insert(batch);
        return true;
      } catch (error) {
        this.#drops.remember(error);
        if (wait === undefined) break;
        // While closing, there is no wait.
        await sleep(wait, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
      }
    }
    return false;
  }
}

const textOf = ({ texts: { request, response } }: ProxyCallWithTexts): number =>
  (request?.length ?? 0) + (response?.length ?? 0);
