import type { Detectors } from '@redoubt/contract';
import {
  type EscalationMode,
  policyHeads,
  policyOf,
  policySubjects,
  questionsOf,
  referencesOf,
  retellingClauses,
  settleQuestions,
  settleRetellings,
  settleTopics,
  type TextReading,
  type TextViews,
  type TopicQuestion,
  topicNames,
  topicQuestion,
  trainedDetectors,
  trainedHeads,
} from '@redoubt/detectors';
/** When the encoder reads a text: where the first model is unsure of it, always, or never. */
export type SecondModelMode = EscalationMode | 'off';

/** What the encoder is to read before the verdict on a text is final. Goes between threads. */
export interface EncoderQuestion {
  readonly questions: readonly string[];
  readonly topics: TopicQuestion | undefined;
  /** Clauses whose meanings are wanted. */
  readonly clauses: readonly string[];
}

/** What the encoder read of it; a part that it could not read is missing, and the first model stands for that. */
export interface EncoderFindings {
  readonly readings: readonly TextReading[];
  /** Names of the readings' logits. */
  readonly labels: readonly string[];
  readonly similarities: readonly number[] | undefined;
  /** By the clauses that were asked. */
  readonly meanings: readonly (Float32Array | undefined)[];
}

/** What the encoder has to be asked about a text; nothing where the first model is sure of all that is enabled. */
export function askedOf(views: TextViews, detectors: Detectors, mode: EscalationMode): EncoderQuestion | undefined {
  const policy = policyOf(detectors.policy_violation);
  const enabled = trainedDetectors.flatMap((name) => (detectors[name] ? trainedHeads[name] : []));
  const heads = new Set<string>([...enabled, ...policyHeads(policy)]);
  const questions = heads.size > 0 ? questionsOf(views, heads, mode) : [];
  const topics = topicQuestion(views, [
    ...topicNames(detectors.topic_detector?.topic ?? []),
    ...policySubjects(policy),
  ]);
  const references = detectors.system_prompt && referencesOf(detectors.system_prompt);
  const clauses = references?.meanings ? retellingClauses(views, references.index) : [];
  return questions.length > 0 || topics || clauses.length > 0 ? { questions, topics, clauses } : undefined;
}

/** Takes what the encoder read into the views, so that the detectors answer what both models say together. */
export function settle(views: TextViews, { topics, clauses }: EncoderQuestion, answered: EncoderFindings): void {
  const { readings, labels, similarities, meanings } = answered;
  if (readings.length > 0) settleQuestions(views, readings, labels);
  if (topics && similarities) settleTopics(views, topics, similarities);
  if (clauses.length > 0) settleRetellings(views, clauses, meanings);
}
