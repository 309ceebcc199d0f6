import { readData } from '../read-data/read-data.ts';
import type { LemmaUse, Synset } from './read-wordnet.ts';

/** A term of the vocabulary, how often it occurs, and the gloss of its first sense. */
export interface ChosenTerm {
  readonly term: string;
  readonly count: number;
  readonly gloss: string | undefined;
}

/** Terms kept, so that the file stays below 6 MB. */
const MAX_TERMS = 46_000;
/** A word that no dictionary has must occur this often. */
const OFTEN = 12;
const wordPattern = /\p{L}[\p{L}\p{N}]*/gu;

/** Chooses dictionary words, collocations and terms of subjects that occur, and frequent other words, by frequency. */
export function chooseTerms(
  synsets: readonly Synset[],
  uses: ReadonlyMap<string, LemmaUse>,
  texts: readonly string[],
): ChosenTerm[] {
  const glosses = glossesOf(synsets, uses);
  const lexicon = new Set(readData('static-embeddings/subject-terms'));
  const counts = countTerms(
    [...synsets.map(({ gloss }) => gloss), ...texts],
    (term) => glosses.has(term) || lexicon.has(term),
  );
  for (const [term, { count }] of uses) if (count > 0) counts.set(term, (counts.get(term) ?? 0) + count);
  for (const term of lexicon) counts.set(term, (counts.get(term) ?? 0) + OFTEN);
  return [...counts]
    .filter(([term]) => /^\p{L}[\p{L}\p{N}]+(?: \p{L}[\p{L}\p{N}]*){0,2}$/u.test(term))
    .filter(([term, count]) => glosses.has(term) || lexicon.has(term) || count >= OFTEN)
    .toSorted(([left, most], [right, fewer]) => fewer - most || (left < right ? -1 : 1))
    .slice(0, MAX_TERMS)
    .map(([term, count]) => ({ term, count, gloss: glosses.get(term) }));
}

/** The gloss of each lemma's most frequent synset, without its examples. */
function glossesOf(synsets: readonly Synset[], uses: ReadonlyMap<string, LemmaUse>): Map<string, string> {
  const byKey = new Map(synsets.map(({ key, gloss }) => [key, gloss.split('; "')[0] ?? gloss]));
  return new Map([...uses].map(([lemma, { synset }]) => [lemma, byKey.get(synset) ?? '']));
}

function countTerms(texts: readonly string[], isTerm: (term: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const text of texts) {
    const words = text.toLowerCase().match(wordPattern) ?? [];
    for (const [at, word] of words.entries()) {
      if (word.length > 1) add(word);
      phrasesAt(words, at).filter(isTerm).forEach(add);
    }
  }
  return counts;
}

function phrasesAt(words: readonly string[], at: number): string[] {
  return [2, 3].filter((length) => at + length <= words.length).map((length) => words.slice(at, at + length).join(' '));
}
