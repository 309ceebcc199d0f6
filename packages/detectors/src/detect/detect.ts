import {
  type Detection,
  type DetectionOf,
  type DetectorName,
  type Detectors,
  detectionShapes,
  type EnabledDetectors,
  type SentDetectors,
} from '@redoubt/contract';
import { viewsOf } from '../normalise/views-of.ts';
import type { TextViews } from '../view.ts';
import { type DetectorTuning, usualTuning } from './detector.ts';
import { detectorOf } from './detectors/index.ts';
import { type ReadOptions, readSettings, readText } from './read-settings.ts';

/** How texts are judged, beside the settings of the detectors. */
export interface DetectOptions extends ReadOptions, Partial<DetectorTuning> {}

/**
 * Judges one text with the detectors that are enabled, in this thread and at once. This is the entry point of the
 * package. The second model is not asked; `createCascade` asks it.
 *
 * @throws DetectorSettingsError if the settings cannot be served
 */
export function detect<N extends DetectorName>(
  text: string,
  settings: EnabledDetectors<N>,
  options?: DetectOptions,
): DetectionOf<N>;
export function detect(text: string, settings: SentDetectors, options?: DetectOptions): Detection;
export function detect(text: string, settings: SentDetectors, options: DetectOptions = {}): Detection {
  return judgeViews(viewsOf(readText(text)), readSettings(settings, options), tuningOf(options));
}

/** Returns the thresholds of a call. */
export function tuningOf({ preset, thresholds }: Partial<DetectorTuning>): DetectorTuning {
  return { preset: preset ?? usualTuning.preset, thresholds: thresholds ?? usualTuning.thresholds };
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
