import { concepts } from './concepts.ts';
import type { Fit } from './fit-rule.ts';
import type { ActSentence } from './read-acts.ts';
import type { RulePart } from './rule-parts.ts';

/** Everyday subjects that a scope is compared with. Two words of one, in sentences that do not decline, leave it. */
const everyday: ReadonlySet<number> = new Set(
  ['recipe', 'poem', 'travelguide', 'sports', 'films', 'politics', 'gambling', 'religion', 'jokes', 'homework'].map(
    (name) => concepts.names.indexOf(name),
  ),
);
const ENOUGH = 2;

/** Returns the first sentence on an everyday subject that a rule's scope does not name, if there are two or more. */
export function leavesScope({ objects }: RulePart, sentences: readonly ActSentence[]): Fit | undefined {
  const inScope = new Set(objects.flatMap((object) => object.concepts.flat()));
  const outside = sentences.filter(
    (sentence) =>
      [...sentence.concepts].some((one) => everyday.has(one) && !inScope.has(one)) && !sentence.has('heldBack'),
  );
  const isStrong = outside.length >= ENOUGH || outside.some((sentence) => hitsOf(sentence) >= ENOUGH);
  const [sentence] = outside;
  return isStrong && sentence ? { sentence, strength: 0.5 } : undefined;
}

const hitsOf = (sentence: ActSentence): number => [...sentence.concepts].filter((one) => everyday.has(one)).length;
