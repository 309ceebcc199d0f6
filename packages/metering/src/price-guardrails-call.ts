import { multimodalDetectors } from '@redoubt/contract';
import { type Price, priceOf } from './price.ts';
import { enabledIn, type Priced } from './price-detection.ts';
import { callRates, MINIMUM_GUARDRAILS_CHARGE } from './rates.ts';

const minimum = MINIMUM_GUARDRAILS_CHARGE;

type FlatCall = 'pii' | 'adherence' | 'relevancy' | 'generate_rules' | 'infer_document' | 'scan_url' | 'scan_pdf';

/** Returns the base price of a call, which does not depend on its content. */
export function priceFlatCall(call: FlatCall): Price {
  return priceOf('guardrails', 1, [{ item: call, credits: callRates[call].base }], { minimum });
}

/** Returns the price of an image or a sound: a fixed amount for each enabled multimodal detector, whatever the size. */
export function priceMediaDetection(call: 'detect_image' | 'detect_audio', detectors: Priced): Price {
  const credits = callRates[call].perMultimodalDetector;
  const enabled = enabledIn(detectors);
  const lines = multimodalDetectors.filter((name) => enabled.includes(name)).map((item) => ({ item, credits }));
  return priceOf('guardrails', 1, lines, { minimum });
}
