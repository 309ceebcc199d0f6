import { contract } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { implement, implementStream } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { detectingOne, oneJob, type TextForms } from './detect-one.ts';
import { priceBatch, streamBatch } from './stream-batch.ts';

const one = {
  ...detectingOne,
  prepare: async (request: SelectingRequest<TextForms>, context: GuardrailsContext) =>
    oneJob(request.body, await chosenBy(request, context), context),
};

const manyTexts = {
  prepare: async (request: SelectingRequest<{ texts: unknown[] }>, context: GuardrailsContext) => ({
    texts: request.body.texts,
    ...(await chosenBy(request, context)),
  }),
  price: priceBatch,
  stream: streamBatch,
};

export const policyDetect = implement(contract.guardrails.policyDetect, one);

export const guardrailDetect = implement(contract.guardrails.guardrailDetect, one);

export const policyBatchDetect = implementStream(contract.guardrails.policyBatchDetect, manyTexts);

export const guardrailBatchDetect = implementStream(contract.guardrails.guardrailBatchDetect, manyTexts);
