import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { priceDetection } from '../../metering/price-detection.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { textOf } from './text-of.ts';

export const detect = implement(contract.guardrails.detect, {
  prepare: async ({ body }, context) => ({
    detectors: await readyToJudge(body.detectors, context),
    text: textOf(body),
  }),
  price: ({ text, detectors }) => priceDetection(text, detectors),
  run: ({ text, detectors }, context) => context.detectors.detect(text, detectors),
});
