import type { BatchItem } from '@redoubt/contract';
import { type Price, priceBatchDetection, priceOf } from '@redoubt/metering';
import type { StreamReader } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import { type Batch, judgeBatch, textsOf } from '../judge-batch.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';

/** Each text on its own length. */
export const priceBatch = (batch: Batch): Price => priceBatchDetection(textsOf(batch), batch.detectors);

/** The answers, and in the end what they cost: texts that we failed on cost nothing, a batch of only those neither. */
export async function* streamBatch(
  batch: Batch,
  context: GuardrailsContext,
): AsyncGenerator<BatchItem, Price, StreamReader> {
  const paid = yield* warned(judgeBatch(batch, context), warningsField(warningsOf(batch.detectors)));
  const isAllFault = paid.length === 0 && textsOf(batch).length > 0;
  return isAllFault ? priceOf('guardrails', 0, []) : priceBatchDetection(paid, batch.detectors);
}

/** What asks for nothing does so of every text. What the reader answers to an item goes to those who make them. */
async function* warned<Paid, Read>(
  items: AsyncGenerator<BatchItem, Paid, Read>,
  warnings: Pick<BatchItem, 'warnings'>,
): AsyncGenerator<BatchItem, Paid, Read> {
  if (!warnings.warnings) return yield* items;
  let step = await items.next();
  while (!step.done) step = await items.next(yield { ...step.value, ...warnings });
  return step.value;
}
