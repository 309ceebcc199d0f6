import type { Detectors } from '@redoubt/contract';
import type { GroundingQuestion } from '@redoubt/detectors';

/**
 * Work is weighed in characters: one for each that all detectors read once, some microsecond in a hostile text. Keywords
 * and rules are compiled before anything is searched for them, and every part of a rule is held against the text. An
 * explanation reads a stretch of the text once for each of its words.
 */

/** Compiling a keyword takes about as long as searching this many times its characters. */
const KEYWORD_WEIGHT = 8;
/** Compiling this many characters of a rule takes as long as reading one character of a text. */
const RULE_CHARACTERS = 8;
/** Checking this many parts of rules takes as long as all detectors together. */
const RULE_PARTS = 16;
/** The checker compares no more parts of a policy (`compile-policy.ts`). */
const MAX_PARTS = 256;
const MAX_WRITTEN_RULES = 64;
/** Length of the shortest sentence that can be a rule. */
const SHORTEST_RULE = 12;

/** Detectors whose explanation scores a stretch again without each of its words (`explain-score.ts`). */
const explainedByWords = ['injection_attack', 'toxicity', 'nsfw', 'bias'] as const;
/** The most words that are left out, and about the longest stretch that a head judges. */
const MAX_SCORINGS = 80;
const MAX_STRETCH = 1_000;
const WORD_CHARACTERS = 5;
/** One head reads this many characters while all detectors read one. */
const HEAD_CHARACTERS = 2;

/** Returns the weight of a text in characters, for the detectors that judge it. */
export function weightOf(text: string, detectors: Detectors): number {
  const { keyword_detector: keywords, policy_violation: policy } = detectors;
  const explained = explainedByWords.filter((name) => detectors[name]?.need_explanation);
  let weight = text.length + explained.length * weightOfExplanation(text);
  for (const keyword of keywords?.banned_keywords ?? []) weight += KEYWORD_WEIGHT * keyword.length;
  return policy ? weight + weightOfPolicy(text, policy) : weight;
}

/** Returns the weight of finding what a text is flagged for. It takes an explanation of each detector that has one. */
export function weightOfLocating(text: string, detectors: Detectors): number {
  const { length: named } = explainedByWords.filter((name) => detectors[name]);
  return weightOf(text, detectors) + named * weightOfExplanation(text);
}

function weightOfExplanation({ length }: string): number {
  const scorings = Math.min(MAX_SCORINGS, length / WORD_CHARACTERS);
  return (scorings * Math.min(MAX_STRETCH, length)) / HEAD_CHARACTERS;
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

/**
 * Returns the weight of an answer. Each of its facts is compared with the nearest sentences of the text it is checked
 * against.
 */
export const weightOfAnswer = ({ answer, against, question }: GroundingQuestion): number =>
  answer.length + against.length + (question?.length ?? 0);

/** Returns the estimated milliseconds of work with this weight. The true time corrects it afterwards. */
export const msOf = (weight: number): number => weight / 1_000;
