import type { Span } from '../view.ts';
import { splitSentences } from './split-sentences.ts';

/** One statement of an answer, as it stands there. */
export interface Fact extends Span {
  readonly text: string;
}

/** Facts beyond so many are not judged. */
export const MAX_FACTS = 64;
/** Both sides of a cut need so many words, or they state nothing by themselves. */
const FEWEST_WORDS = 4;

/** An answer in facts: its sentences and list items, and their clauses where each stands by itself. */
export function splitFacts(text: string): Fact[] {
  return splitSentences(text, MAX_FACTS)
    .flatMap((sentence) => clausesOf(text, sentence))
    .slice(0, MAX_FACTS)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

/** A verb that shows that what follows a conjunction says something of its own. */
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
