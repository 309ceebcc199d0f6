import type { DetectorName, Detectors } from '@redoubt/contract';
import type { Span, TextViews } from '../view.ts';
import type { DetectorTuning, FoundSpan } from './detector.ts';
import { detectorOf } from './detectors/index.ts';

/** What a detector flags a text for. */
export interface Located {
  readonly detector: DetectorName;
  /** Empty if the detector judges the text as a whole. */
  readonly spans: readonly FoundSpan[];
}

/**
 * Returns the detectors that flag a text, each with the stretches for which it does. Looks for the words that weighed
 * most, which takes about as long as an explanation. Pure, and without the second model unless its reading is known.
 */
export function locate(views: TextViews, detectors: Detectors, tuning: DetectorTuning): Located[] {
  const names = Object.keys(detectors) as DetectorName[];
  return names.flatMap((name) => {
    // The cast: a detector is called with the settings of its own name.
    const settings = detectors[name] as never;
    const detector = detectorOf(name);
    const { triggered, details } = detector.detect(views, settings, tuning);
    if (!triggered) return [];
    return [{ detector: name, spans: detector.spans?.(views, settings, tuning) ?? spanOfDetails(details) }];
  });
}

function spanOfDetails(details: object): FoundSpan[] {
  const { span } = details as { readonly span?: Span };
  return span ? [{ kind: 'passage', start: span.start, end: span.end }] : [];
}
