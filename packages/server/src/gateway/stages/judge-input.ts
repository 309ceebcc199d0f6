import type { DetectorName } from '@redoubt/contract';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { judgeAsides } from './judge-asides.ts';
import { outputJudge } from './judge-output.ts';
import { GAP, type TextVerdict, withFindings } from './judged.ts';
import { seamTexts } from './split-texts.ts';
import { TextMemory } from './text-memory.ts';
import type { RequestText } from './text-place.ts';

/** What a caller says in a request: since the last answer of the model, and before it. */
export interface CallerTexts {
  readonly latest: string;
  /** The latest without what stands between its texts here: callers pay for their own characters. */
  readonly priced: string;
  readonly earlier: string;
  /** What the texts say where one goes on in the next: words split over parts or messages. */
  readonly latestSeams: string;
  readonly earlierSeams: string;
  /** What stands beside what is said: options, definitions of tools, fields that are not known. */
  readonly fields: readonly string[];
}

/** The words of users and tools, and of whoever is not known; system messages are not the caller's. */
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
 * Judge what a caller says. Earlier turns are judged as well, for a caller writes the history that it sends; a detector
 * that found something there answers for it, unless it found something in the latest turn.
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

/** Fields are judged in another way than the same words of a turn. */
const fieldsKey = (fields: readonly string[]): string => (fields.length > 0 ? `fields\0${fields.join('\0')}` : '');

type MayBeJudged = TextVerdict | undefined | Promise<TextVerdict | undefined>;

/** The verdict on a text that may come again with every call of a conversation; undefined where it is known to be clean. */
function unlessClean(text: string, { detectors }: ReadyDetectors, judge: (text: string) => MayBeJudged): MayBeJudged {
  if (text === '' || clean.recall(detectors, text)) return undefined;
  const verdict = judge(text);
  const isClean = !(verdict instanceof Promise) && (verdict?.detected.length ?? 0) === 0;
  if (isClean) clean.remember(detectors, text, true);
  return verdict;
}

/**
 * Earlier turns in which nothing was found, by the detectors of their deployment. Only verdicts that came at once: one
 * that others had to be asked for may be another the next time.
 */
const clean = new TextMemory<true>();

/** Whether a text is on its topics is asked of the latest turn alone: a conversation may have begun elsewhere. */
const isOfLatestOnly = (name: DetectorName): boolean => name === 'topic_detector';

/** The first, with what only the others found. */
function mergedAll([latest, ...others]: readonly (TextVerdict | undefined)[]): TextVerdict {
  if (!latest) throw new TypeError('the latest turn has a verdict');
  return others.reduce<TextVerdict>((late, early) => (early ? merged(late, early) : late), latest);
}

function merged(late: TextVerdict, early: TextVerdict): TextVerdict {
  const taken = early.detected.filter((name) => !late.detected.includes(name) && !isOfLatestOnly(name));
  return withFindings(late, early, taken);
}
