import { type Price, type PriceLine, priceOf } from './price.ts';
import { lengthClassOf, type Priced, priceDetection } from './price-detection.ts';
import { priceFlatCall, priceMediaDetection } from './price-guardrails-call.ts';
import { priceDocument } from './price-scan.ts';
import { proxyStageRates } from './rates.ts';

/** A stage that a deployment of the AI proxy runs before or after a call to its provider. */
export type ProxyStage =
  | { readonly stage: 'input_detection' | 'output_detection'; readonly text: string; readonly detectors: Priced }
  /** A picture or a recording of the request. `detectors` read it. */
  | { readonly stage: 'input_image' | 'input_audio'; readonly detectors: Priced }
  /** A document of the request. `bytes` is its size; only those of PDF have counted pages. */
  | { readonly stage: 'input_document'; readonly bytes: number; readonly pages: number }
  | { readonly stage: FlatStage };

type PartStage = 'input_image' | 'input_audio' | 'input_document';
type FlatStage = Exclude<keyof typeof proxyStageRates, 'input_detection' | 'output_detection' | PartStage>;

type Lines = readonly PriceLine[];

/**
 * Returns the price of stages that are charged together. Each stage costs as much as its endpoint, and its lines name
 * the stage.
 */
export function priceProxyStages(stages: readonly ProxyStage[]): Price {
  return priceOf('guardrails', stages.length, stages.flatMap(linesOf));
}

/**
 * Cached lines, by the detectors and then by the length class of the text. All calls of a deployment share one
 * detectors object. A call is priced three times; without the cache this caused a tenth of all allocations of a guarded
 * call.
 */
const knownLines = {
  input_detection: new WeakMap<Priced, Map<number, Lines>>(),
  output_detection: new WeakMap<Priced, Map<number, Lines>>(),
} as const;

function linesOf(stage: ProxyStage): Lines {
  if (!('text' in stage)) return named(stage.stage, priceOfStage(stage));
  const { detectors, text } = stage;
  const known = knownLines[stage.stage].get(detectors) ?? new Map<number, Lines>();
  const length = lengthClassOf(text);
  const lines = known.get(length) ?? named(stage.stage, priceDetection(text, detectors));
  known.set(length, lines);
  knownLines[stage.stage].set(detectors, known);
  return lines;
}

const named = (stage: ProxyStage['stage'], { lines }: Price): Lines =>
  lines.map((line) => ({ ...line, note: line.note ? `${stage}, ${line.note}` : stage }));

function priceOfStage(stage: Exclude<ProxyStage, { readonly text: string }>): Price {
  if ('bytes' in stage) return priceDocument(proxyStageRates[stage.stage], stage);
  if ('detectors' in stage) return priceMediaDetection(proxyStageRates[stage.stage], stage.detectors);
  const call = proxyStageRates[stage.stage];
  if (call === 'hallucination') return priceOf('guardrails', 1, [{ item: call, credits: 0, note: 'free' }]);
  return priceFlatCall(call);
}
