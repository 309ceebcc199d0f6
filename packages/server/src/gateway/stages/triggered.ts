import { type Detection, type DetectorName, detectionShapes } from '@redoubt/contract';

/** The detectors of a verdict that found what they look for. A text that is off its topics has triggered. */
export function triggeredIn(detection: Detection): DetectorName[] {
  const summary = detection.summary as Readonly<Record<string, unknown>>;
  return (Object.keys(detection.details) as DetectorName[]).filter((name) => {
    const said = summary[detectionShapes[name].summaryKey];
    if (name === 'topic_detector') return said === 0;
    return Array.isArray(said) ? said.length > 0 : said !== 0;
  });
}
