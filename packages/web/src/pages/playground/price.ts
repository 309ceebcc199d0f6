import type { api } from '../../api.ts';
import type { Mode } from './modes.ts';

/** The rates of the Guardrails balance, as the service publishes them. */
export type Rates = Awaited<ReturnType<typeof api.guardrails.pricing>>;
type Priced = Readonly<Partial<Record<string, { readonly enabled?: boolean; readonly need_explanation?: unknown }>>>;

/** What is judged, as far as the price depends on it. */
export interface PricedContent {
  readonly mode: Mode;
  /** The text of the mode `text`. */
  readonly text?: string;
  /** The size of the PDF. */
  readonly bytes?: number;
}

/** What a call will cost. */
export interface Estimate {
  readonly credits: number;
  /** What is added for each fragment or page, whose number only the work shows. */
  readonly per?: { readonly what: 'fragment' | 'page'; readonly credits: number; readonly atMost: number };
}

const paths: Readonly<Record<Mode, string>> = {
  text: '/guardrails/detect',
  image: '/guardrails/detect-image',
  audio: '/guardrails/detect-audio',
  pdf: '/guardrails/scan-pdf',
  url: '/guardrails/scan-url',
};

/** Returns what a call will cost, by the rates of the service. Undefined for a call that the service does not price. */
export function estimate(
  rates: Rates,
  detectors: Priced,
  { mode, text = '', bytes = 0 }: PricedContent,
): Estimate | undefined {
  const rate = rates.endpoints.find(({ endpoint }) => endpoint === paths[mode]);
  if (!rate) return undefined;
  const sum =
    rate.base +
    (rate.detector_sum === null
      ? 0
      : detectorSum(rates, detectors, rate.detector_sum === 'by length' ? text : undefined)) +
    (rate.per_multimodal_detector ?? 0) * multimodalIn(rates, detectors) +
    (rate.per_size_unit ?? 0) * Math.ceil(bytes / rates.size_unit_bytes);
  const most = rate.maximum ?? Number.POSITIVE_INFINITY;
  const credits = Math.min(Math.max(sum, rates.minimum_charge), most);
  const each = rate.per_fragment ?? rate.per_page;
  if (each === null) return { credits };
  return { credits, per: { what: rate.per_fragment === null ? 'page' : 'fragment', credits: each, atMost: most } };
}

/** Returns the credits of one detector on a text. Without a text: for one length unit. */
export function detectorPrice(rates: Rates, name: string, detectors: Priced, text: string | undefined): number {
  const rate = rates.detectors.find(({ detector }) => detector === name);
  if (!rate) return 0;
  const asked = detectors[name]?.need_explanation ?? rate.explanation === 'by default';
  const factor = rate.explanation !== null && asked === true ? rates.explanation_factor : 1;
  const units = rate.length_unit === null || text === undefined ? 1 : Math.ceil([...text].length / rate.length_unit);
  return rate.credits * Math.min(units, rates.max_length_units) * factor;
}

function detectorSum(rates: Rates, detectors: Priced, text: string | undefined): number {
  const enabled = enabledIn(detectors);
  const sum = enabled.reduce((total, name) => total + detectorPrice(rates, name, detectors, text), 0);
  const rebates = rates.rebates.filter((rebate) => rebate.detectors.every((name) => enabled.includes(name)));
  return rebates.reduce((total, { credits }) => total - credits, sum);
}

function multimodalIn(rates: Rates, detectors: Priced): number {
  const enabled = enabledIn(detectors);
  return rates.detectors.filter(({ detector, is_multimodal }) => is_multimodal && enabled.includes(detector)).length;
}

const enabledIn = (detectors: Priced): string[] => Object.keys(detectors).filter((name) => detectors[name]?.enabled);
