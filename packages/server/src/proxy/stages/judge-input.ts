import { type Detection, type DetectorName, detectionShapes } from '@redoubt/contract';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-shelf.ts';
import { TextMemory } from './text-memory.ts';
import type { TextPlace } from './text-place.ts';
import { triggeredIn } from './triggered.ts';

/** What a caller says in a request: since the last answer of the model, and before it. */
export interface CallerTexts {
  readonly latest: string;
  /** The latest without what stands between its texts here: callers pay for their own characters. */
  readonly priced: string;
  readonly earlier: string;
}

/** Between two texts: a paragraph, so that none reads on into the next. */
export const GAP = '\n\n';

/** The words of users and tools, and of whoever is not known; system messages are not the caller's. */
export function callerTexts(places: readonly TextPlace[]): CallerTexts {
  const said = (isNew: boolean) =>
    places.filter((place) => place.voice === 'caller' && place.isNew === isNew).map(({ text }) => text);
  const latest = said(true);
  return { latest: latest.join(GAP), priced: latest.join(''), earlier: said(false).join(GAP) };
}

/** A verdict on a request, and the detectors that found something. */
export interface Judged {
  readonly detection: Detection;
  readonly detected: readonly DetectorName[];
}

/**
 * Judge what a caller says. Earlier turns are judged as well, for a caller writes the history that it sends; a detector
 * that found something there answers for it, unless it found something in the latest turn.
 */
export function judgeCaller(
  { latest, earlier }: Pick<CallerTexts, 'latest' | 'earlier'>,
  ready: ReadyDetectors,
  pool: Pick<DetectorPool, 'detect'>,
): Judged | Promise<Judged> {
  const judge = (text: string) => pool.detect(text, ready.detectors, { tuning: ready.tuning });
  const now = judge(latest);
  const before = earlier === '' || clean.recall(ready.detectors, earlier) ? undefined : judge(earlier);
  if (before === undefined) return now instanceof Promise ? now.then(judged) : judged(now);
  if (!(before instanceof Promise) && judged(before).detected.length === 0) {
    clean.remember(ready.detectors, earlier, true);
  }
  return Promise.all([now, before]).then(([late, early]) => merged(judged(late), judged(early)));
}

/**
 * Earlier turns in which nothing was found, by the detectors of their deployment. Only verdicts that came at once: one
 * that others had to be asked for may be another the next time.
 */
const clean = new TextMemory<true>();

export const judged = (detection: Detection): Judged => ({ detection, detected: triggeredIn(detection) });

/** Whether a text is on its topics is asked of the latest turn alone: a conversation may have begun elsewhere. */
const isOfLatestOnly = (name: DetectorName): boolean => name === 'topic_detector';

function merged(late: Judged, early: Judged): Judged {
  const taken = early.detected.filter((name) => !late.detected.includes(name) && !isOfLatestOnly(name));
  return withFindings(late, early, taken);
}

/** A verdict in which the detectors of `taken` say what they said in another. */
export function withFindings(late: Judged, early: Judged, taken: readonly DetectorName[]): Judged {
  if (taken.length === 0) return late;
  const { summary, details, result_message: message } = late.detection;
  const of = early.detection;
  const detection = {
    summary: { ...summary, ...pick(of.summary, taken.map(summaryKeyOf)) },
    details: { ...details, ...pick(of.details, taken) },
    result_message: message ?? of.result_message,
  } as Detection;
  return { detection, detected: [...late.detected, ...taken] };
}

const summaryKeyOf = (name: DetectorName): string => detectionShapes[name].summaryKey;

const pick = (from: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
