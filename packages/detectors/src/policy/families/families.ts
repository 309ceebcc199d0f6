import type { ActSentence } from '../read-acts.ts';
import { adviceFamilies } from './advice-families.ts';
import { conductFamilies } from './conduct-families.ts';
import { disclosureFamilies } from './disclosure-families.ts';
import { familyWords } from './family-words.ts';
import { promiseFamilies } from './promise-families.ts';
import type { Manner, RuleFamily } from './rule-family.ts';

const families: readonly RuleFamily[] = [
  ...promiseFamilies,
  ...disclosureFamilies,
  ...adviceFamilies,
  ...conductFamilies,
];

/** A rule that forbids to ask for something fits only the families whose sentences ask. */
const asks = /\b(?:ask(?:s|ed|ing)?|request(?:s|ing)?|demand(?:s|ing)?|collect\w*|solicit\w*|inquir\w*|enquir\w*)\b/i;

/** Returns the families that the text of a rule fits, without its exceptions. */
export const familiesOf = (rule: string): RuleFamily[] =>
  families.filter((family) => (family.manner === 'asks') === asks.test(rule) && family.rule.test(rule));

const manners: Readonly<Record<Manner, (sentence: ActSentence) => boolean>> = {
  states: (sentence) => !sentence.has('heldBack') && !sentence.isQuestion,
  settles: (sentence) => !sentence.has('heldBack') && !sentence.has('open'),
  asks: (sentence) => !sentence.has('heldBack'),
  any: (sentence) => !sentence.has('heldBack'),
};

/** Says whether a sentence does what the rules of a family forbid. */
export function breaksFamily(family: RuleFamily, sentence: ActSentence): boolean {
  if (family.isOfPerson && !sentence.has('named person')) return false;
  return family.shows.some((signs) => signs.every((sign) => sentence.shows(sign))) && manners[family.manner](sentence);
}

const ids = new Map(familyWords.names.map((name, id) => [name, id]));

/** Returns the test of a sentence for the signs of families. What it finds is kept for all rules. */
export function signsIn(text: string, stems: readonly string[]): (sign: string | RegExp) => boolean {
  let words: ReadonlySet<number> | undefined;
  const known = new Map<string | RegExp, boolean>();
  const find = (sign: string | RegExp): boolean => {
    if (typeof sign !== 'string') return sign.test(text);
    words ??= familyWords.idsIn(stems);
    return words.has(ids.get(sign) ?? -1);
  };
  return (sign) => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    const found = find(sign);
    known.set(sign, found);
    return found;
  };
}
