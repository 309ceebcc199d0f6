import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { afterwards } from '../stream/in-order.ts';
import { isProse } from '../stream/quiet-fields.ts';
import { blockingPart, judgeTexts, type OutputJudge } from './judge-output.ts';
import { GAP, type TextVerdict, withFindings } from './judged.ts';

/** Detectors that find what stands in a text exactly, however short it is. */
const exactNames: ReadonlySet<string> = new Set(['keyword_detector', 'pii']);

/** Makes a judge of a side's detectors. */
type JudgeOf = (ready: ReadyDetectors) => OutputJudge;

/**
 * What is said beside the texts of a call or an answer: sentences are judged by all detectors, names and options by those
 * that look for something exact. Undefined where nothing is found; a promise only where a judge answers with one.
 */
export function judgeAsides(
  texts: readonly string[],
  ready: ReadyDetectors,
  judgeOf: JudgeOf,
): TextVerdict | undefined | Promise<TextVerdict | undefined> {
  const prose = texts.filter(isProse);
  const others = texts.filter((text) => !isProse(text));
  const exact = blockingPart(ready, exactNames);
  return afterwards(findingsIn(prose, judgeOf(ready)), (found) =>
    afterwards(exact && findingsIn(others, judgeOf(exact)), (more) => joined(found, more)),
  );
}

function findingsIn(
  texts: readonly string[],
  judge: OutputJudge,
): TextVerdict | undefined | Promise<TextVerdict | undefined> {
  if (texts.length === 0) return undefined;
  const found = (judged: TextVerdict) => (judged.detected.length > 0 ? judged : undefined);
  return afterwards(judge(texts.join(GAP)), (joint) =>
    joint.detected.length > 0 && texts.length > 1 ? judgeTexts(texts, judge).then(found) : found(joint),
  );
}

/** One verdict of two; what is found in both is found as the first has it. */
export function joined(found: TextVerdict | undefined, more: TextVerdict | undefined): TextVerdict | undefined {
  if (!found || !more) return found ?? more;
  const taken = more.detected.filter((name) => !found.detected.includes(name));
  return withFindings(found, more, taken);
}
