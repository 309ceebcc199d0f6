import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchItem, Detectors, SavedTuning } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import type { GuardrailsContext } from './context.ts';

/** Texts of one batch that threads hold at a time: enough for several threads and the encoder, little to remember. */
const AT_ONCE = 32;
/** How long a text waits for a place where all threads are busy. */
const PATIENCE = { tries: 100, pauseMs: 100 } as const;

/** Texts, and what to judge them by. */
export interface Batch {
  readonly texts: readonly unknown[];
  readonly detectors: Detectors;
  readonly tuning?: SavedTuning | undefined;
}

/** The answer to one text, and whether it is one that the caller pays for. */
interface Judged {
  readonly item: BatchItem;
  readonly isFault: boolean;
}

/** The texts of a batch that can be judged: what else it holds costs nothing. */
export const textsOf = ({ texts }: Batch): string[] => texts.filter((text) => typeof text === 'string');

/**
 * Judge each text in a thread. Yields the answers in order; returns the texts that no fault of ours took away. A caller
 * that leaves pays for those that were not reached as well.
 */
export async function* judgeBatch(
  batch: Batch,
  context: GuardrailsContext,
): AsyncGenerator<BatchItem, string[], 'left' | undefined> {
  const faults = new Set<number>();
  let index = 0;
  for await (const { item, isFault } of mapInOrder(batch.texts, AT_ONCE, (text) => judgeItem(text, batch, context))) {
    if (isFault) faults.add(index);
    index += 1;
    const reader = yield item;
    if (reader === 'left') break;
  }
  return textsOf({ ...batch, texts: batch.texts.filter((_, at) => !faults.has(at)) });
}

async function judgeItem(text: unknown, batch: Batch, context: GuardrailsContext): Promise<Judged> {
  if (typeof text !== 'string') {
    const message = `This item is ${text === null ? 'null' : `of the type ${typeof text}`}; send a string`;
    return { item: { text, error: { error: 'invalid_request', message } }, isFault: false };
  }
  try {
    const { summary, details } = await detectPatiently(text, batch, context);
    return { item: { text, summary, details }, isFault: false };
  } catch (error) {
    const isOwnInput = error instanceof Failure && error.isCharged;
    return { item: { text, error: errorOf(error, context) }, isFault: !isOwnInput };
  }
}

/** Where all threads are busy the text waits; a batch is not in a hurry. */
async function detectPatiently(text: string, { detectors, tuning }: Batch, { detectors: pool }: GuardrailsContext) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pool.detect(text, detectors, { tuning, isOneOfMany: true });
    } catch (error) {
      const isBusy = error instanceof Failure && (error.code === 'not_ready' || error.code === 'rate_limited');
      if (!isBusy || tries === PATIENCE.tries) throw error;
      await sleep(PATIENCE.pauseMs);
    }
  }
}

function errorOf(error: unknown, { log, requestId }: GuardrailsContext): { error: string; message: string } {
  if (error instanceof Failure) return { error: error.code, message: error.message };
  log.error({ err: error, request_id: requestId }, 'a text of a batch was not judged');
  const message = 'The service failed on this text; it was not charged. The log names the cause';
  return { error: 'internal_error', message };
}

/**
 * Work on items, at most `atOnce` of them at a time, and yield what comes of them in their order. No item is begun
 * before there is room for its result: whoever takes no results holds the work up. `work` must not reject.
 */
async function* mapInOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = [];
  let next = 0;
  for (;;) {
    for (; next < items.length && begun.length < atOnce; next += 1) begun.push(work(items[next] as Item));
    const first = begun.shift();
    if (!first) return;
    yield await first;
  }
}
