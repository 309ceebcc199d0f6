import type { CategoryId } from '@redoubt/contract';
import { makeGoal } from './corpus.ts';
import type { Goal } from './goal.ts';
import { phraseControlTemplates, phraseGoalTemplates } from './phrase-templates.ts';

/**
 * Maximum number of characters of a phrase in a goal. Longer phrases are cut at a word, so that a goal stays one short
 * sentence. The sub-category keeps the whole phrase.
 */
const MAX_PHRASE = 90;

/** The source of goals that are made of a caller's phrase. */
export const PHRASE_SOURCE = 'phrase';

/**
 * Returns goals, or controls, about a subject in the caller's words. Returns an empty list if the phrase has no letter
 * or digit.
 */
export function phraseGoals(category: CategoryId, phrase: string, isControl: boolean): Goal[] {
  const subject = subjectOf(phrase);
  if (subject === undefined) return [];
  const templates = isControl ? phraseControlTemplates[category] : phraseGoalTemplates[category];
  return templates.map((template) =>
    makeGoal({
      category,
      subCategory: phrase,
      text: template.replaceAll('{phrase}', () => subject),
      isControl,
      source: PHRASE_SOURCE,
    }),
  );
}

/**
 * Returns the phrase in the form of a noun inside a sentence: on one line and without punctuation at its ends. A
 * capitalised first word gets a small first letter, but an acronym keeps its capitals.
 */
function subjectOf(phrase: string): string | undefined {
  const plain = trimmed(phrase.toWellFormed().replace(/\s+/gu, ' '));
  const space = plain.lastIndexOf(' ', MAX_PHRASE);
  const subject = plain.length <= MAX_PHRASE ? plain : trimmed(plain.slice(0, space > 0 ? space : MAX_PHRASE));
  if (!/[\p{L}\p{N}]/u.test(subject)) return undefined;
  return /^\p{Lu}\p{Ll}/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
}

const marks = new Set(' .,;:!?"\'“”‘’-–—');

function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && marks.has(text.charAt(start))) start++;
  while (end > start && marks.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
