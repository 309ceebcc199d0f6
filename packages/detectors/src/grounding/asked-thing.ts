import { readWords, type Word } from './read-words.ts';
import { amountCues, personCues, placeWords, timeCues } from './reply-words.ts';

/** What a question wants: a thing of a kind, a yes or no, a choice, a way, a reason, or that something is done. */
export type AskedThing =
  | 'amount'
  | 'money'
  | 'year'
  | 'day'
  | 'time'
  | 'person'
  | 'place'
  | 'yes_no'
  | 'choice'
  | 'manner'
  | 'reason'
  | 'request'
  | 'thing';

const openingAuxiliary =
  /^[\s"“(]*(?:so |and |but |hi,? |hello,? )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|must|am|isn't|aren't|don't|doesn't|won't|can't)\b/i;
const request =
  /^[\s"“(]*(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: please)? (?:summari[sz]e|explain|recommend|suggest|describe|translate|list|compare|give|name|help|show)|please|tell|explain|describe|translate|summari[sz]e|list)\b/i;
const told =
  /^[\s"“(]*(?:can|could|would|will|do) (?:you|u|anyone|somebody)(?: please)? (?:tell|know|show|explain|say)\b/i;
const kinds: readonly (readonly [AskedThing, RegExp])[] = [
  [
    'money',
    /\bhow much\b.{0,60}\b(?:cost|costs|pay|paid|charge|spend|spent|earn|price|fee|is|are|was)\b|\bwhat (?:did|do|does|would|will|is|was) .{0,60}\b(?:cost|pay|price|fee|fine|rent|salary)\b|\b(?:what|what's)(?: is| was)?(?: the)? (?:price|fee|cost|fine|rent|deposit)\b/,
  ],
  [
    'amount',
    /\bhow (?:many|much|often|far|long|old|tall|high|large|big|fast|deep|wide|heavy|late|early|soon|strong|hot)\b|\b(?:what|which)(?:'s| is| was| are| were)?(?: the)? (?:\w+ ){0,2}(?:number|percentage|percent|population|amount|rate|age|temperature|size|distance|speed|height|weight|length|score|maximum|minimum|limit|total)\b/,
  ],
  ['year', /\b(?:what|which)(?: was| is)?(?: the)? (?:year|century|decade)\b/],
  ['day', /\b(?:what|which)(?: was| is)?(?: the)? (?:day|date|month|season|weekday)\b/],
  ['time', /\bwhen\b|\bwhat(?:'s| is| was)?(?: the)?(?: best)? time\b|\b(?:since|until) when\b/],
  ['reason', /\bwhy\b|\bhow come\b|\bwhat (?:causes?|caused|reasons?|led|made|makes)\b/],
  [
    'place',
    /\bwhere\b|\b(?:what|which) (?:country|city|state|place|town|region|continent|county|street|floor|room|shelf|platform)\b/,
  ],
  ['person', /\b(?:who|who's|whom|whose)\b/],
  ['manner', /\bhow\b/],
  ['choice', /\bwhich\b/],
];
/** Number of characters to read of a question. */
const REACH = 400;

/** Returns what a question wants. */
export function askedThing(question: string): AskedThing {
  const text = question.slice(0, REACH).toLowerCase();
  const wanted = kinds.find(([, pattern]) => pattern.test(text))?.[0];
  if (request.test(text)) return wanted === 'manner' ? 'manner' : 'request';
  if (wanted && (told.test(text) || !openingAuxiliary.test(text))) return wanted;
  return openingAuxiliary.test(text) ? polarThing(text) : openThing(text);
}

/** A question that opens with a verb: for yes or no, or for one of two things. */
const polarThing = (text: string): AskedThing =>
  /\bor\b/.test(text) && !/\bor not\b/.test(text) ? 'choice' : 'yes_no';

/** A statement with a question mark wants a yes or no. */
const openThing = (text: string): AskedThing => (text.includes('what') || !/\?\s*$/.test(text) ? 'thing' : 'yes_no');

export type Given = 'given' | 'missing' | 'unknown';

/** Returns whether words give a thing of the wanted kind, beside what the question says itself. */
export function givenThing(thing: AskedThing, asked: ReadonlySet<string>, text: string): Given {
  const check = checks[thing];
  if (!check) return 'unknown';
  const fresh = readWords(text, MAX_WORDS).filter(({ stem, isContent }) => !isContent || !asked.has(stem));
  return check(fresh, text) ? 'given' : 'missing';
}

const MAX_WORDS = 80;
/** Number of characters up to which a reply is a name or a place by itself. */
const BARE = 40;

const someIn = (words: readonly Word[], table: ReadonlySet<string>): boolean =>
  words.some(({ lower }) => table.has(lower));
const someNumber = (words: readonly Word[]): boolean =>
  words.some(({ value, lower }) => value !== undefined && lower !== 'one');
const someName = (words: readonly Word[]): boolean => words.some(({ isName }) => isName);
const isYear = ({ lower }: Word): boolean => /^(?:1\d{3}|20\d{2})s?$/.test(lower);
const moneyMark = /[$€£]|\b(?:euros?|dollars?|pounds?|francs?|cents?|free|nothing|percent|pence|crowns?)\b/i;
/** Texts that are numbers alone: no names, no places. */
const bareNumber = /^[\s$€£]*[\d.,:–-]+\s*(?:%|\w+)?[.\s]*$/;

const checks: Partial<Record<AskedThing, (fresh: readonly Word[], text: string) => boolean>> = {
  amount: (fresh) => someNumber(fresh) || someIn(fresh.slice(0, 14), amountCues),
  money: (fresh, text) => someNumber(fresh) || moneyMark.test(text),
  year: (fresh) => fresh.some(isYear),
  day: (fresh) => fresh.some(isYear) || someNumber(fresh) || someIn(fresh, timeCues),
  time: (fresh, text) => (someNumber(fresh) && !/^[\s]*[$€£]/.test(text)) || someIn(fresh, timeCues),
  person: (fresh, text) =>
    !bareNumber.test(text) && (someName(fresh) || someIn(fresh.slice(0, 12), personCues) || text.length < BARE),
  place: (fresh, text) => someIn(fresh, placeWords) || someName(fresh) || text.length < BARE,
};

/** Whether a few words without a verb are of another kind than what is wanted. */
export function isUnfitFragment(thing: AskedThing, text: string): boolean {
  const isYesNo = /^\s*(?:yes|no|nope|yeah)[.!\s]*$/i.test(text);
  if (thing === 'yes_no') return false;
  if (isYesNo) return true;
  if (!bareNumber.test(text)) return false;
  return (
    thing === 'person' ||
    thing === 'manner' ||
    thing === 'reason' ||
    (thing === 'place' && !/^\D?\d{1,3}\D?$/.test(text.trim()))
  );
}
