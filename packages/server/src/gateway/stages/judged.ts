import { type Detection, type DetectorName, detectionShapes, triggeredIn } from '@redoubt/contract';

/** Separates two texts by a paragraph, so that no sentence runs on into the next text. */
export const GAP = '\n\n';

/** The verdict on a text, and the detectors that found something. */
export interface TextVerdict {
  readonly detection: Detection;
  readonly detected: readonly DetectorName[];
}

export const judged = (detection: Detection): TextVerdict => ({ detection, detected: triggeredIn(detection) });

/** Returns `late` with the findings of the detectors in `taken` copied from `early`. */
export function withFindings(late: TextVerdict, early: TextVerdict, taken: readonly DetectorName[]): TextVerdict {
  if (taken.length === 0) return late;
  const { summary, details, result_message: message } = late.detection;
  const of = early.detection;
  const detection = {
    summary: { ...summary, ...pick(of.summary, taken.map(summaryKeyOf)) },
    details: { ...details, ...pick(of.details, taken) },
    result_message: message ?? of.result_message,
  } as Detection;
  return { detection, detected: [...late.detected, ...taken] };
}

const summaryKeyOf = (name: DetectorName): string => detectionShapes[name].summaryKey;

const pick = (from: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
