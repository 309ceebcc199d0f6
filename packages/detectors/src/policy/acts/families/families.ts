import { readLists } from '@redoubt/data-files';
import { lexiconOf } from '../lexicon.ts';
import type { ActSentence } from '../read-acts.ts';
import { adviceFamilies } from './advice-families.ts';
import { conductFamilies } from './conduct-families.ts';
import { disclosureFamilies } from './disclosure-families.ts';
import { offerFamilies } from './offer-families.ts';
import { phrases } from './phrases.ts';
import { promiseFamilies } from './promise-families.ts';
import type { Deed, Manner, RuleFamily, Sign } from './rule-family.ts';
import { toneFamilies } from './tone-families.ts';

/** The words that families of rules look for in a sentence. */
const familyWords = lexiconOf(readLists(new URL('../../../../data/policy-words.txt', import.meta.url)));

const families: readonly RuleFamily[] = [
  ...promiseFamilies,
  ...offerFamilies,
  ...disclosureFamilies,
  ...adviceFamilies,
  ...conductFamilies,
  ...toneFamilies,
];

/** How a rule names what it forbids. Words such as "give" name several deeds. */
const deedWords: Readonly<Record<Deed, RegExp>> = {
  asks: phrases('questions?_(about|on) ask* request(s|ed|ing)? demand* collect* solicit* inquir* enquir* require'),
  commits:
    phrases(`promis* guarant* commit* assur* binding confirm* offer* grant* waiv* giv(e|es|ing) stat(e|es|ing|ements?) say* quot(e|es|ing) predict* estimat* tell* agree* approv* accept* authori*
    allow* lets? letting nam(e|es|ing) speculat* imply suggest* claim* extend* hand_(out|over) sell* reserv* hold* admit* cancel* refund* reimburs* credit* compensat* provid* indicat* forecast* overturn* shorten*
    lift* restor* book* rebook* ensure describ* encourag* pressur*`),
  tells:
    phrases(`disclos* reveal* shar(e|es|ed|ing) leak* divulg* confidential internal secret* expos* pass(ing)?_on giv(e|es|ing|en) hand* release* tell* mention* nam(e|es|ing|ed) talk* discuss* speak* refer* confirm* say* stat(e|es|ing)
    comment* private provid* identif* detail* describ* explain* off_limits publish* debate* opinions? remarks? critici* judg* know* not_be_given quot* cit(e|es|ing) announc* views? badmouth* compar* negative* insult* predict* speculat* use using mak(e|es|ing)
    interpret* admit* rat(e|es|ing) jok* sarcas* blam*`),
  advises:
    phrases(`advi[sc]* recommend* suggest* tips? encourag* how_to help* instruct* tell* direct* guidance propos* opinions? giv(e|es|ing) provid* talk* discuss* assess* prescrib* diagnos* interpret* explain* hints?
    support* self-treat* pressur* push* urg* persuad* solv* writ(e|es|ing) comment* say* stat(e|es|ing) predict* treat*`),
};

function deedsOf(rule: string): ReadonlySet<Deed> {
  const named = (Object.keys(deedWords) as Deed[]).filter((deed) => deedWords[deed].test(rule));
  return new Set(named);
}

/**
 * Returns the families that a rule fits, without its exceptions. A rule that forbids to ask fits families that ask, and
 * others only if it names a second deed, as in "ask for or reveal".
 */
export function familiesOf(rule: string): RuleFamily[] {
  const deeds = deedsOf(rule);
  const isAsking = deeds.has('asks') && !/\b(?:or|and|nor) (?:disclos|reveal|shar|store|giv)/i.test(rule);
  const fits = (deed: Deed) => (isAsking ? deed === 'asks' : deeds.has(deed) || (deeds.size === 0 && deed !== 'asks'));
  const found = families.filter(
    (family) => family.deeds.some(fits) && family.rule.test(rule) && family.exceptRule?.test(rule) !== true,
  );
  const exact = found.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : found;
}

/** Words for the use of a page, an app or a program. */
const usesProgram = phrases(
  'click settings menu tab button profile checkbox in_the_(app|portal|form) on_our_(site|website|page) under_"',
);

/** A sentence that tells what would be, and not what is. */
const conditional = /^(?:if|whether|in case) (?!you ask me)/i;

const manners: Readonly<Record<Manner, (sentence: ActSentence) => boolean>> = {
  states: (sentence) => !sentence.has('heldBack') && !sentence.isQuestion && !conditional.test(sentence.text),
  settles: (sentence) => !sentence.has('heldBack') && !sentence.has('open'),
  advises: (sentence) => !sentence.has('heldBack') && !sentence.isQuestion && !usesProgram.test(sentence.text),
  asks: (sentence) => !sentence.has('heldBack'),
  any: (sentence) => !sentence.has('heldBack'),
};

/** Says whether a sentence does what the rules of a family forbid. */
export function breaksFamily(family: RuleFamily, sentence: ActSentence): boolean {
  const isShown = family.shows.some((signs) => signs.every((sign) => sentence.shows(sign)));
  return isShown && manners[family.manner](sentence) && (!family.isOfPerson || sentence.has('third person'));
}

/** Says whether a text may have a sentence that breaks the family. It is cheaper than a look at each sentence. */
export const mayBreakFamily = (family: RuleFamily, has: (sign: Sign) => boolean): boolean =>
  family.shows.some((signs) => signs.every((sign) => !(sign instanceof RegExp) || isAnchored(sign) || has(sign)));

const anchored = new Map<RegExp, boolean>();

/** Says whether a pattern goes by the beginning or the end of a sentence. */
function isAnchored(sign: RegExp): boolean {
  const known = anchored.get(sign) ?? /(?<!\[)[\^]|(?<!\\)\$/.test(sign.source);
  anchored.set(sign, known);
  return known;
}

const ids = new Map(familyWords.names.map((word, id) => [word, id]));

/** Returns the test of a sentence for the signs of families. What it finds is kept for all rules. */
export function signsIn(text: string, stems: readonly string[]): (sign: Sign) => boolean {
  let words: ReadonlySet<number> | undefined;
  const known = new Map<Sign, boolean>();
  const find = (sign: Sign): boolean => {
    if (sign instanceof RegExp) return sign.test(text);
    if (typeof sign !== 'string') return !sign.not.test(text);
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
