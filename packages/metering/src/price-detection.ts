import type { DetectorName } from '@redoubt/contract';
import { type Price, type PriceLine, priceOf } from './price.ts';
import {
  type DetectorRate,
  detectorRates,
  EXPLANATION_FACTOR,
  MAX_LENGTH_UNITS,
  MINIMUM_GUARDRAILS_CHARGE,
  NSFW_AND_TOXICITY_REBATE,
} from './rates.ts';

/** The detector settings of a request on which its price depends. */
export type Priced = Partial<
  Record<DetectorName, { enabled: boolean; need_explanation?: boolean | null | undefined } | undefined>
>;

const minimum = MINIMUM_GUARDRAILS_CHARGE;

/** Returns the price of the enabled detectors on one text (spec, "Guardrails pricing" 1–6). */
export function priceDetection(text: string, detectors: Priced): Price {
  return priceBatchDetection([text], detectors);
}

/**
 * Returns the price of a batch. Each text is priced by its own length, each detector has one line, and the minimum
 * applies once per request.
 */
export function priceBatchDetection(texts: readonly string[], detectors: Priced): Price {
  const isScaled = enabledIn(detectors).some((name) => 'unit' in detectorRates[name]);
  const lengths = isScaled ? texts.map(charactersCharged) : texts.map(() => 0);
  return priceOf('guardrails', texts.length, detectionLines(lengths, detectors), { minimum });
}

/** The length units of all detectors, without duplicates. */
const lengthUnitsCharged = [
  ...new Set(Object.values(detectorRates).flatMap((rate) => ('unit' in rate ? rate.unit : []))),
];

/**
 * Returns the length class of a text. Texts of the same class have the same price for any detectors. There are fewer
 * than a hundred classes.
 */
export function lengthClassOf(text: string): number {
  const characters = charactersCharged(text);
  return lengthUnitsCharged.reduce((found, unit) => found * (MAX_LENGTH_UNITS + 1) + lengthUnits(characters, unit), 0);
}

/**
 * Returns the lines of the detectors for one length unit each, without the minimum. `scan-url` adds them to its base.
 */
export function detectorSumAtOneUnit(detectors: Priced): PriceLine[] {
  return detectionLines([1], detectors);
}

/** Returns the names of the enabled detectors. */
export function enabledIn(detectors: Priced): DetectorName[] {
  return (Object.keys(detectors) as DetectorName[]).filter((name) => detectors[name]?.enabled);
}

/** Returns the lines of the detectors for texts of these lengths, without the minimum. */
function detectionLines(lengths: readonly number[], detectors: Priced): PriceLine[] {
  const enabled = enabledIn(detectors);
  const lines = enabled.map((name) =>
    priceDetector(name, detectorRates[name], lengths, detectors[name]?.need_explanation),
  );
  const isPair = enabled.includes('nsfw') && enabled.includes('toxicity') && lengths.length > 0;
  const rebate = { item: 'nsfw and toxicity together', credits: -NSFW_AND_TOXICITY_REBATE * lengths.length };
  return isPair ? [...lines, rebate] : lines;
}

function priceDetector(
  item: DetectorName,
  { credits, unit, explains }: DetectorRate,
  lengths: readonly number[],
  asked: boolean | null | undefined,
): PriceLine {
  const units = unit ? lengths.reduce((sum, length) => sum + lengthUnits(length, unit), 0) : lengths.length;
  const isExplained = explains !== undefined && (asked ?? explains === 'by default');
  const note = [
    unit && `${units} × ${unit} characters`,
    lengths.length > 1 && `${lengths.length} texts`,
    isExplained && 'explained',
  ];
  const said = note.filter(Boolean).join(', ');
  return { item, credits: credits * units * (isExplained ? EXPLANATION_FACTOR : 1), ...(said && { note: said }) };
}

function lengthUnits(characters: number, unit: number): number {
  return Math.min(Math.ceil(characters / unit), MAX_LENGTH_UNITS);
}

/** The largest number of characters that is charged. Longer texts cost no more. */
const MAX_CHARGED = MAX_LENGTH_UNITS * Math.max(...lengthUnitsCharged);

/** Counts the characters of a text that are charged. A text of many megabytes is not counted completely. */
const charactersCharged = (text: string): number =>
  text.length > 2 * MAX_CHARGED ? MAX_CHARGED : countCharacters(text);

/** Counts Unicode code points, so that an emoji is one character, as a caller in any language counts it. */
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
