import type { BatchItem, Detectors, SavedTuning } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import { HungUp } from '../http/hung-up.ts';
import type { JudgingContext } from './context.ts';
import { waitPatiently } from './wait-patiently.ts';

/**
 * Number of texts of one batch in progress at once. This is enough for several threads and the encoder, and needs
 * little memory.
 */
const AT_ONCE = 32;
/** Texts, and the detectors that judge them. */
export interface Batch {
  readonly texts: readonly unknown[];
  readonly detectors: Detectors;
  readonly tuning?: SavedTuning | undefined;
}

/** The answer to one text. `isFault` means that the service failed on it, so the caller does not pay. */
interface Judged {
  readonly item: BatchItem;
  readonly isFault: boolean;
}

/** Returns the items of a batch that can be judged. Other items cost nothing. */
export const textsOf = ({ texts }: Batch): string[] => texts.filter((text) => typeof text === 'string');

/**
 * Judges each text in a thread and yields the answers in order. Returns the texts to charge: all except those on which
 * the service failed. A caller that leaves also pays for texts that were not reached.
 */
export async function* judgeBatch(
  batch: Batch,
  context: JudgingContext,
): AsyncGenerator<BatchItem, string[], 'left' | undefined> {
  const faults = new Set<number>();
  const signal = context.hungUp();
  const judge = (text: unknown) => judgeItem(text, batch, { context, signal });
  let index = 0;
  for await (const { item, isFault } of mapInOrder(batch.texts, AT_ONCE, judge)) {
    if (isFault) faults.add(index);
    index += 1;
    const reader = yield item;
    if (reader === 'left' || signal.aborted) break;
  }
  return textsOf({ ...batch, texts: batch.texts.filter((_, at) => !faults.has(at)) });
}

/** Who a text is judged for, and the signal of its leaving. */
interface Asker {
  readonly context: JudgingContext;
  readonly signal: AbortSignal;
}

async function judgeItem(text: unknown, batch: Batch, { context, signal }: Asker): Promise<Judged> {
  if (typeof text !== 'string') {
    const message = `This item is ${text === null ? 'null' : `of the type ${typeof text}`}; send a string`;
    return { item: { text, error: { error: 'invalid_request', message } }, isFault: false };
  }
  try {
    const { detectors, tuning } = batch;
    const judge = () =>
      context.detectors.detect(text, detectors, { tuning, isOneOfMany: true, isPatient: true, signal });
    const { summary, details } = await waitPatiently(judge);
    return { item: { text, summary, details }, isFault: false };
  } catch (error) {
    const isOwnInput = error instanceof HungUp || (error instanceof Failure && error.isCharged);
    return { item: { text, error: errorOf(error, context) }, isFault: !isOwnInput };
  }
}

function errorOf(error: unknown, { log, requestId }: JudgingContext): { error: string; message: string } {
  if (error instanceof Failure) return { error: error.code, message: error.message };
  if (error instanceof HungUp) return { error: 'internal_error', message: error.message };
  log.error({ err: error, request_id: requestId }, 'a text of a batch was not judged');
  const message = 'The service failed on this text; it was not charged. The log names the cause';
  return { error: 'internal_error', message };
}

/**
 * Processes items, at most `atOnce` at a time, and yields the results in order. The next item starts only when there
 * is room for its result, so a slow reader slows the work. `work` must not reject.
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
