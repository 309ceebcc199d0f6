import { buildAutomaton, type KeywordAutomaton } from '../keyword/keyword-automaton.ts';
import type { TopicEntry } from './lexicon/topic-table.ts';

/** The weight of a term for one topic. */
export interface Posting {
  readonly topic: number;
  readonly weight: number;
}

/** The terms of several topics in one automaton, so that one pass covers all topics. */
export interface TopicLexicon {
  readonly automaton: KeywordAutomaton;
  /** Postings by keyword index of the automaton. */
  readonly postings: readonly (readonly Posting[])[];
  readonly topicCount: number;
}

/** Evidence of one occurrence. A medium term alone reaches the threshold in a short text. */
export const termWeights = { strong: 2, medium: 1, weak: 0.5 } as const;

/** Returns the terms of some rows of a topic table, with their postings. */
export function tableTerms(table: readonly TopicEntry[], rows: ReadonlySet<number>): Map<string, Posting[]> {
  const terms = new Map<string, Posting[]>();
  for (const [topic, entry] of table.entries()) {
    if (!rows.has(topic)) continue;
    for (const grade of ['strong', 'medium', 'weak'] as const) {
      for (const term of entry[grade]) addTerm(terms, term, { topic, weight: termWeights[grade] });
    }
  }
  return terms;
}

/** Builds a lexicon from terms and their postings. Terms are used as they are. */
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

/** Returns the regular plural of a term, if it has one. */
export function pluralsOf(term: string): string[] {
  if (/[^aeiou]y$/.test(term)) return [`${term.slice(0, -1)}ies`];
  if (/(?:ss|x|z|ch|sh)$/.test(term)) return [`${term}es`];
  return /[a-rt-z]$/.test(term) ? [`${term}s`] : [];
}
