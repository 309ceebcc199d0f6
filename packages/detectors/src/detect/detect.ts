import { type Detection, type DetectorName, type Detectors, detectionShapes } from '@redoubt/contract';
import { viewsOf } from '../normalise/views-of.ts';
import type { TextViews } from '../view.ts';
import { type DetectorTuning, usualTuning } from './detector.ts';
import { detectorOf } from './detectors/index.ts';

/**
 * Judges one text with every enabled detector. This is the entry point of the package.
 *
 * `settings` maps detector names to their settings, as in the contract. Only the first model of the cascade judges
 * here. To involve the encoder, use `questionsOf`.
 */
export function detect(text: string, settings: Detectors, tuning: DetectorTuning = usualTuning): Detection {
  return judgeViews(viewsOf(text), settings, tuning);
}

/**
 * Returns the verdicts of every enabled detector, in the contract's order. If the encoder has already read the text,
 * its result is included. Pure: it runs in the main thread and in worker threads.
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
