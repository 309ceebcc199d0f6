import type { Detectors } from '@redoubt/contract';
import { questionsOf, settleQuestions } from '../cascade/escalate.ts';
import type { EscalationMode } from '../cascade/find-questions.ts';
import { settlePairs } from '../cascade/settled-pairs.ts';
import type { TextPair, TextReading } from '../encoder/read-texts.ts';
import { retellingClauses, settleRetellings } from '../overlap/judge-retelling.ts';
import { policyHeads } from '../policy/judge-policy.ts';
import { policyPairs } from '../policy/rule-pairs.ts';
import { topicPairs } from '../topic/detect-topics.ts';
import { topicNames } from '../topic/topic-names.ts';
import type { TextViews } from '../view.ts';
import { policyOf } from './policy-of.ts';
import { referencesOf } from './references.ts';
import { trainedDetectors, trainedHeads } from './trained-heads.ts';

/** When the encoder reads a text: if the first model is unsure, always, or never. */
export type SecondModelMode = EscalationMode | 'off';

/** What the encoder must read before the verdict on a text is final. Sent between threads. */
export interface EncoderQuestion {
  readonly questions: readonly string[];
  /** What detectors ask of the text together with another: with a rule, a topic. */
  readonly pairs: readonly TextPair[];
  /** Clauses whose embeddings are needed. */
  readonly clauses: readonly string[];
}

/** The encoder's answer. Parts that it could not read are missing, and the first model decides them. */
export interface EncoderFindings {
  readonly readings: readonly TextReading[];
  /** Names of the logits in the readings. */
  readonly labels: readonly string[];
  /** In the order of the pairs in the question. */
  readonly pairs: readonly (TextReading | undefined)[];
  /** In the order of the clauses in the question. */
  readonly meanings: readonly (Float32Array | undefined)[];
}

/**
 * Returns what the encoder must read for a text. Returns undefined if the first model is sure about everything that is
 * enabled.
 */
export function encoderQuestionOf(
  views: TextViews,
  detectors: Detectors,
  mode: EscalationMode,
): EncoderQuestion | undefined {
  const policy = policyOf(detectors.policy_violation);
  const enabled = trainedDetectors.flatMap((name) => (detectors[name] ? trainedHeads[name] : []));
  const heads = new Set<string>([...enabled, ...policyHeads(policy)]);
  const questions = heads.size > 0 ? questionsOf(views, heads, mode) : [];
  const ofTopics = topicPairs(views, topicNames(detectors.topic_detector?.topic ?? []));
  const pairs = [...ofTopics, ...(detectors.policy_violation ? policyPairs(policy, views) : [])];
  const references = detectors.system_prompt && referencesOf(detectors.system_prompt);
  const clauses = references?.meanings ? retellingClauses(views, references.index) : [];
  if ([questions, pairs, clauses].every(({ length }) => length === 0)) return undefined;
  return { questions, pairs, clauses };
}

/** Stores the encoder's answer in the views, so that the detectors combine both models. */
export function settle(views: TextViews, asked: EncoderQuestion, answered: EncoderFindings): void {
  const { pairs, clauses } = asked;
  const { readings, labels, meanings } = answered;
  if (readings.length > 0) settleQuestions(views, readings, labels);
  if (pairs.length > 0) settlePairs(views, pairs, { readings: answered.pairs, labels });
  if (clauses.length > 0) settleRetellings(views, clauses, meanings);
}
