import { listOf } from './list-of-names.ts';
import { isNatural, wordNames } from './nature-evidence.ts';
import { isProduct, namesakes, products } from './product-evidence.ts';

/** Words that people stand beside: titles, relatives, greetings before, and what only people do after. */
const personBefore =
  /(?:\b(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady|nurse|aunt|auntie|uncle|grandma|grandpa|cousin|sister|brother|mother|father|mum|mom|dad|daughter|son|wife|husband|friend|colleague|neighbou?r|boss|dear|hi|hello|thanks|named|called|name is|name’s|name's|i am|i'm|met|frau|herrn?|señora?|madame|mme|monsieur|signora?|tante|onkel)\.?,? )$/iu;
const personAfter =
  /^(?:['’]s (?:mother|father|sister|brother|husband|wife|phone|email|address|birthday|account)|,? (?:who|whose)\b| (?:said|says|asked|asks|told|tells|called|calls|wrote|writes|replied|lives|lived|works|worked|thinks|thought|agreed|promised|turned|married|phoned|emailed|laughed|smiled|cried|moved|needs to|wants to|wanted to|loves|hates|and i|has been diagnosed|was born|is (?:my|our|his|her|late|ill|sick|pregnant|married|away))\b)/iu;

const REACH = 80;

/**
 * Whether a name of one word is a product, a plant, a colour or a month here. The sentence must show it at the name or
 * at its list: a name beside technical words alone is a person.
 */
export function isOrdinaryWord(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const isKnown = products.has(word) || namesakes.has(word) || wordNames.has(word);
  if (!isKnown || isPerson(text, start, end)) return false;
  if (products.has(word)) return true;
  const { before, after } = sentenceAround(text, start, end);
  const list = listOf(before, after);
  return (namesakes.has(word) && isProduct(word, list, after)) || (wordNames.has(word) && isNatural(list, after));
}

const isPerson = (text: string, start: number, end: number): boolean =>
  personBefore.test(text.slice(Math.max(0, start - 16), start)) || personAfter.test(text.slice(end, end + 28));

/** Returns what the sentence has before and behind a stretch, up to a limit on both sides. */
function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const opening = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)));
  const closing = /[!?\n]|\.(?:\s|$)/.exec(after)?.index ?? after.length;
  return { before: before.slice(opening + 1), after: after.slice(0, closing) };
}
