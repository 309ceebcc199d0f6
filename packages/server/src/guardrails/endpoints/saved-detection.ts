import { contract } from '@redoubt/contract';
import { priceDetection } from '@redoubt/metering';
import type { GuardrailsContext } from '../context.ts';
import { implement, implementStream } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { priceBatch, streamBatch } from './stream-batch.ts';
import { type TextForms, textOf } from './text-of.ts';

const oneText = {
  prepare: async (request: SelectingRequest<TextForms>, context: GuardrailsContext) => ({
    text: textOf(request.body),
    ...(await chosenBy(request, context)),
  }),
  price: ({ text, detectors }: ReadyDetectors & { text: string }) => priceDetection(text, detectors),
  run: async ({ text, detectors, tuning }: ReadyDetectors & { text: string }, context: GuardrailsContext) => ({
    ...(await context.detectors.detect(text, detectors, { tuning })),
    ...warningsField(warningsOf(detectors)),
  }),
};

const manyTexts = {
  prepare: async (request: SelectingRequest<{ texts: unknown[] }>, context: GuardrailsContext) => ({
    texts: request.body.texts,
    ...(await chosenBy(request, context)),
  }),
  price: priceBatch,
  stream: streamBatch,
};

export const policyDetect = implement(contract.guardrails.policyDetect, oneText);

export const guardrailDetect = implement(contract.guardrails.guardrailDetect, oneText);

export const policyBatchDetect = implementStream(contract.guardrails.policyBatchDetect, manyTexts);

export const guardrailBatchDetect = implementStream(contract.guardrails.guardrailBatchDetect, manyTexts);
