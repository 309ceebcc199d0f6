import { readLists } from '@redoubt/data-files';
import { lexiconOf } from './lexicon.ts';

/** The concepts of rules and replies. */
export const concepts = lexiconOf(readLists(new URL('../../../data/policy-concepts.txt', import.meta.url)));

/** What a sentence says with a gap, which no phrase of the tables has. */
const gapped: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:get|take|have|give|send|money|amount|price|all|full)\b.{0,40}\bback\b|\bgo(?:es)? back to your/i,
    ['refund', 'approve'],
  ],
  [
    /\b(?:receive|get|pay you|send you|credit you|transfer|credited)\b.{0,14}(?:[€$£]\s?\d|\d[\d.,]* ?(?:€|euros?|dollars?|pounds?|miles|points))/i,
    ['compensation'],
  ],
  [/\bearns?\b.{0,30}\b(?:%|percent|on (?:that|this|each|every))/i, ['margin']],
  [/\b(?:produced|made|supplied|built|manufactured|assembled)\b.{0,20}\b(?:by|at)\b/i, ['supplier']],
  [
    /\b(?:is|are|at|gets?|makes?|paid|earns?)\b.{0,12}\d[\d.,]* (?:euros?|dollars?|pounds?) an? (?:month|year|hour)/i,
    ['salary'],
  ],
  [/\bno (?:extra )?(?:charge|fee)\b|\bnot charge\b|\btake (?:it|that) off\b/i, ['fee', 'waive']],
];
const gaps = gapped.map(([pattern, names]) => ({ pattern, ids: names.map((name) => concepts.names.indexOf(name)) }));

/** Returns the ids of the concepts that a sentence names, with those that are said around a gap. */
export function conceptsIn(sentence: string, stems: readonly string[]): Set<number> {
  const found = concepts.idsIn(stems);
  for (const { pattern, ids } of gaps) if (pattern.test(sentence)) for (const id of ids) found.add(id);
  return found;
}
