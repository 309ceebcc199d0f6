import type { DetectorName } from '@redoubt/contract';
import type { Price, PriceLine } from './price.ts';
import {
  type DetectorRate,
  detectorRates,
  EXPLANATION_FACTOR,
  MAX_LENGTH_UNITS,
  MINIMUM_GUARDRAILS_CHARGE,
  NSFW_AND_TOXICITY_REBATE,
} from './rates.ts';

/** The part of a request's detectors that its price depends on. */
export type Priced = Partial<
  Record<DetectorName, { enabled: boolean; need_explanation?: boolean | null | undefined } | undefined>
>;

/** The price of the enabled detectors on one text (spec, "Guardrails pricing" 1–6). */
export function priceDetection(text: string, detectors: Priced): Price {
  const lines = detectionLines(text, detectors);
  const sum = lines.reduce((total, { credits }) => total + credits, 0);
  const credits = Math.max(sum, MINIMUM_GUARDRAILS_CHARGE);
  const minimum = credits > sum ? [{ item: 'minimum charge', credits: credits - sum }] : [];
  return { balance: 'guardrails', credits, quantity: 1, lines: [...lines, ...minimum] };
}

/** The detector sum of one text, line by line, without the minimum. */
function detectionLines(text: string, detectors: Priced): PriceLine[] {
  const enabled = (Object.keys(detectors) as DetectorName[]).filter((name) => detectors[name]?.enabled);
  const isScaled = enabled.some((name) => 'unit' in detectorRates[name]);
  const characters = isScaled ? countCharacters(text) : 0;
  const lines = enabled.map((name) =>
    priceDetector(name, detectorRates[name], characters, detectors[name]?.need_explanation),
  );
  const isPair = enabled.includes('nsfw') && enabled.includes('toxicity');
  return isPair ? [...lines, { item: 'nsfw and toxicity together', credits: -NSFW_AND_TOXICITY_REBATE }] : lines;
}

function priceDetector(
  item: DetectorName,
  { credits, unit, explains }: DetectorRate,
  characters: number,
  asked: boolean | null | undefined,
): PriceLine {
  const units = unit ? Math.min(Math.ceil(characters / unit), MAX_LENGTH_UNITS) : 1;
  const isExplained = explains !== undefined && (asked ?? explains === 'by default');
  const note = [unit && `${units} × ${unit} characters`, isExplained && 'explained'].filter(Boolean).join(', ');
  return { item, credits: credits * units * (isExplained ? EXPLANATION_FACTOR : 1), ...(note && { note }) };
}

/** Characters are Unicode code points, so an emoji is one: what a caller in any language counts. */
export function countCharacters(text: string): number {
  let characters = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const isHigh = (text.charCodeAt(index) & 0xfc00) === 0xd800;
    if (!isHigh || (text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00) continue;
    characters -= 1;
    index += 1;
  }
  return characters;
}
