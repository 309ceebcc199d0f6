import {
  type Detection,
  type DetectorName,
  type Detectors,
  detectionShapes,
  isTriggered,
  rounded,
} from '@redoubt/contract';
import { complianceMapping } from '@redoubt/detectors';
import type { BackendReply } from './ask-in-time.ts';
import { type JudgedDetector, type Opinion, type ToxicLabel, toxicLabels } from './backend.ts';

/** The answer of one detector's backend on one text. Without an opinion, the embedded verdict applies. */
export type JudgedReply = BackendReply<JudgedDetector>;

type Details = Readonly<Record<string, unknown>>;
interface ReplacedVerdict {
  readonly summary: unknown;
  readonly details: Details;
}
interface JudgedText {
  readonly text: string;
}

const NO_VIOLATION = 'No Violation Found';
/** A kind of toxicity is listed from this score on, as in the embedded detector. */
const NAMED_FROM = 0.5;

/**
 * Returns the detection with the verdicts of the backends that answered. For each detector with a backend, it also
 * names who judged.
 */
export function replaceVerdicts(
  text: string,
  detectors: Detectors,
  embedded: Detection,
  answers: readonly JudgedReply[],
): Detection {
  const summary: Record<string, unknown> = { ...embedded.summary };
  const details: Record<string, unknown> = { ...embedded.details };
  for (const { detector, backend, opinion } of answers) {
    const before = details[detector] as Details;
    if (!opinion) {
      details[detector] = { ...before, backend: 'embedded' };
      continue;
    }
    const needsExplanation = isExplained(detector, detectors);
    const verdict = verdicts[detector](opinion, before, { text });
    summary[detectionShapes[detector].summaryKey] = verdict.summary;
    const explanation = needsExplanation && { explanation: opinion.reason ?? '' };
    details[detector] = { ...verdict.details, ...explanation, backend };
  }
  return { summary, details, result_message: messageOf(detectors, summary) } as Detection;
}

/** Whether the explanation of a detector was asked for. That of a policy is part of its verdict. */
function isExplained(detector: JudgedDetector, detectors: Detectors): boolean {
  if (detector === 'policy_violation') return false;
  const settings = detectors[detector];
  return settings !== undefined && 'need_explanation' in settings && settings.need_explanation === true;
}

/**
 * Builds each verdict in the contract's form. Fields on which a backend has no opinion keep the embedded detector's
 * value.
 */
const verdicts: Readonly<
  Record<JudgedDetector, (opinion: Opinion, embedded: Details, asked: JudgedText) => ReplacedVerdict>
> = {
  injection_attack: ({ isFlagged, score, segment }, embedded, { text }) => ({
    summary: isFlagged ? 1 : 0,
    details: {
      safe: (1 - score).toFixed(6),
      attack: score.toFixed(6),
      most_unsafe_content: segment ? text.slice(segment.start, segment.end).trim() : embedded.most_unsafe_content,
      compliance_mapping: complianceMapping(isFlagged),
    },
  }),
  toxicity: ({ isFlagged, score, labels = {} }, embedded) => {
    const known = { ...labels, toxicity: score };
    const scores = Object.fromEntries(
      toxicLabels.map((label) => [label, rounded(known[label] ?? Math.min(score, Number(embedded[label] ?? 0)))]),
    ) as Record<ToxicLabel, number>;
    const named = toxicLabels.filter((label) => label === 'toxicity' || scores[label] >= NAMED_FROM);
    return { summary: isFlagged ? named : [], details: scores };
  },
  nsfw: ({ isFlagged, score }) => ({
    summary: isFlagged ? 1 : 0,
    details: { sfw: rounded(1 - score), nsfw: rounded(score) },
  }),
  bias: ({ isFlagged, score }, embedded) => ({
    summary: isFlagged ? 1 : 0,
    details: { ...embedded, bias_detected: isFlagged, score: rounded(score) },
  }),
  sponge_attack: ({ isFlagged, score }, embedded) => ({
    summary: isFlagged ? 1 : 0,
    details: { ...embedded, sponge_attack_detected: isFlagged, score: rounded(score) },
  }),
  // The span comes from the embedded checker, so it is kept only if both agree.
  policy_violation: ({ isFlagged, score, reason, rule }) => ({
    summary: isFlagged ? 1 : 0,
    details: {
      violating_policy: isFlagged ? rule || 'The policy' : NO_VIOLATION,
      explanation: isFlagged ? (reason ?? '') : NO_VIOLATION,
      score: rounded(score),
      decided_by: 'judge',
    },
  }),
};

/** Returns the `block_message` of the first triggered detector that has one, in the contract's order. */
function messageOf(detectors: Detectors, summary: Readonly<Record<string, unknown>>): string | null {
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const message = detectors[name]?.block_message;
    if (message != null && isTriggered(name, summary[detectionShapes[name].summaryKey])) return message;
  }
  return null;
}
