import type { Detectors } from '@redoubt/contract';
import type { GroundingQuestion } from './ground-answer.ts';

/**
 * Work is weighed in characters: one for each that all detectors read once, some microsecond in a hostile text. Keywords
 * and rules are compiled before anything is searched for them, and every part of a rule is held against the text.
 */

/** To compile a keyword takes about as long as to search this many times its characters. */
const KEYWORD_WEIGHT = 8;
/** Characters of a rule that take as long to compile as one of a text to read. */
const RULE_CHARACTERS = 8;
/** Parts of rules that take as long for a text as all detectors together. */
const RULE_PARTS = 16;
/** The checker reads no more of a policy (`clauses-of.ts`, `compile-policy.ts`). */
const MAX_PARTS = 256;
const MAX_WRITTEN_RULES = 64;
/** The shortest sentence that rules anything. */
const SHORTEST_RULE = 12;

/** Characters that a text weighs by the detectors that are to judge it. */
export function weightOf(text: string, { keyword_detector: keywords, policy_violation: policy }: Detectors): number {
  let weight = text.length;
  for (const keyword of keywords?.banned_keywords ?? []) weight += KEYWORD_WEIGHT * keyword.length;
  return policy ? weight + weightOfPolicy(text, policy) : weight;
}

function weightOfPolicy(text: string, policy: NonNullable<Detectors['policy_violation']>): number {
  const written = policy.policy_text?.length ?? 0;
  let characters = written;
  let parts = Math.min(MAX_WRITTEN_RULES, written / SHORTEST_RULE);
  for (const { text: rule, allowed = [], disallowed = [] } of policy.policy_rules ?? []) {
    characters += rule.length + lengthOf(allowed) + lengthOf(disallowed);
    parts += 1 + allowed.length + disallowed.length;
  }
  return characters / RULE_CHARACTERS + (text.length * Math.min(MAX_PARTS, parts)) / RULE_PARTS;
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** What an answer weighs: each of its facts is held against the nearest sentences of what it is held against. */
export const weightOfAnswer = ({ answer, against, question }: GroundingQuestion): number =>
  answer.length + against.length + (question?.length ?? 0);

/** Milliseconds that work of this weight is thought to take; what it took is put right when it is done. */
export const msOf = (weight: number): number => weight / 1_000;
