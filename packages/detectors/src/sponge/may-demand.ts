import { HashSet } from '../keyword/hash-set.ts';
import { PhraseGate } from '../keyword/phrase-gate.ts';
import { DIGITS, marksOf } from '../normalise/text-marks.ts';
import { sign } from '../normalise/text-signs.ts';
import { hashOfWord } from '../normalise/word-hash.ts';
import type { TextMarks, View } from '../view.ts';
import { demandTerms } from './demand-terms.ts';
import { NUMBER_REACH, numberWords } from './quantities.ts';

/** A phrase that only its signs distinguish from ordinary text. */
const byItsSigns = { term: 'for (;;)', signs: '(;;)' };
const oneWord = /^[a-z]+$/;

let built: ReturnType<typeof build> | undefined;

function gates() {
  built ??= build();
  return built;
}

/**
 * Builds the gates on first use. Verbs alone demand nothing, and ordinary words that are units count only after a
 * number.
 */
function build() {
  const { loop_verb, make_verb, unit, ...telling } = demandTerms;
  const words = unit.filter((term) => oneWord.test(term));
  const phrases = Object.values(telling).flat();
  return {
    phrases: new PhraseGate([...phrases, ...unit].filter((term) => term !== byItsSigns.term && !words.includes(term))),
    units: new Map(words.map((word) => [hashOfWord(word), word.length])),
    unitHashes: new HashSet(words.map(hashOfWord)),
    numbers: new HashSet([DIGITS, ...[...numberWords].map(hashOfWord)]),
  };
}

/** Returns false if a text has no phrase that is a sign of a demand. */
export function mayDemand(view: View): boolean {
  const marks = marksOf(view);
  if (marks === undefined) return true;
  return gates().phrases.mayHold(marks) || mayCount(view.text, marks) || view.text.includes(byItsSigns.signs);
}

/** Whether a unit may have a number before it, within the reach of the search for quantities. */
function mayCount(text: string, { runs, ends, count, signs }: TextMarks): boolean {
  const { unitHashes, numbers } = gates();
  let numberEnd = -1;
  for (let at = 0; at < count; at += 1) {
    const run = runs[at] as number;
    if (numbers.has(run)) numberEnd = ends[at] as number;
    // Non-ASCII accents split number words into several runs.
    if (unitHashes.has(run) && ((signs & sign.wide) !== 0 || isCounted(text, run, ends[at] as number, numberEnd)))
      return true;
  }
  return false;
}

/** Whether a number may be before a unit that ends at `end`, given the end of the last number word. */
function isCounted(text: string, unit: number, end: number, numberEnd: number): boolean {
  const from = end - (gates().units.get(unit) ?? 0) - NUMBER_REACH;
  return numberEnd > from || cutsNumber(text, from);
}

/** Whether the search for a quantity would start inside a word whose rest is a number word, as in "of|ten". */
function cutsNumber(text: string, from: number): boolean {
  if (from <= 0) return false;
  const [rest = ''] = /^[a-z]*/i.exec(text.slice(from, from + NUMBER_REACH)) ?? [];
  return numberWords.has(rest.toLowerCase());
}
