import type { Span } from '../view.ts';
import { splitSentences } from './split-sentences.ts';

/** One statement of an answer, with its position there. */
export interface Fact extends Span {
  readonly text: string;
}

/** Maximum number of facts to judge. */
export const MAX_FACTS = 64;
/** Minimum words on both sides of a cut. Shorter parts state nothing on their own. */
const FEWEST_WORDS = 4;

/** Splits an answer into facts: sentences and list items, and their clauses if each can stand alone. */
export function splitFacts(text: string): Fact[] {
  return splitSentences(text, MAX_FACTS)
    .flatMap((sentence) => clausesOf(text, sentence))
    .slice(0, MAX_FACTS)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

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
