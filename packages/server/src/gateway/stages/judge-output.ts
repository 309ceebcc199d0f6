import type { Detectors } from '@redoubt/contract';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { GAP, judged, type TextVerdict, withFindings } from './judged.ts';
import { TextMemory } from './text-memory.ts';

/** Judges a text as the model wrote it. Tokens of personal data are not restored yet. */
export type OutputJudge = (
  text: string,
  how?: { readonly isOneOfMany?: boolean },
) => TextVerdict | Promise<TextVerdict>;

/**
 * Verdicts without findings, by the detectors of the deployment: texts come again with each turn, and a whole answer
 * after its windows. Verdicts that came with a promise are not kept: they may differ the next time, and the encoder
 * keeps its own readings.
 */
const clean = new TextMemory<TextVerdict>();
/** Bytes of a verdict beside what it quotes of its text. */
const VERDICT_BYTES = 2_000;
/** Bytes that a verdict takes for each character of its text: two details may hold all of it, in two bytes each. */
const BYTES_A_CHARACTER = 4;

/**
 * Creates a judge from detectors. The signal gives up what it judges in a thread. The detectors have to be an object
 * that lives as long as the deployment does, because verdicts are remembered by it.
 */
export function outputJudge(
  ready: ReadyDetectors,
  pool: Pick<DetectorPool, 'detect'>,
  signal?: AbortSignal,
): OutputJudge {
  return (text, how) => {
    const known = clean.recall(ready.detectors, text);
    if (known) return known;
    const detection = pool.detect(text, ready.detectors, { tuning: ready.tuning, ...how, signal });
    if (detection instanceof Promise) return detection.then(judged);
    const verdict = judged(detection);
    const weight = VERDICT_BYTES + BYTES_A_CHARACTER * text.length;
    if (verdict.detected.length === 0) clean.remember(ready.detectors, text, verdict, weight);
    return verdict;
  };
}

/** Returns the detectors that a deployment blocks by, or undefined if there are none. */
export function blockingPart(ready: ReadyDetectors, blocks: ReadonlySet<string>): ReadyDetectors | undefined {
  const kept = Object.entries(ready.detectors).filter(([name]) => blocks.has(name));
  if (kept.length === 0) return undefined;
  return { detectors: Object.fromEntries(kept) as Detectors, tuning: ready.tuning };
}

/** If all texts together have more characters than this, each one is judged in a thread. */
const FEW_CHARACTERS = 4_096;
/** Maximum number of texts that are judged one by one. With more, the joint verdict is returned. */
const MAX_ALONE = 256;

/**
 * Judges all texts of an answer together, and then each one alone if something was found. A finding that appears only
 * in the joined text, such as a keyword across two choices, is dropped because nobody wrote it.
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
