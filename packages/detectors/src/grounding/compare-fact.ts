import { oppositesOf } from './antonyms.ts';
import { type ContextIndex, type Passage, stemsOf, visitPairs } from './context-index.ts';
import type { Nearness } from './nearness.ts';
import { GivenNumbers, numberMismatch } from './number-mismatch.ts';
import type { QuestionType } from './question-type.ts';
import { typeMismatch } from './question-type.ts';
import type { Rarity } from './rarity.ts';
import { readWords, type Word } from './read-words.ts';
import { recallOf, sharedSequence } from './shared-words.ts';
import { absolutes, hedges, negators, personal } from './word-tables.ts';

/** A question, prepared once for all facts of an answer. */
export interface AskedFor {
  readonly type: QuestionType;
  readonly stems: ReadonlySet<string>;
  /** Nearness in the current context. */
  readonly nearness: Nearness;
}

/** The features of a fact compared with its context, by name, as input for the head. */
type FactFeatures = Readonly<Record<(typeof factFeatures)[number], number>>;

/** Names of the fact features. For most, a higher value means more doubt. */
export const factFeatures = [
  'missing',
  'missing_fresh',
  'missing_best',
  'missing_best_fresh',
  'pairs_missing',
  'pairs_reversed',
  'sequence_missing',
  'rarest_missing',
  'count_missing',
  'numbers_missing',
  'numbers_elsewhere',
  'names_missing',
  'names_elsewhere',
  'negation',
  'antonym',
  'absolute',
  'hedge_dropped',
  'personal',
  'question_mark',
  'type_mismatch',
  'far_from_question',
  'moved',
] as const;

/** Number of passages that a fact is compared with in detail. */
const CANDIDATES = 4;
const MAX_WORDS = 150;

/** Returns a fact's features: it is compared with the stretches of the context that have the most similar words. */
export function compareFact(
  fact: ReadFact,
  context: ContextIndex,
  asked: AskedFor | undefined,
  rarity: Rarity,
): FactFeatures {
  const words = openWords(fact, context);
  const stems = stemsOf(words);
  const fresh = new Set([...stems].filter((stem) => !asked?.stems.has(stem)));
  const windows = bestWindows(stems, context, rarity, CANDIDATES);
  const best = windows[0]?.words ?? [];
  const near = windows.flatMap((window) => window.words);
  const lost = [...stems].filter((stem) => !context.postings.has(stem));
  const missingFresh = 1 - recallOf(fresh, context.postings, rarity);
  const far = asked ? 1 - asked.nearness(fresh) : 0;
  return {
    missing: 1 - recallOf(stems, context.postings, rarity),
    missing_fresh: missingFresh,
    missing_best: 1 - recallOf(stems, stemsOf(best), rarity),
    missing_best_fresh: 1 - recallOf(fresh, stemsOf(near), rarity),
    ...pairFeatures(words, context),
    sequence_missing: 1 - Math.max(0, ...windows.map((window) => sharedSequence(words, window.words))),
    rarest_missing: Math.max(0, ...lost.map(rarity)),
    count_missing: Math.log1p(lost.length),
    numbers_missing: numberMismatch(words, context.numbers),
    numbers_elsewhere: numberMismatch(words, new GivenNumbers(near)),
    ...nameFeatures(words, context, near),
    ...polarityFeatures(words, best),
    personal: words.some(({ lower }) => personal.has(lower)) ? 1 : 0,
    question_mark: fact.text.includes('?') ? 1 : 0,
    type_mismatch: asked ? typeMismatch(asked.type, fact.text) : 0,
    far_from_question: far,
    // Every word is in the context, but not where the context answers the question.
    moved: far * (1 - missingFresh),
  };
}

/** A fact with the stretches of words that the context bears out in another writing: "half past six" for "6:30". */
interface ReadFact {
  readonly text: string;
  readonly settled: readonly { readonly at: number; readonly end: number }[];
}

/** The words of a fact, without those that need no comparison. */
function openWords({ text, settled }: ReadFact, { positions }: ContextIndex): Word[] {
  const words = readWords(text, MAX_WORDS);
  const rewritten = settled.filter(({ at, end }) => words.slice(at, end).some(({ stem }) => !positions.has(stem)));
  if (rewritten.length === 0) return words;
  return words.filter((_, index) => !rewritten.some(({ at, end }) => at <= index && index < end));
}

