import { aspectsOf } from './aspects.ts';
import { type ContextIndex, indexContext, stemsOf } from './context-index.ts';
import { questionType, typeMismatch } from './question-type.ts';
import type { Rarity } from './rarity.ts';
import { readWords, type Word } from './read-words.ts';
import { recallOf } from './shared-words.ts';

/** The features of an answer that need no encoder. They grow with the doubt that it answers the question. */
export const answerFeatures = [
  'question_missing',
  'question_missing_best',
  'question_names_missing',
  'rarest_missing',
  'opening_missing',
  'likeness_missing',
  'aspect_missing',
  'aspect_other',
  'type_mismatch',
  'form_mismatch',
  'answer_strange',
] as const;

export type AnswerFeatures = Readonly<Record<(typeof answerFeatures)[number], number>>;

/** Letters of which words of one origin share the first. */
const OPENING = 5;
const MAX_WORDS = 1_500;

/** What an answer looks like next to its question. */
export function compareAnswer(question: string, answer: string, rarity: Rarity): AnswerFeatures {
  const asked = readWords(question, MAX_WORDS);
  const stems = stemsOf(asked);
  const context = indexContext(answer);
  const lost = [...stems].filter((stem) => !context.postings.has(stem));
  const names = new Set(asked.flatMap(({ isName, stem }) => (isName ? stem : [])));
  return {
    question_missing: 1 - recallOf(stems, context.postings, rarity),
    question_missing_best: 1 - bestRecall(stems, context, rarity),
    question_names_missing: names.size === 0 ? 0 : 1 - recallOf(names, context.postings, rarity),
    rarest_missing: Math.max(0, ...lost.map(rarity)),
    opening_missing: openingMissing(stems, context.words, rarity),
    likeness_missing: 1 - likeness(question, answer),
    ...aspectFeatures(asked, context.words),
    type_mismatch: typeMismatch(questionType(question), answer),
    form_mismatch: isCode(question) === isCode(answer) ? 0 : 1,
    answer_strange: 1 - recallOf(stemsOf(context.words), stems, rarity),
  };
}

function bestRecall(stems: ReadonlySet<string>, { passages }: ContextIndex, rarity: Rarity): number {
  return Math.max(0, ...passages.map(({ words }) => recallOf(stems, stemsOf(words), rarity)));
}

/** Words of the question of which no word of the answer shares the first letters: inflections of any European language. */
function openingMissing(stems: ReadonlySet<string>, words: readonly Word[], rarity: Rarity): number {
  const openings = new Set(words.map(({ lower }) => lower.slice(0, OPENING)));
  const wanted = new Set([...stems].map((stem) => stem.slice(0, OPENING)));
  return 1 - recallOf(wanted, openings, rarity);
}

/** Share of the question's runs of four letters of content that the answer has. */
function likeness(question: string, answer: string): number {
  const own = fourGrams(question);
  const other = fourGrams(answer);
  if (own.size === 0) return 1;
  return sharedCount(own, other) / own.size;
}

const sharedCount = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((entry) => other.has(entry)).length;

function fourGrams(text: string): Set<string> {
  const words = readWords(text, MAX_WORDS).filter(({ isContent }) => isContent);
  return new Set(
    words.flatMap(({ lower }) =>
      Array.from({ length: Math.max(0, lower.length - 3) }, (_, at) => lower.slice(at, at + 4)),
    ),
  );
}

/** The side of a thing that is asked about, and whether the answer speaks of that one or of others. */
function aspectFeatures(question: readonly Word[], answer: readonly Word[]) {
  const asked = aspectsOf(question);
  if (asked.size === 0) return { aspect_missing: 0, aspect_other: 0 };
  const told = aspectsOf(answer.slice(0, 60));
  const shared = sharedCount(asked, told);
  return { aspect_missing: shared === 0 ? 1 : 0, aspect_other: shared === 0 && told.size > 0 ? 1 : 0 };
}

/** Code, or a request for it. */
export function isCode(text: string): boolean {
  return /[{};]\s*\n|\bdef \w+\(|#include|SELECT .{1,80} FROM|\b(?:function|script|program|code|sql|query|c\+\+|python|javascript|bash|regex)\b/i.test(
    text.slice(0, 2_000),
  );
}
