import { type Detection, type DetectorName, type Detectors, detectionShapes, isTriggered } from '@redoubt/contract';

type Summary = Detection['summary'];

/**
 * Combines the verdicts on the parts of a text. A finding in any part is a finding, and lists are joined without
 * repetitions. One part that is off topic makes the whole off topic. There must be at least one verdict.
 */
export function mergeSummaries(summaries: readonly Summary[]): Summary {
  const merged: Record<string, unknown> = {};
  for (const summary of summaries) {
    for (const [key, value] of Object.entries(summary)) merged[key] = mergedValue(key, merged[key], value);
  }
  return merged as Summary;
}

function mergedValue(key: string, before: unknown, value: unknown): unknown {
  if (before === undefined) return value;
  if (Array.isArray(before) && Array.isArray(value)) return [...new Set([...before, ...value])];
  const isTopic = key === detectionShapes.topic_detector.summaryKey;
  return isTopic ? Math.min(Number(before), Number(value)) : Math.max(Number(before), Number(value));
}

/** Returns the `block_message` of the first detector that found something in the whole, or null. */
export function messageOf(summary: Summary, detectors: Detectors): string | null {
  const flags = summary as Readonly<Record<string, unknown>>;
  const found = (Object.keys(detectors) as DetectorName[]).find(
    (name) => detectors[name]?.block_message != null && isTriggered(name, flags[detectionShapes[name].summaryKey]),
  );
  return (found && detectors[found]?.block_message) ?? null;
}

/** Returns the details of those detectors that found something. */
export function detailsOf(details: Detection['details'], names: readonly DetectorName[]): Detection['details'] {
  return Object.fromEntries(names.map((name) => [name, details[name]])) as Detection['details'];
}
