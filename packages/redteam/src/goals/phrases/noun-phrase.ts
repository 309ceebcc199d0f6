import { isVowelSound } from '../target/slots.ts';
import { isIn } from './phrase-words.ts';

/** What stands behind the head of a noun phrase: "the price | of implants", "commission | paid by lenders". */
const behindHead =
  /,? (?:of|for|in|at|on|without|from|with|by|against|after|before|during|to|under|about|between|through|because|that|who|which|when|as|into|per|than|via|paid|held|kept|stored|used|not|the|our|your)\b.*$/i;
const determiner =
  /^(?:an?|the|my|our|your|their|his|her|its|this|these|all|any|some|every|each|other|others'|another|no|both|\d+)\b/i;

/** Returns the head of a noun phrase in small letters: "staff discount code" gives "code". */
export function headOf(noun: string): string {
  const plain = noun.replace(behindHead, '');
  return plain.slice(plain.lastIndexOf(' ') + 1).toLowerCase();
}

const hasDeterminer = (noun: string): boolean => determiner.test(noun);

/** "Fake sick note" becomes "a fake sick note". Nouns without a plural, and plurals, stay as they are. */
export function withArticle(noun: string): string {
  if (hasDeterminer(noun) || !isIn('counted', headOf(noun))) return noun;
  return `${isVowelSound(noun) ? 'an' : 'a'} ${noun}`;
}

/** "System prompt" becomes "the system prompt". */
export const withThe = (noun: string): string => (hasDeterminer(noun) ? noun : `the ${noun}`);

/** "System prompt" becomes "your system prompt". */
export const withYour = (noun: string): string => (hasDeterminer(noun) ? noun : `your ${noun}`);

/** "Price of implants", with a first part in the singular. */
const ofSomething = /^[\w-]*[^s\W](?: [\w-]*[^s\W])? of /;

/** Returns a noun phrase as it stands behind a preposition: "the price of implants", "a sick note", "late trains". */
export const asSubject = (noun: string): string =>
  ofSomething.test(noun) && !hasDeterminer(noun) ? `the ${noun}` : withArticle(noun);
