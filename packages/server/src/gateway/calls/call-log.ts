import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { ProxyCallWithTexts, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import { DropCounter } from '../drop-counter.ts';
import type { CallRecord } from './call-record.ts';
import { storedCall } from './stored-call.ts';

const FLUSH_MS = 250;
const MAX_BATCH = 200;
const MAX_PENDING = 10_000;
/** Characters of texts: in one statement, and in all that waits. Calls beyond are kept without theirs. */
const MAX_BATCH_TEXT = 1_000_000;
const MAX_PENDING_TEXT = 16_000_000;
/** Waits before a batch that failed is tried again; after the last it is given up. */
const RETRY_MS = [250, 1_000, 4_000];

/** The log of the proxy's calls, written behind: nobody waits for it. */
export interface CallLog {
  /** Takes microseconds; never throws, and never waits. What there is no room for is dropped, counted and warned of. */
  add(record: CallRecord): void;
  /** Writes what waits, without long waits for a store that fails. */
  close(): Promise<void>;
}

interface CallLogOptions {
  readonly store: Pick<Store, 'proxyCalls'>;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Write records in batches: every 250 ms, or as soon as 200 wait. */
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
    // Not now: whoever adds has a caller to answer.
    else if (this.#pending.length === MAX_BATCH) setImmediate(() => this.#start()).unref();
  }

  #start(): void {
    // Whoever closes writes what waits.
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
      if (this.#pending.length === 0 || this.#closing.signal.aborted) return;
      this.#timer = setTimeout(() => this.#start(), FLUSH_MS).unref();
    });
  }

  /** All that waits now, and what comes meanwhile as long as it fills batches, or the service stops. */
  async #write(): Promise<void> {
    let due = this.#pending.length;
    do {
      const batch = this.#nextBatch();
      due -= batch.length;
      if (!(await this.#keep(batch))) this.#giveUp(batch);
      this.#drops.tellInTime();
      // The embedded store answers without a turn of the event loop, and others have waited for one.
      await nextTurn();
    } while (
      this.#pending.length > 0 &&
      (due > 0 || this.#closing.signal.aborted || this.#pending.length >= MAX_BATCH)
    );
  }

  /** While closing, a store that fails is not asked again for what else waits. */
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

  /** False where the store did not take it in all its tries. */
  async #keep(batch: readonly ProxyCallWithTexts[]): Promise<boolean> {
    for (const wait of [...RETRY_MS, undefined]) {
      try {
        await this.#store.proxyCalls.insert(batch);
        return true;
      } catch (error) {
        this.#drops.remember(error);
        if (wait === undefined) break;
        // While closing, nothing is waited for.
        await sleep(wait, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
      }
    }
    return false;
  }
}

const textOf = ({ texts: { request, response } }: ProxyCallWithTexts): number =>
  (request?.length ?? 0) + (response?.length ?? 0);
