import type { BatchItem } from '@redoubt/contract';
import { type Price, priceBatchDetection, priceOf } from '@redoubt/metering';
import type { StreamReader } from '../../http/implement.ts';
import type { JudgingContext } from '../context.ts';
import { type Batch, judgeBatch, textsOf } from '../judge-batch.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';

/** Prices each text by its own length. */
export const priceBatch = (batch: Batch): Price => priceBatchDetection(textsOf(batch), batch.detectors);

/**
 * Yields the answers and returns their final cost. Texts on which the service failed cost nothing. A batch of only
 * such texts is free.
 */
export async function* streamBatch(
  batch: Batch,
  context: JudgingContext,
): AsyncGenerator<BatchItem, Price, StreamReader> {
  const paid = yield* warned(judgeBatch(batch, context), warningsField(warningsOf(batch.detectors)));
  const isAllFault = paid.length === 0 && textsOf(batch).length > 0;
  return isAllFault ? priceOf('guardrails', 0, []) : priceBatchDetection(paid, batch.detectors);
}

/**
 * Adds the warnings to every item, because they apply to every text. The reader's replies are forwarded to the
 * producer.
 */
async function* warned<Paid, Read>(
  items: AsyncGenerator<BatchItem, Paid, Read>,
  warnings: Pick<BatchItem, 'warnings'>,
): AsyncGenerator<BatchItem, Paid, Read> {
  if (!warnings.warnings) return yield* items;
  let step = await items.next();
  while (!step.done) step = await items.next(yield { ...step.value, ...warnings });
  return step.value;
}
