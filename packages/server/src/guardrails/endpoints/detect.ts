import { contract, type Detectors } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import { priceDetection } from '../../metering/price-detection.ts';
import { refuseDetectors } from '../refuse-detectors.ts';

interface DetectRequest {
  text?: string | undefined;
  mode?: string | undefined;
  content?: string | undefined;
  detectors: Detectors;
}

/** The text to judge, from either form of the request. */
function textOf({ text, mode, content }: DetectRequest): string {
  if (text !== undefined) return text;
  if (mode === 'text' && content !== undefined) return content;
  const message = `mode "${mode}" is not built yet; send mode "text", or the field "text"`;
  throw new Failure('not_implemented', message, { detail: { mode } });
}

export const detect = implement(contract.guardrails.detect, {
  prepare: ({ body }) => {
    refuseDetectors(body.detectors);
    return { text: textOf(body), detectors: body.detectors };
  },
  price: ({ text, detectors }) => priceDetection(text, detectors),
  run: ({ text, detectors }, context) => context.detectors.detect(text, detectors),
});
