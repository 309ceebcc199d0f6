import { type Price, priceOf } from './price.ts';
import { type Priced, priceDetection } from './price-detection.ts';
import { priceFlatCall } from './price-guardrails-call.ts';
import { proxyStageRates } from './rates.ts';

/** A stage that a deployment runs around a call to its provider. */
export type ProxyStage =
  | { readonly stage: 'input_detection' | 'output_detection'; readonly text: string; readonly detectors: Priced }
  | { readonly stage: Exclude<keyof typeof proxyStageRates, 'input_detection' | 'output_detection'> };

/** The price of stages that are charged together: each costs what its endpoint costs, and its lines name it. */
export function priceProxyStages(stages: readonly ProxyStage[]): Price {
  const lines = stages.flatMap((stage) => {
    const price = priceStage(stage);
    return price.lines.map((line) => ({ ...line, note: line.note ? `${stage.stage}, ${line.note}` : stage.stage }));
  });
  return priceOf('guardrails', stages.length, lines);
}

function priceStage(stage: ProxyStage): Price {
  if ('text' in stage) return priceDetection(stage.text, stage.detectors);
  const call = proxyStageRates[stage.stage];
  if (call === 'hallucination') return priceOf('guardrails', 1, [{ item: call, credits: 0, note: 'free' }]);
  return priceFlatCall(call);
}
