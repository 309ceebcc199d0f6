import type { DetectorName } from '@redoubt/contract';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { judgeAsides } from './judge-asides.ts';
import { outputJudge } from './judge-output.ts';
import { GAP, type TextVerdict, withFindings } from './judged.ts';
import { seamTexts } from './split-texts.ts';
import { TextMemory } from './text-memory.ts';
import type { RequestText } from './text-place.ts';

/** The caller's texts in a request, before and after the model's last answer. */
export interface CallerTexts {
  readonly latest: string;
  /** The latest texts without the separators added here, because callers pay only for their own characters. */
  readonly priced: string;
  readonly earlier: string;
  /** The text around the borders of adjacent texts. Words may be split over parts or messages. */
  readonly latestSeams: string;
  readonly earlierSeams: string;
  /** Texts in other fields: options, definitions of tools and unknown fields. */
  readonly fields: readonly string[];
}

/** Returns the texts of users, tools and unknown roles. System messages do not count as the caller's. */
export function callerTexts(all: readonly RequestText[]): CallerTexts {
  const places = all.filter(({ voice }) => voice === 'caller');
  const said = (isNew: boolean) => places.filter((place) => !place.isField && place.isNew === isNew);
  const texts = (isNew: boolean) => said(isNew).map(({ text }) => text);
  const fields = places.filter(({ isField }) => isField).map(({ text, reading = text }) => reading);
  return {
    latest: texts(true).join(GAP),
    priced: texts(true).join(''),
    earlier: texts(false).join(GAP),
    latestSeams: seamTexts(said(true)).join(GAP),
    earlierSeams: seamTexts(said(false)).join(GAP),
    fields: [...new Set(fields)].filter((text) => text !== ''),
  };
}

/**
 * Judges the caller's texts. Earlier turns are judged too, because callers write the history that they send. A
 * detector's finding in the latest turn wins over its finding in an earlier one.
 */
export function judgeCaller(
  { latest, earlier, latestSeams, earlierSeams, fields }: Omit<CallerTexts, 'priced'>,
  ready: ReadyDetectors,
  pool: Pick<DetectorPool, 'detect'>,
): TextVerdict | Promise<TextVerdict> {
  const judge = outputJudge(ready, pool);
  const others = [
    unlessClean(earlier, ready, judge),
    unlessClean(earlierSeams, ready, judge),
    latestSeams === '' ? undefined : judge(latestSeams),
    unlessClean(fieldsKey(fields), ready, () => judgeAsides(fields, ready, (part) => outputJudge(part, pool))),
  ].filter((each) => each !== undefined);
  const now = judge(latest);
  const all = [now, ...others];
  const isThere = (each: TextVerdict | undefined | Promise<TextVerdict | undefined>) => !(each instanceof Promise);
  if (all.every(isThere)) return mergedAll(all as (TextVerdict | undefined)[]);
  return Promise.all(all).then(mergedAll);
}

/** The prefix separates fields from turns with the same text, because they are judged differently. */
const fieldsKey = (fields: readonly string[]): string => (fields.length > 0 ? `fields\0${fields.join('\0')}` : '');

type MayBeJudged = TextVerdict | undefined | Promise<TextVerdict | undefined>;

/**
 * Returns the verdict on a text that may come again with every call of a conversation. Returns undefined if the text
 * is known to be clean.
 */
function unlessClean(text: string, { detectors }: ReadyDetectors, judge: (text: string) => MayBeJudged): MayBeJudged {
  if (text === '' || clean.recall(detectors, text)) return undefined;
  const verdict = judge(text);
  const isClean = !(verdict instanceof Promise) && (verdict?.detected.length ?? 0) === 0;
  if (isClean) clean.remember(detectors, text, true);
  return verdict;
}

/**
 * Earlier turns without findings, per detectors of the deployment. Only verdicts that came without a promise are kept,
 * because others may differ the next time.
 */
const clean = new TextMemory<true>();

/** The topic check applies only to the latest turn. A conversation may have begun on another topic. */
const isOfLatestOnly = (name: DetectorName): boolean => name === 'topic_detector';

/** Returns the first verdict, extended by findings that only the others have. */
function mergedAll([latest, ...others]: readonly (TextVerdict | undefined)[]): TextVerdict {
  if (!latest) throw new TypeError('the latest turn has a verdict');
  return others.reduce<TextVerdict>((late, early) => (early ? merged(late, early) : late), latest);
}

function merged(late: TextVerdict, early: TextVerdict): TextVerdict {
  const taken = early.detected.filter((name) => !late.detected.includes(name) && !isOfLatestOnly(name));
  return withFindings(late, early, taken);
}
