import { contract } from '@redoubt/contract';
import { implementStream } from '../implement.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { priceBatch, streamBatch } from './stream-batch.ts';

export const batchDetect = implementStream(contract.guardrails.batchDetect, {
  prepare: async ({ body }, context) => ({ ...body, detectors: await readyToJudge(body.detectors, context) }),
  price: priceBatch,
  stream: streamBatch,
});
