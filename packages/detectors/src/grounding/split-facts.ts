import type { Span } from '../view.ts';
import { splitSentences } from './split-sentences.ts';

/** One statement of an answer, with its position there. */
export interface Fact extends Span {
  readonly text: string;
}

/** The facts of an answer that are judged, and how many are not. */
export interface FactsOfAnswer {
  readonly facts: readonly Fact[];
  readonly factsLeftOut: number;
}

/** Maximum number of facts to judge. */
export const MAX_FACTS = 64;
/** Minimum words on both sides of a cut. Shorter parts state nothing on their own. */
const FEWEST_WORDS = 4;

/**
 * Splits an answer into facts: sentences and list items, and their clauses if each can stand alone. The first 64 are
 * judged. Linear.
 */
export const splitFacts = (text: string): FactsOfAnswer => factsToJudge(allFacts(text));

/** Returns all facts of an answer, however many they are. */
export const allFacts = (text: string): Fact[] =>
  splitSentences(text, text.length)
    .flatMap((sentence) => clausesOf(text, sentence))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));

/** Returns the facts that are judged, and counts the others. */
export const factsToJudge = (facts: readonly Fact[]): FactsOfAnswer => ({
  facts: facts.slice(0, MAX_FACTS),
  factsLeftOut: Math.max(0, facts.length - MAX_FACTS),
});

/** A verb. It shows that the text after a conjunction is a statement of its own. */
const verb =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|did|does|do|became|[a-z]{3,20}(?:ed|s))\b/;
const joint = /;\s+|,\s+(?:and|but|while|whereas|although)\s+|\s+(?:but|whereas)\s+/g;

function clausesOf(text: string, { start, end }: Span): Span[] {
  const sentence = text.slice(start, end);
  const clauses: Span[] = [];
  let from = 0;
  for (const { index, 0: mark } of sentence.matchAll(joint)) {
    const [before, after] = [sentence.slice(from, index), sentence.slice(index + mark.length)];
    if (!standsAlone(before) || !standsAlone(after)) continue;
    clauses.push({ start: start + from, end: start + index });
    from = index + mark.length;
  }
  return [...clauses, { start: start + from, end }];
}

function standsAlone(clause: string): boolean {
  return clause.split(/\s+/, FEWEST_WORDS).length >= FEWEST_WORDS && verb.test(clause);
}
