import { type Detection, type DetectorName, type Detectors, detectionShapes } from '@redoubt/contract';
import { type TextViews, viewsOf } from '@redoubt/detectors';
import { type DetectorTuning, usualTuning } from './detector-tuning.ts';
import { detectorOf } from './detectors/index.ts';

/** Judge one text with every enabled detector by stage 1 alone. */
export function detectText(text: string, detectors: Detectors): Detection {
  return judgeViews(viewsOf(text), detectors, usualTuning);
}

/**
 * The verdicts of every enabled detector, in the contract's order, with what the encoder said of the text where it was
 * asked. Pure: runs in the main thread and in workers alike.
 */
export function judgeViews(views: TextViews, detectors: Detectors, tuning: DetectorTuning): Detection {
  const summary: Record<string, unknown> = {};
  const details: Record<string, unknown> = {};
  let message: string | null = null;
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const settings = detectors[name];
    if (!settings) continue;
    const verdict = detectorOf(name).detect(views, settings as never, tuning);
    summary[detectionShapes[name].summaryKey] = verdict.summary;
    details[name] = verdict.details;
    if (verdict.triggered) message ??= settings.block_message ?? null;
  }
  return { summary, details, result_message: message } as Detection;
}
