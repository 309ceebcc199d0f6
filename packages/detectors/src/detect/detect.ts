import { type Detection, type DetectorName, type Detectors, detectionShapes } from '@redoubt/contract';
import { viewsOf } from '../normalise/views-of.ts';
import type { TextViews } from '../view.ts';
import { type DetectorTuning, usualTuning } from './detector.ts';
import { detectorOf } from './detectors/index.ts';

/**
 * The front door of the package: judges one text with every enabled detector. `settings` are those of the contract, by the
 * detectors' names. The first model of the cascade judges alone; the encoder is asked by `questionsOf`.
 */
export function detect(text: string, settings: Detectors, tuning: DetectorTuning = usualTuning): Detection {
  return judgeViews(viewsOf(text), settings, tuning);
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
