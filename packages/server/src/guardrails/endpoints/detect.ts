import { contract } from '@redoubt/contract';
import { priceDetection } from '@redoubt/metering';
import { implement } from '../implement.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { textOf } from './text-of.ts';

export const detect = implement(contract.guardrails.detect, {
  prepare: async ({ body }, context) => ({
    detectors: await readyToJudge(body.detectors, context),
    text: textOf(body),
  }),
  price: ({ text, detectors }) => priceDetection(text, detectors),
  run: async ({ text, detectors }, context) => ({
    ...(await context.detectors.detect(text, detectors)),
    ...warningsField(warningsOf(detectors)),
  }),
});
