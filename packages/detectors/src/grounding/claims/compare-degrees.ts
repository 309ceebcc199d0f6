import type { Word } from '../read-words.ts';
import { stem } from '../stem.ts';
import type { Alignment } from './align.ts';
import { oppositeTo } from './lexicon.ts';
import { equalPlaces, type Place } from './places.ts';
import { areEqual, type StatedQuantity } from './quantity.ts';
import { contentOf } from './statement.ts';

const stems = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(stem));

const upward = stems(`
  more higher larger bigger greater longer later older heavier dearer wider taller warmer hotter above over rise rises rose
  risen rising increase increases increased increasing grow grows grew grown up raise raised raises extra longer exceed
  exceeds expensive additional gain gained climbs climbed upper most highest largest biggest longest latest oldest maximum
  doubled improved after
`);
const downward = stems(`
  less fewer lower smaller shorter earlier younger lighter cheaper narrower cooler colder below under fall falls fell fallen
  falling decrease decreases decreased decreasing shrink shrinks shrank shrunk down drop drops dropped cut reduced reduces
  decline declined sooner lose lost least lowest smallest shortest earliest youngest minimum halved worsened before cheap
`);
/** Words whose direction turns where durations are compared: what is faster takes less time. */
const fast = stems('faster quicker quick fast quickly swifter');
const slow = stems('slower slow slowly');

/** 1 for "more", -1 for "less", 0 for other words. */
function directionOf(word: string): number {
  const own = stem(word);
  if (upward.has(own) || fast.has(own)) return 1;
  return downward.has(own) || slow.has(own) ? -1 : 0;
}

/** What a claim compares: the words before the comparative and those after "than". */
interface Comparison {
  readonly at: number;
  readonly than: number;
  readonly direction: number;
  readonly isSpeed: boolean;
}

const THAN_REACH = 7;

/** Compares degrees: "A is longer than B", where the context gives the lengths, or says so in other words. */
export function compareDegrees(alignment: Alignment): number {
  const comparison = comparisonOf(alignment.claim.words);
  if (comparison) {
    const told = compareComparatives(comparison, alignment, true);
    const byNumbers = told === 0 ? compareNumbers(comparison, alignment) : told;
    return byNumbers === 0 ? compareComparatives(comparison, alignment, false) : byNumbers;
  }
  return compareTrends(alignment);
}

function comparisonOf(words: readonly Word[]): Comparison | undefined {
  const than = words.findIndex(({ lower }) => lower === 'than');
  if (than < 0) return undefined;
  const at = words.findLastIndex(
    ({ lower }, index) => index < than && index >= than - THAN_REACH && isComparative(lower),
  );
  if (at < 0) return undefined;
  const [lower, next] = [words[at]?.lower ?? '', words[at + 1]?.lower ?? ''];
  const degree = /^(?:more|less)$/.test(lower) && at + 1 < than ? directionOf(next) || 1 : 1;
  return { at, than, direction: (directionOf(lower) || 1) * degree, isSpeed: isSpeed(lower) || isSpeed(next) };
}

const isComparative = (lower: string): boolean =>
  directionOf(lower) !== 0 || /^(?!other|rather|after|under|over|never)[a-z]{2,}er$/.test(lower);

const isSpeed = (word: string): boolean => fast.has(stem(word)) || slow.has(stem(word));

/** The places of the words that only one side of a comparison has. */
function sidesOf(comparison: Comparison, alignment: Alignment): readonly [Place[], Place[]] {
  const { at, than } = comparison;
  const { claim, all } = alignment;
  const from = leftFrom(comparison, claim.words);
  const left = contentOf(claim.content).filter((own) => own < at && own > from);
  const right = contentOf(claim.content).filter((own) => own > than);
  const stemsAt = (indexes: readonly number[]) => new Set(indexes.map((own) => claim.words[own]?.stem ?? ''));
  const [leftStems, rightStems] = [stemsAt(left), stemsAt(right)];
  const places = (indexes: readonly number[], other: ReadonlySet<string>): Place[] =>
    indexes
      .filter((own) => !other.has(claim.words[own]?.stem ?? ''))
      .flatMap((own) => (all.get(own) ?? []).filter(({ likeness, isOpposite }) => likeness === 1 && !isOpposite));
  const numbers = (isLeft: boolean): Place[] =>
    claim.quantities
      .filter((quantity) => (isLeft ? quantity.end <= at : quantity.at > than))
      .flatMap((quantity) => equalPlaces(quantity.at, alignment));
  return [
    [...places(left, rightStems), ...numbers(true)],
    [...places(right, leftStems), ...numbers(false), ...restPlaces(than, alignment)],
  ];
}

/** Where the left side begins: in "the fee of A is lower than that of B" after the first "of". */
function leftFrom({ than }: Comparison, words: readonly Word[]): number {
  const isOfThat = /^(?:that|those|one|ones)$/.test(words[than + 1]?.lower ?? '') || words[than + 2]?.lower === 'one';
  return isOfThat ? words.findIndex(({ lower }) => /^(?:of|on|in|from|with|for)$/.test(lower)) : -1;
}

const isRest = ({ lower }: Word): boolean => /^(?:other|others|usual|usually|normal|rest|average|else)$/.test(lower);

/** The places of "the others" and the like, where a claim compares with them. */
function restPlaces(than: number, { claim, sentences }: Alignment): Place[] {
  if (!claim.words.slice(than + 1).some(isRest)) return [];
  return sentences.flatMap(({ statement: { words } }, sentence) =>
    words.flatMap((word, at) => (isRest(word) ? { sentence, at } : [])),
  );
}

/** Words between a thing and its number. */
const NUMBER_REACH = 8;

