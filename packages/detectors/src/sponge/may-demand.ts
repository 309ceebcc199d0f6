import { HashSet } from '../keyword/hash-set.ts';
import { PhraseGate } from '../keyword/phrase-gate.ts';
import { DIGITS, hashOfWord, marksOf, sign } from '../normalise/text-marks.ts';
import type { TextMarks, View } from '../view.ts';
import { demandTerms } from './demand-terms.ts';
import { NUMBER_REACH, numberWords } from './quantities.ts';

/** A phrase of which only the signs are out of the ordinary. */
const byItsSigns = { term: 'for (;;)', signs: '(;;)' };
const oneWord = /^[a-z]+$/;

let built: ReturnType<typeof build> | undefined;

function gates() {
  built ??= build();
  return built;
}

/** Made when first used. Verbs alone ask for nothing, and ordinary words that are units count behind numbers only. */
function build() {
  const { loop_verb, make_verb, unit, ...telling } = demandTerms;
  const units = unit.split(', ');
  const words = units.filter((term) => oneWord.test(term));
  const phrases = Object.values(telling).flatMap((terms) => terms.split(', '));
  return {
    phrases: new PhraseGate([...phrases, ...units].filter((term) => term !== byItsSigns.term && !words.includes(term))),
    units: new Map(words.map((word) => [hashOfWord(word), word.length])),
    unitHashes: new HashSet(words.map(hashOfWord)),
    numbers: new HashSet([DIGITS, ...[...numberWords].map(hashOfWord)]),
  };
}

/** False where a text has no phrase that is a sign of a demand. */
export function mayDemand(view: View): boolean {
  const marks = marksOf(view);
  if (marks === undefined) return true;
  return gates().phrases.mayHold(marks) || mayCount(view.text, marks) || view.text.includes(byItsSigns.signs);
}

/** Whether a unit may have a number before it, as near as a quantity is looked for. */
function mayCount(text: string, { runs, ends, count, signs }: TextMarks): boolean {
  const { unitHashes, numbers } = gates();
  let numberEnd = -1;
  for (let at = 0; at < count; at += 1) {
    const run = runs[at] as number;
    if (numbers.has(run)) numberEnd = ends[at] as number;
    // Accents beyond ASCII part the words of numbers.
    if (unitHashes.has(run) && ((signs & sign.wide) !== 0 || isCounted(text, run, ends[at] as number, numberEnd)))
      return true;
  }
  return false;
}

/** Whether a number may stand before a unit that ends here, given where the last of its words before it ended. */
function isCounted(text: string, unit: number, end: number, numberEnd: number): boolean {
  const from = end - (gates().units.get(unit) ?? 0) - NUMBER_REACH;
  return numberEnd > from || cutsNumber(text, from);
}

/** Where the search for a quantity begins within a word, the rest of that word may be a number's: "of|ten". */
function cutsNumber(text: string, from: number): boolean {
  if (from <= 0) return false;
  const [rest = ''] = /^[a-z]*/i.exec(text.slice(from, from + NUMBER_REACH)) ?? [];
  return numberWords.has(rest.toLowerCase());
}
