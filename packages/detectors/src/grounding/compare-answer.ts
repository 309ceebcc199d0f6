import { cosineOf, embedText } from '../static-embeddings/embed-text.ts';
import { type AskedThing, askedThing } from './asked-thing.ts';
import { aspectsOf } from './aspects.ts';
import { type ContextIndex, indexContext, stemsOf } from './context-index.ts';
import { type QuestionType, questionType, typeMismatch } from './question-type.ts';
import type { Rarity } from './rarity.ts';
import { readWords, type Word } from './read-words.ts';
import { recallOf, type WeighedStems, weigh, weighedRecall } from './shared-words.ts';

/** Names of the answer features. A higher value means more doubt that the answer fits the question. */
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
  'sense_apart',
  'new_sense_apart',
] as const;

export type AnswerFeatures = Readonly<Record<(typeof answerFeatures)[number], number>>;

/** Number of first letters that related words share. */
const OPENING = 5;
const MAX_WORDS = 1_500;
/** Number of characters, and of new words, whose meaning is compared. */
const SENSE_UNITS = 2_000;
const SENSE_WORDS = 200;
/** How far apart two texts are taken to be if one has no word with a vector: as far as texts usually are. */
const UNKNOWN_APART = 0.75;
/** With fewer words that have a vector, the distance says less. */
const SURE_TERMS = 8;
/** Up to so many words, a question may have a short reply. */
const MAX_QUESTION_WORDS = 45;
/** An English question: with its mark, or with a question word among the first words. */
const asking =
  /^[\s"“(]*(?:[a-z'-]{1,12},? ){0,2}(?:who|whom|whose|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|will|would|should|may|have|has)\b|\b(?:who|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|will|would|should|may|have|has)\b[^?]{0,200}\?/i;

/** A question, prepared once for an answer and all its facts. */
export interface ReadQuestion {
  readonly type: QuestionType;
  readonly thing: AskedThing;
  readonly isCode: boolean;
  /** It is a question of a sentence or two, in English, and not a task or a claim. */
  readonly isShort: boolean;
  readonly stems: ReadonlySet<string>;
  readonly weighed: WeighedStems;
  readonly names: WeighedStems;
  /** The first letters of its stems. */
  readonly openings: WeighedStems;
  /** The character 4-grams of its content words. */
  readonly fourGrams: ReadonlySet<string>;
  readonly aspects: ReadonlySet<string>;
  /** Its meaning by static word vectors; none if no word has a vector. */
  readonly sense: Float32Array | undefined;
}

export function readQuestion(question: string, rarity: Rarity): ReadQuestion {
  const words = readWords(question, MAX_WORDS);
  const stems = stemsOf(words);
  return {
    type: questionType(question),
    thing: askedThing(question),
    isCode: isCode(question),
    isShort: words.length <= MAX_QUESTION_WORDS && !isCode(question) && asking.test(question),
    stems,
    weighed: weigh(stems, rarity),
    names: weigh(new Set(words.flatMap(({ isName, stem }) => (isName ? stem : []))), rarity),
    openings: weigh(new Set([...stems].map((stem) => stem.slice(0, OPENING))), rarity),
    fourGrams: new Set(fourGramsOf(words)),
    aspects: aspectsOf(words),
    sense: embedText(question.slice(0, SENSE_UNITS))?.vector,
  };
}

/** Returns the features of an answer compared with its question. */
export function compareAnswer(asked: ReadQuestion, answer: string, rarity: Rarity): AnswerFeatures {
  const context = indexContext(answer);
  const lost = asked.weighed.weights.filter(([stem]) => !context.postings.has(stem));
  return {
    question_missing: 1 - weighedRecall(asked.weighed, context.postings),
    question_missing_best: 1 - bestRecall(asked.weighed, context),
    question_names_missing: asked.names.weights.length === 0 ? 0 : 1 - weighedRecall(asked.names, context.postings),
    rarest_missing: Math.max(0, ...lost.map(([, weight]) => weight)),
    opening_missing: openingMissing(asked.openings, context.words),
    likeness_missing: 1 - likeness(asked.fourGrams, answer),
    ...aspectFeatures(asked.aspects, context.words),
    type_mismatch: typeMismatch(asked.type, answer),
    form_mismatch: asked.isCode === isCode(answer) ? 0 : 1,
    answer_strange: 1 - recallOf(stemsOf(context.words), asked.stems, rarity),
    ...senseFeatures(asked, answer, context.words),
  };
}

/** How far the meaning of the answer, and that of its words which the question lacks, is from the question's. */
function senseFeatures({ sense, stems }: ReadQuestion, answer: string, words: readonly Word[]) {
  const fresh = words.filter(({ stem, isContent }) => isContent && !stems.has(stem)).slice(0, SENSE_WORDS);
  return {
    sense_apart: senseApart(sense, answer.slice(0, SENSE_UNITS)),
    new_sense_apart: senseApart(sense, fresh.map(({ lower }) => lower).join(' ')),
  };
}

function senseApart(sense: Float32Array | undefined, text: string): number {
  const other = sense && embedText(text);
  if (!other) return UNKNOWN_APART;
  const sure = Math.min(1, other.terms / SURE_TERMS);
  return UNKNOWN_APART + sure * (1 - cosineOf(sense, other.vector) - UNKNOWN_APART);
}

/** Returns the recall of the passage that contains most of the question's stems. */
function bestRecall({ weights, all }: WeighedStems, { passages, postings }: ContextIndex): number {
  if (passages.length === 0) return 0;
  if (all === 0) return 1;
  const hits = new Float64Array(passages.length);
  for (const [stem, weight] of weights) {
    for (const at of postings.get(stem) ?? []) hits[at] = (hits[at] ?? 0) + weight;
  }
  return hits.reduce((most, hit) => Math.max(most, hit / all), 0);
}

/**
 * Returns the share of question words whose first letters no answer word has. This handles the inflections of European
 * languages.
 */
function openingMissing(asked: WeighedStems, words: readonly Word[]): number {
  return 1 - weighedRecall(asked, new Set(words.map(({ lower }) => lower.slice(0, OPENING))));
}

/** Returns the share of the question's character 4-grams that the answer has. */
function likeness(own: ReadonlySet<string>, answer: string): number {
  if (own.size === 0) return 1;
  const shared = new Set<string>();
  for (const run of fourGramsOf(readWords(answer, MAX_WORDS))) if (own.has(run)) shared.add(run);
  return shared.size / own.size;
}

const sharedCount = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((entry) => other.has(entry)).length;

function* fourGramsOf(words: readonly Word[]): Generator<string> {
  for (const { isContent, lower } of words) {
    if (!isContent) continue;
    for (let at = 0; at + 4 <= lower.length; at += 1) yield lower.slice(at, at + 4);
  }
}

/** Whether the answer misses the aspects that the question asks about, and whether it covers other aspects instead. */
function aspectFeatures(asked: ReadonlySet<string>, answer: readonly Word[]) {
  if (asked.size === 0) return { aspect_missing: 0, aspect_other: 0 };
  const told = aspectsOf(answer.slice(0, 60));
  const shared = sharedCount(asked, told);
  return { aspect_missing: shared === 0 ? 1 : 0, aspect_other: shared === 0 && told.size > 0 ? 1 : 0 };
}

/** Whether a text is code or asks for code. */
export function isCode(text: string): boolean {
  return /[{};]\s*\n|\bdef \w+\(|#include|SELECT .{1,80} FROM|\b(?:function|script|program|code|sql|query|c\+\+|python|javascript|bash|regex)\b/i.test(
    text.slice(0, 2_000),
  );
}
