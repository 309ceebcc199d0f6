import { type Detection, type DetectorName, detectionShapes } from '@redoubt/contract';

/** Between two texts: a paragraph, so that none reads on into the next. */
export const GAP = '\n\n';

/** A verdict on a request, and the detectors that found something. */
export interface TextVerdict {
  readonly detection: Detection;
  readonly detected: readonly DetectorName[];
}

export const judged = (detection: Detection): TextVerdict => ({ detection, detected: triggeredIn(detection) });

/** A verdict in which the detectors of `taken` say what they said in another. */
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

/** The detectors of a verdict that found what they look for. A text that is off its topics has triggered. */
function triggeredIn(detection: Detection): DetectorName[] {
  const summary = detection.summary as Readonly<Record<string, unknown>>;
  return (Object.keys(detection.details) as DetectorName[]).filter((name) => {
    const said = summary[detectionShapes[name].summaryKey];
    if (name === 'topic_detector') return said === 0;
    return Array.isArray(said) ? said.length > 0 : said !== 0;
  });
}