function pairFeatures(words: readonly Word[], { pairs }: ContextIndex) {
  let [all, lost, reversed] = [0, 0, 0];
  visitPairs(words, (one, other) => {
    all += 1;
    if (pairs.has(one, other)) return;
    lost += 1;
    if (pairs.has(other, one)) reversed += 1;
  });
  return all === 0
    ? { pairs_missing: 0, pairs_reversed: 0 }
    : { pairs_missing: lost / all, pairs_reversed: reversed / all };
}

function nameFeatures(words: readonly Word[], { postings }: ContextIndex, near: readonly Word[]) {
  const names = words.filter(({ isName }) => isName);
  if (names.length === 0) return { names_missing: 0, names_elsewhere: 0 };
  const nearby = stemsOf(near);
  return {
    names_missing: names.filter(({ stem }) => !postings.has(stem)).length / names.length,
    names_elsewhere: names.filter(({ stem }) => postings.has(stem) && !nearby.has(stem)).length / names.length,
  };
}

/**
 * Compares the polarity of a fact with that of the nearest stretch: negations, antonyms, absolute words and dropped
 * hedges.
 */
function polarityFeatures(words: readonly Word[], best: readonly Word[]) {
  const there = new Set(best.map(({ stem }) => stem));
  const here = new Set(words.map(({ stem }) => stem));
  const turned = words.some(
    ({ stem }) => !there.has(stem) && [...oppositesOf(stem)].some((other) => there.has(other) && !here.has(other)),
  );
  return {
    negation: Math.abs(countOf(words, negators) - countOf(best, negators)) % 2,
    antonym: turned ? 1 : 0,
    absolute: words.some(({ lower, stem }) => absolutes.has(lower) && !there.has(stem)) ? 1 : 0,
    hedge_dropped: countOf(best, hedges) > 0 && countOf(words, hedges) === 0 ? 1 : 0,
  };
}

function countOf(words: readonly Word[], table: ReadonlySet<string>): number {
  return words.filter(({ lower }) => table.has(lower) || (table === negators && lower.endsWith("n't"))).length;
}

/** One passage or two neighbouring ones. */
type Window = Passage;

/**
 * Returns the passages that share most with the stems, weighted by rarity, best first. Each is joined with its better
 * neighbour.
 */
function bestWindows(
  stems: ReadonlySet<string>,
  { passages, postings }: ContextIndex,
  rarity: Rarity,
  most: number,
): Window[] {
  const scores = new Float64Array(passages.length);
  for (const stem of stems) {
    const weight = rarity(stem);
    for (const at of postings.get(stem) ?? []) scores[at] = (scores[at] ?? 0) + weight;
  }
  return bestPlaces(scores, most).map((at) =>
    joined(passages, at, (scores[at + 1] ?? 0) > (scores[at - 1] ?? 0) ? at + 1 : at - 1),
  );
}

interface WindowReach {
  readonly at: number;
  readonly reach: number;
}

/**
 * Returns the indexes of the highest scores, with half the better neighbour's score added. Of equal scores the first
 * wins.
 */
function bestPlaces(scores: Float64Array, most: number): number[] {
  const best: WindowReach[] = [];
  for (const [at, score] of scores.entries()) {
    const reach = score + 0.5 * Math.max(scores[at - 1] ?? 0, scores[at + 1] ?? 0);
    if (best.length === most && reach <= (best[most - 1]?.reach ?? 0)) continue;
    const behind = best.findIndex((place) => place.reach < reach);
    best.splice(behind < 0 ? best.length : behind, 0, { at, reach });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ at }) => at);
}

function joined(passages: readonly Passage[], at: number, beside: number): Window {
  const [own, other] = [passages[at], passages[beside]];
  if (!own) throw new Error(`There is no passage ${at}`);
  if (!other) return own;
  const [first, second] = at < beside ? [own, other] : [other, own];
  return { ...own, words: [...first.words, ...second.words] };
}