function compareNumbers(comparison: Comparison, alignment: Alignment): number {
  const [left, right] = sidesOf(comparison, alignment);
  const [ones, others] = [left, right].map((places) => places.flatMap((place) => numbersBeside(place, alignment))) as [
    Beside[],
    Beside[],
  ];
  const isFree = ({ quantity }: Beside) => !alignment.claim.quantities.some((own) => areEqual(own, quantity));
  const rights = others.filter(isFree);
  const pairs = ones
    .filter(isFree)
    .flatMap((one) =>
      rights
        .filter(({ quantity }) => quantity.value !== one.quantity.value && areAlike(one.quantity, quantity))
        .map((other) => [one, other] as const),
    );
  const [first] = pairs.toSorted((a, b) => a[0].apart + a[1].apart - (b[0].apart + b[1].apart));
  if (!first) return 0;
  const [one, other] = [first[0].quantity, first[1].quantity];
  const turn = comparison.isSpeed && one.dimension === 'time' ? -1 : 1;
  return (one.value > other.value ? turn : -turn) === comparison.direction ? -1 : 1;
}

/** Of one dimension, or one of them bare: "costs 9.90 euros, the other 4.50". */
const areAlike = (one: StatedQuantity, other: StatedQuantity): boolean =>
  one.dimension === other.dimension ||
  (one.dimension === '' && other.raw === other.value) ||
  (other.dimension === '' && one.raw === one.value);

interface Beside {
  readonly quantity: StatedQuantity;
  readonly apart: number;
}

/** The quantities near a place in its sentence; one that stands after it is nearer. */
function numbersBeside({ sentence, at }: Place, { sentences }: Alignment): Beside[] {
  const { quantities = [], clauses } = sentences[sentence]?.statement ?? {};
  return quantities.flatMap((quantity): Beside | [] => {
    if (quantity.at <= at && at < quantity.end) return [];
    const gap = quantity.at > at ? quantity.at - at : (at - quantity.end + 1) * 1.5;
    const apart = gap + (clauses?.[quantity.at] === clauses?.[at] ? 0 : 4);
    return apart <= NUMBER_REACH + 4 ? { quantity, apart } : [];
  });
}

/** Holds a comparison against a comparative of the context, with its own sides. */
function compareComparatives(comparison: Comparison, alignment: Alignment, isSameWord: boolean): number {
  const own = alignment.claim.words[comparison.at];
  const [left, right] = sidesOf(comparison, alignment);
  if (!own) return 0;
  const opposites = oppositeTo(own.stem);
  const isFitting = (word: Word) => {
    const isOwn = own.stem === word.stem || opposites.includes(word.stem);
    return isSameWord ? isOwn : !isOwn && /er$|^more$|^less$/.test(word.lower);
  };
  for (const sentence of [alignment.best, ...alignment.sentences.keys()]) {
    const words = alignment.sentences[sentence]?.statement.words ?? [];
    const orders = words.map((word, at) =>
      isFitting(word) ? turnBetween(own, word, comparison.direction) * sideOf({ sentence, at }, words, left, right) : 0,
    );
    const order = orders.find((each) => each !== 0);
    if (order !== undefined) return order > 0 ? -0.8 : 0.8;
  }
  return 0;
}

/** 1 where both comparatives go the same way, -1 where they are opposite, 0 where they have nothing in common. */
function turnBetween(own: Word, other: Word, direction: number): number {
  if (own.stem === other.stem) return 1;
  if (oppositeTo(own.stem).includes(other.stem)) return -1;
  const theirs = /er$/.test(other.lower) || /^(?:more|less)$/.test(other.lower) ? directionOf(other.lower) : 0;
  return theirs === 0 ? 0 : theirs * direction;
}

/** 1 where the left side is what the comparative of the context speaks of, -1 where the right side is. */
function sideOf(
  { sentence, at }: Place,
  words: readonly Word[],
  left: readonly Place[],
  right: readonly Place[],
): number {
  const than = words.findIndex(({ lower }, index) => index > at && lower === 'than');
  const limit = than < 0 ? Number.POSITIVE_INFINITY : than;
  const isOther =
    than >= 0 &&
    than - at < THAN_REACH &&
    !right.concat(left).some((place) => place.sentence === sentence && place.at > than);
  if (isOther) return 0;
  const gap = (places: readonly Place[]) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...places
        .filter((place) => place.sentence === sentence && place.at < limit)
        .map((place) => Math.abs(place.at - at)),
    );
  const [one, other] = [gap(left), gap(right)];
  if (one === other) return 0;
  return one < other ? 1 : -1;
}

const TREND_REACH = 8;
/** Words of direction that only place something. */
const prepositions = new Set('over above under below after before upper lower'.split(' '));

/** Compares the direction of a claim with that of the words around its own in the best sentence. */
function compareTrends({ claim, links, sentences, best }: Alignment): number {
  const own = trendOf(claim.words, claim.signs, () => true);
  if (own === 0) return 0;
  const statement = sentences[best]?.statement;
  if (!statement) return 0;
  const places = [...links.values()].filter(({ sentence }) => sentence === best).map(({ at }) => at);
  const isNear = (at: number) => places.some((place) => Math.abs(place - at) <= TREND_REACH);
  const theirs = trendOf(statement.words, statement.signs, isNear);
  return theirs === 0 ? 0 : own === theirs ? -0.6 : 0.6;
}

/** The only direction of some words; 0 if they have none or both. */
function trendOf(words: readonly Word[], signs: Int8Array, isNear: (at: number) => boolean): number {
  const directions = words.flatMap(({ lower }, at) =>
    isNear(at) && !prepositions.has(lower) ? directionOf(lower) * (signs[at] ?? 1) : [],
  );
  const [first, ...others] = new Set(directions.filter((direction) => direction !== 0));
  return others.length === 0 ? (first ?? 0) : 0;
}
