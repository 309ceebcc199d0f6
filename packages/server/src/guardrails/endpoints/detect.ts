import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { priceDetection } from '../../metering/price-detection.ts';
import { refuseDetectors } from '../refuse-detectors.ts';
import { textOf } from './text-of.ts';

export const detect = implement(contract.guardrails.detect, {
  prepare: ({ body }) => {
    refuseDetectors(body.detectors);
    return { text: textOf(body), detectors: body.detectors };
  },
  price: ({ text, detectors }) => priceDetection(text, detectors),
  run: ({ text, detectors }, context) => context.detectors.detect(text, detectors),
});
