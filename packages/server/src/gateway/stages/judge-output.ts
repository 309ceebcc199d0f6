import type { Detectors } from '@redoubt/contract';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { GAP, judged, type TextVerdict, withFindings } from './judged.ts';

/** Judges a text of a model's, as the model wrote it: tokens of personal data are not put back yet. */
export type OutputJudge = (
  text: string,
  how?: { readonly isOneOfMany?: boolean },
) => TextVerdict | Promise<TextVerdict>;

/** A judge by detectors. */
export function outputJudge(ready: ReadyDetectors, pool: Pick<DetectorPool, 'detect'>): OutputJudge {
  return (text, how) => {
    const detection = pool.detect(text, ready.detectors, { tuning: ready.tuning, ...how });
    return detection instanceof Promise ? detection.then(judged) : judged(detection);
  };
}

/** Those of a side's detectors that a deployment blocks by; undefined where it blocks by none. */
export function blockingPart(ready: ReadyDetectors, blocks: ReadonlySet<string>): ReadyDetectors | undefined {
  const kept = Object.entries(ready.detectors).filter(([name]) => blocks.has(name));
  if (kept.length === 0) return undefined;
  return { detectors: Object.fromEntries(kept) as Detectors, tuning: ready.tuning };
}

/** Beyond so many together each of them is judged in a thread: there are many, and each may be as large. */
const FEW_CHARACTERS = 4_096;
/** Texts of an answer that are judged alone; of more, what all say together stands. */
const MAX_ALONE = 256;

/**
 * What all texts of an answer say together, and one of them by itself: what only a text and the next one make, such as a
 * keyword between two choices, is nobody's word and dropped. The texts are judged alone only where something was found.
 */
export async function judgeTexts(texts: readonly string[], judge: OutputJudge): Promise<TextVerdict> {
  const whole = texts.join(GAP);
  const joint = await judge(whole);
  if (joint.detected.length === 0 || texts.length < 2 || texts.length > MAX_ALONE) return joint;
  let unseen = joint.detected;
  let first: TextVerdict | undefined;
  const how = { isOneOfMany: whole.length > FEW_CHARACTERS };
  for (const text of texts) {
    const alone = await judge(text, how);
    first ??= alone;
    unseen = unseen.filter((name) => !alone.detected.includes(name));
    if (unseen.length === 0) return joint;
  }
  if (!first) return joint;
  const { detection } = withFindings(joint, first, unseen);
  return { detection, detected: joint.detected.filter((name) => !unseen.includes(name)) };
}
