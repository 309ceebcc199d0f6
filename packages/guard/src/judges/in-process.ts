import type { SentDetectors } from '@redoubt/contract';
import { type CascadeOptions, createCascade, personalSpans, viewsOf } from '@redoubt/detectors';
import type { Judge } from '../guard/judge.ts';
import { keywordTail } from '../tails/keyword-tail.ts';
import { firstOpen, piiTail } from '../tails/pii-tail.ts';
import type { OpenFrom } from '../watch/output-watch.ts';

/** Judges with the detectors of `@redoubt/detectors`, in this process. Nothing leaves it. */
export function inProcess(options: CascadeOptions = {}): Judge {
  const cascade = createCascade(options);
  return {
    detect: (text, detectors) => cascade.detect(text, detectors),
    personalData: (text, wanted) => personalSpans(viewsOf(text), wanted),
    openTail,
  };
}

function openTail({ keyword_detector: keywords, pii }: SentDetectors, holdBack: number): OpenFrom | undefined {
  const tails = [
    ...(keywords?.enabled && 'banned_keywords' in keywords ? [keywordTail(keywords.banned_keywords)] : []),
    ...(pii?.enabled ? [piiTail(holdBack)] : []),
  ];
  return tails.length > 0 ? firstOpen(tails) : undefined;
}
