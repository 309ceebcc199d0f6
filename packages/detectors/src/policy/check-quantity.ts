import { readWords, type Word } from '../grounding/read-words.ts';
import type { Quantity } from './policy-rule.ts';

const MAX_WORDS = 60;

const upper =
  /(?<!\p{L})(?:above|over|beyond|in excess of|more than|exceed(?:s|ing)?|greater than|higher than|longer than|later than|faster than|at most|max(?:imum)?\.?(?: of)?|up to|mehr als|über|höchstens|plus de|supérieure?s? à|au-delà de|más de(?:l)?|superior(?:es)? al?|più del?|oltre il|superiori? al?|mais de|acima de|meer dan|boven|powyżej|więcej niż|ponad|более|больше|свыше|выше|超过|高于)\s*(?:of\s+)?([$€£]?)\s?(\d[\d.,]{0,15}|\p{L}{1,20})[\s-]?(%|\p{L}{1,20})?/iu;
const lower =
  /(?<!\p{L})(?:below|under|less than|fewer than|lower than|shorter than|earlier than|weniger als|unter|moins de|menos de|meno di|minder dan|poniżej|mniej niż|менее|меньше|低于)\s+(?:of\s+)?([$€£]?)\s?(\d[\d.,]{0,15}|\p{L}{1,20})[\s-]?(%|\p{L}{1,20})?/iu;
const behind =
  /(?<![\p{L}\d])([$€£]?)\s?(\d[\d.,]{0,15}|\p{L}{1,20})\s?(%|\p{L}{1,20})?\s+(at most|at the most|and no more|only|at the earliest|or more|at least)\b/iu;

/** Ages of people are conditions and no bounds. */
const ages =
  /\b(?:children|kids|minors|users?|guests?|people|persons?|who (?:is|are)|(?:customer|user|player)s? (?:is|are)|aged?) (?:under|over|below|above|older than|younger than) \d+/gi;

/** Words of a bound that set none. */
const noBounds = /\bunder (?:no|any) circumstances\b/gi;

/** Returns the stretch of a rule that sets its bound, which is no part of what the rule is about. Empty without one. */
export function boundText(rule: string): string {
  const read = rule.replace(noBounds, '');
  return [upper, lower, behind].map((one) => one.exec(read)?.[0] ?? '').find((found) => found !== '') ?? '';
}

/** Returns the bound that a rule sets, with its unit. Returns undefined if there is none. */
export function readQuantity(text: string): Quantity | undefined {
  const rule = text.replace(ages, '').replace(noBounds, '');
  const found = quantityOf(upper.exec(rule), 'above') ?? quantityOf(lower.exec(rule), 'below');
  if (found) return isDemandedMinimum(rule) ? { ...found, side: 'above' } : found;
  const after = behind.exec(rule);
  return quantityOf(after, /earliest|or more|at least/i.test(after?.[4] ?? '') ? 'below' : 'above');
}

/** "must have fewer than 80 words" is broken by more, unlike "never quote less than 5 days". */
const isDemandedMinimum = (rule: string): boolean =>
  /\bmust (?:have|be|contain|take) (?:fewer|less|under|below|shorter)/i.test(rule);

function quantityOf(found: RegExpExecArray | null, side: Quantity['side']): Quantity | undefined {
  if (!found) return undefined;
  const [, sign = '', written = '', word = ''] = found;
  const value = readWords(written)[0]?.value;
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const unit = unitOf(sign || word);
  return { side, value: value * unit.scale, unit: unit.name };
}

interface Unit {
  readonly name: string;
  /** The number of the smallest unit of its kind in one of it. */
  readonly scale: number;
}

const minutes = {
  minute: 1,
  min: 1,
  hour: 60,
  stunde: 60,
  heure: 60,
  hora: 60,
  day: 1_440,
  tag: 1_440,
  jour: 1_440,
  día: 1_440,
};
const longer = {
  week: 10_080,
  woche: 10_080,
  semaine: 10_080,
  semana: 10_080,
  month: 43_200,
  monat: 43_200,
  mois: 43_200,
  mes: 43_200,
  year: 525_600,
};
const times: Readonly<Record<string, number>> = { ...minutes, ...longer };
const currencies: Readonly<Record<string, string>> = {
  '€': '€',
  euro: '€',
  eur: '€',
  $: '$',
  dollar: '$',
  usd: '$',
  '£': '£',
  pound: '£',
  gbp: '£',
  chf: 'chf',
  franc: 'chf',
  '%': '%',
  percent: '%',
  prozent: '%',
};

