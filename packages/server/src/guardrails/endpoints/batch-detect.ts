import { contract } from '@redoubt/contract';
import { implementStream } from '../../http/implement.ts';
import { refuseDetectors } from '../refuse-detectors.ts';
import { priceBatch, streamBatch } from './stream-batch.ts';

export const batchDetect = implementStream(contract.guardrails.batchDetect, {
  prepare: ({ body }) => {
    refuseDetectors(body.detectors);
    return body;
  },
  price: priceBatch,
  stream: streamBatch,
});
