import type { api } from '../../api.ts';
import type { DetectorMap } from '../../detectors/detector-map.ts';
import { type Asked, isMedia, mediaDetectors, modes } from './modes.ts';

type Pricing = Awaited<ReturnType<typeof api.guardrails.pricing>>;

/** What a call will cost, in credits. Of a scan only the least is known before it is read. */
export interface Estimate {
  readonly credits: number;
  readonly isAtLeast: boolean;
  readonly maximum: number | null;
}

/** Prices a call by the rates of the service. The credit headers of the answer say what it did cost. */
export function priceOf(pricing: Pricing, asked: Asked, detectors: DetectorMap): Estimate {
  const rate = pricing.endpoints.find(({ endpoint }) => endpoint === modes[asked.mode].endpoint);
  const exactly = (credits: number): Estimate => ({
    credits: Math.max(credits, pricing.minimum_charge),
    isAtLeast: false,
    maximum: null,
  });
  if (!rate || asked.mode === 'text') return exactly(detectorSum(pricing, detectors, [...asked.text].length));
  if (isMedia(asked.mode)) {
    const judging = mediaDetectors.filter((name) => detectors[name]?.enabled).length;
    return exactly(judging * (rate.per_multimodal_detector ?? 0));
  }
  const sum = rate.detector_sum === 'at one unit' ? detectorSum(pricing, detectors, 1) : 0;
  const sizes = (rate.per_size_unit ?? 0) * Math.ceil((asked.file?.size ?? 0) / pricing.size_unit_bytes);
  const least = rate.base + sum + sizes + (rate.per_page ?? 0) + (rate.per_fragment ?? 0);
  return { credits: least, isAtLeast: true, maximum: rate.maximum };
}

/** The sum of the enabled detectors on a text of so many characters. */
function detectorSum(pricing: Pricing, detectors: DetectorMap, characters: number): number {
  const isOn = (name: string) => detectors[name]?.enabled === true;
  const sum = pricing.detectors.reduce((all, { detector, credits, length_unit: unit, explanation }) => {
    if (!isOn(detector)) return all;
    const units = unit === null ? 1 : Math.min(Math.ceil(characters / unit), pricing.max_length_units);
    const explains = explanation !== null && (detectors[detector]?.need_explanation ?? explanation === 'by default');
    return all + credits * units * (explains ? pricing.explanation_factor : 1);
  }, 0);
  const rebates = pricing.rebates.filter((rebate) => rebate.detectors.every(isOn));
  return sum - rebates.reduce((all, { credits }) => all + credits, 0);
}
