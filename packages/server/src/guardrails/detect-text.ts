import { type Detection, type DetectorName, type Detectors, detectionShapes } from '@redoubt/contract';
import { viewsOf } from '@redoubt/detectors';
import { detectorOf } from './detectors/index.ts';

/** Judge one text with every enabled detector, in the contract's order. Pure: runs in the main thread and in workers alike. */
export function detectText(text: string, detectors: Detectors): Detection {
  const views = viewsOf(text);
  const summary: Record<string, unknown> = {};
  const details: Record<string, unknown> = {};
  let message: string | null = null;
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const settings = detectors[name];
    const detector = detectorOf(name);
    if (!settings || !detector) continue;
    const verdict = detector.detect(views, settings as never);
    summary[detectionShapes[name].summaryKey] = verdict.summary;
    details[name] = verdict.details;
    if (verdict.triggered) message ??= settings.block_message ?? null;
  }
  return { summary, details, result_message: message } as Detection;
}
