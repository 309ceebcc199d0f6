import { type Detection, detectionShapes } from './detection.ts';
import type { DetectorName } from './detectors.ts';

/** Returns the detectors of a verdict that found something, in its order. */
export function triggeredIn(detection: Pick<Detection, 'summary' | 'details'>): DetectorName[] {
  const summary = detection.summary as Readonly<Record<string, unknown>>;
  const names = Object.keys(detection.details) as DetectorName[];
  return names.filter((name) => isTriggered(name, summary[detectionShapes[name].summaryKey]));
}

/** Returns whether a summary reports a finding. The topic detector triggers if a text is off its topics. */
export function isTriggered(name: DetectorName, summary: unknown): boolean {
  if (Array.isArray(summary)) return summary.length > 0;
  return name === 'topic_detector' ? summary === 0 : Number(summary) > 0;
}
