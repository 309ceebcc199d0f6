import { afterwards } from '@redoubt/guard/parts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { isProse } from '../stream/quiet-fields.ts';
import { blockingPart, judgeTexts, type OutputJudge } from './judge-output.ts';
import { GAP, type TextVerdict, withFindings } from './judged.ts';

/** Detectors that find exact matches in a text of any length. */
const exactNames: ReadonlySet<string> = new Set(['keyword_detector', 'pii']);

/** Creates a judge from detectors. */
type JudgeOf = (ready: ReadyDetectors) => OutputJudge;

/**
 * Judges the texts in other fields of a call or an answer. All detectors read sentences. Only exact detectors read
 * names and options. Returns undefined if nothing is found, and a promise only if a judge returns one.
 */
export function judgeAsides(
  texts: readonly string[],
  ready: ReadyDetectors,
  judgeOf: JudgeOf,
): TextVerdict | undefined | Promise<TextVerdict | undefined> {
  const { prose = [], others = [] } = Object.groupBy(texts, (text) => (isProse(text) ? 'prose' : 'others'));
  const exact = exactPartOf(ready);
  return afterwards(findingsIn(prose, judgeOf(ready)), (found) =>
    afterwards(exact && findingsIn(others, judgeOf(exact)), (more) => joined(found, more)),
  );
}

/** The exact detectors of a policy, made once: verdicts are remembered by the object. */
const exactParts = new WeakMap<ReadyDetectors['detectors'], { readonly part: ReadyDetectors | undefined }>();

function exactPartOf(ready: ReadyDetectors): ReadyDetectors | undefined {
  const known = exactParts.get(ready.detectors) ?? { part: blockingPart(ready, exactNames) };
  exactParts.set(ready.detectors, known);
  return known.part;
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

/** Combines two verdicts. If both contain a finding of one detector, the first wins. */
export function joined(found: TextVerdict | undefined, more: TextVerdict | undefined): TextVerdict | undefined {
  if (!found || !more) return found ?? more;
  const taken = more.detected.filter((name) => !found.detected.includes(name));
  return withFindings(found, more, taken);
}
