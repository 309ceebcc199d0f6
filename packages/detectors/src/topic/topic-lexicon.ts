import { buildAutomaton, type KeywordAutomaton } from '../keyword/keyword-automaton.ts';
import type { TopicEntry } from './lexicon/topic-entry.ts';

/** What one term says: for each topic it is listed under, its weight. */
export interface Posting {
  readonly topic: number;
  readonly weight: number;
}

/** Terms of several topics in one automaton, so that all topics are read in one pass. */
export interface TopicLexicon {
  readonly automaton: KeywordAutomaton;
  /** By keyword index of the automaton. */
  readonly postings: readonly (readonly Posting[])[];
  readonly topicCount: number;
}

/** Evidence of one occurrence. With the scoring's half point at 1, a medium term settles a short text. */
export const termWeights = { strong: 2, medium: 1, weak: 0.5 } as const;

/** The terms of some rows of a topic table, with what each says of them. */
export function tableTerms(table: readonly TopicEntry[], rows: ReadonlySet<number>): Map<string, Posting[]> {
  const terms = new Map<string, Posting[]>();
  for (const [topic, entry] of table.entries()) {
    if (!rows.has(topic)) continue;
    for (const grade of ['strong', 'medium', 'weak'] as const) {
      for (const term of entry[grade].split(', ')) addTerm(terms, term, { topic, weight: termWeights[grade] });
    }
  }
  return terms;
}

/** A lexicon with one topic a row, each row a list of weighted terms taken as they are. */
export function lexiconOf(terms: ReadonlyMap<string, readonly Posting[]>, topicCount: number): TopicLexicon {
  const automaton = buildAutomaton([...terms.keys()].map((term) => ({ keyword: term, pattern: term })));
  return { automaton, postings: [...terms.values()], topicCount };
}

function addTerm(terms: Map<string, Posting[]>, term: string, posting: Posting): void {
  for (const form of [term, ...pluralsOf(term)]) {
    const postings = terms.get(form) ?? [];
    if (postings.some(({ topic }) => topic === posting.topic)) continue;
    terms.set(form, [...postings, posting]);
  }
}

/** The regular plural of a term that ends in a plain letter. */
export function pluralsOf(term: string): string[] {
  if (/[^aeiou]y$/.test(term)) return [`${term.slice(0, -1)}ies`];
  if (/(?:ss|x|z|ch|sh)$/.test(term)) return [`${term}es`];
  return /[a-rt-z]$/.test(term) ? [`${term}s`] : [];
}