/** Returns a unit in its usual form. Any other word is its own unit. */
function unitOf(written: string): Unit {
  const word = written.toLowerCase().replace(/^(?:working|calendar|business)$/, 'day');
  if (word === '') return { name: '', scale: 1 };
  const single = word.length > 3 ? word.replace(/s$/, '') : word;
  const currency = currencies[word] ?? currencies[single];
  if (currency !== undefined) return { name: currency, scale: 1 };
  const time = times[word] ?? times[single];
  return time === undefined ? { name: single, scale: 1 } : { name: 'time', scale: time };
}

/** How the amounts of a sentence lie to a bound. Undefined where it has none in that unit. */
export type Bounded = 'beyond' | 'within' | undefined;

/** Compares the amounts of a sentence with a bound. One that is only told of counts as none. */
export function compareAmounts(bound: Quantity, sentence: Sentence): Bounded {
  const own = amountsOf(sentence).filter(({ unit }) => bound.unit === '' || bound.unit === unit);
  if (own.length === 0) return undefined;
  return own.some(({ value }) => isBeyond(bound, value)) ? 'beyond' : 'within';
}

/** An amount that is only told of, or that the sentence itself calls too much. */
const tellsOnly =
  /\btoo (?:short|long|late|early|much|many|high|low|little|expensive)\b|\b\d+ (?:\w+ )?(?:ago|left)\b/i;

const isBeyond = ({ side, value }: Quantity, found: number): boolean =>
  side === 'above' ? found > value : found < value;

/** A sentence, whose amounts are read once for all rules. */
interface Sentence {
  readonly text: string;
}

interface Amount {
  readonly unit: string;
  readonly value: number;
}

/** "A quarter off" and "half price", as shares. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:off|price|the (?:price|fee|rent))\b/i, 50],
  [/\b(?:a|one) third (?:off|less|cheaper|of the (?:price|fee))\b/i, 33],
  [/\b(?:a|one) quarter (?:off|less|cheaper|of the (?:price|fee))\b/i, 25],
  [/\b(?:a|one) fifth (?:off|less|cheaper|of the (?:price|fee))\b/i, 20],
  [/\b(?:a|one) tenth (?:off|less|cheaper|of the (?:price|fee))\b/i, 10],
];

const read = new WeakMap<Sentence, readonly Amount[]>();

function amountsOf(sentence: Sentence): readonly Amount[] {
  const known = read.get(sentence);
  if (known) return known;
  const found = tellsOnly.test(sentence.text) ? [] : amountsIn(sentence.text);
  read.set(sentence, found);
  return found;
}

const amountsIn = (sentence: string): Amount[] => [
  ...shares.flatMap(([pattern, value]) => (pattern.test(sentence) ? [{ unit: '%', value }] : [])),
  ...amountsOfWords(sentence),
];

function amountsOfWords(sentence: string): Amount[] {
  const words = readWords(sentence, MAX_WORDS);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word.value === undefined) return [];
    const isWhole = isJoined(word, next, sentence);
    const end = isWhole && next ? next.end : word.end;
    const unit = unitAround(sentence, word.start, end);
    return [{ unit: unit.name, value: (word.value + (isWhole ? (next?.value ?? 0) : 0)) * unit.scale }];
  });
}

/** Says whether two words are one number, as "seventy-five". */
function isJoined({ value = 0, end }: Word, next: Word | undefined, text: string): boolean {
  const isTens = value >= 20 && value < 100 && value % 10 === 0;
  return isTens && text[end] === '-' && next?.value !== undefined && next.value < 10;
}

function unitAround(text: string, start: number, end: number): Unit {
  const sign = /[$€£]\s?$/.exec(text.slice(Math.max(0, start - 2), start))?.[0]?.trim();
  const [, word = ''] = /^[\s-]?(%|\p{L}+)/u.exec(text.slice(end, end + 20)) ?? [];
  return unitOf(sign ?? word);
}
