import { isCaseOf } from './apply-rule.ts';
import { isDerived } from './derive.ts';
import { areComparable, areEqual, fitsBound, type StatedQuantity } from './quantity.ts';

/** A quantity of a context, with the number of its sentence. */
export interface GivenQuantity {
  readonly quantity: StatedQuantity;
  readonly sentence: number;
}

/**
 * What the numbers of a claim tell beside those of a context.
 *
 * - `none`: the claim has none, or what they tell is not certain
 * - `agrees`: the context has them all, in whatever writing
 * - `absent`: one is not in the context and does not follow from it
 * - `differs`: in its place the context has another
 */
export type ExactKind = 'none' | 'agrees' | 'absent' | 'differs';

export interface QuantityFinding {
  readonly kind: ExactKind;
  /** The sentence with the same number, or with the other one. */
  readonly sentence: number | undefined;
  /** Numbers of the claim that the context writes in another way, and those that are cases of its rules. */
  readonly same: readonly SameQuantity[];
}

/** A quantity of a claim and the same one of the context. */
interface SameQuantity {
  readonly own: StatedQuantity;
  readonly given: GivenQuantity;
}

const MAX_QUANTITIES = 8;
/** A bare number below this may count what the context lists. */
const COUNTED_FROM = 10;

/** What the quantities of a claim are compared with. */
interface Comparison {
  readonly claim: string;
  readonly own: readonly StatedQuantity[];
  readonly given: readonly GivenQuantity[];
  /** The sentences that the claim may be about, best first. */
  readonly near: readonly number[];
  /** Quantities of the question, which an answer may repeat. */
  readonly asked: readonly StatedQuantity[];
  readonly textOf: (sentence: number) => string;
}

/** Compares the quantities of a claim with those of a context. */
export function compareQuantities(comparison: Comparison): QuantityFinding {
  const { own, given, near, asked } = comparison;
  const isRepeated = (quantity: StatedQuantity) => asked.some((each) => isSame(quantity, each));
  const sure = own.filter((quantity) => quantity.isSure && !isRepeated(quantity)).slice(0, MAX_QUANTITIES);
  const found = sure.map((quantity) =>
    compareOne(quantity, comparison, [...asked, ...own.filter((each) => each !== quantity)]),
  );
  const same = own.slice(0, MAX_QUANTITIES).flatMap((quantity) => {
    const equal = bestOf(
      given.filter((each) => isSame(quantity, each.quantity)),
      near,
    );
    const written = equal ?? ruleOn(quantity, comparison);
    return written ? [{ own: quantity, given: written }] : [];
  });
  const worst = found.find(({ kind }) => kind === 'differs') ?? found.find(({ kind }) => kind === 'absent');
  if (worst) return { ...worst, same };
  const agreeing = found.find(({ kind }) => kind === 'agrees');
  const isWhole = agreeing !== undefined && found.every(({ kind }) => kind === 'agrees');
  return { kind: isWhole ? 'agrees' : 'none', sentence: agreeing?.sentence, same };
}

type Compared = Pick<QuantityFinding, 'kind' | 'sentence'>;
const nothing: Compared = { kind: 'none', sentence: undefined };

const isSame = (own: StatedQuantity, other: StatedQuantity): boolean =>
  areComparable(own, other) && areEqual(own, other) && (own.bound === other.bound || !own.bound || !other.bound);

function compareOne(own: StatedQuantity, comparison: Comparison, others: readonly StatedQuantity[]): Compared {
  const { given, near } = comparison;
  const comparable = given.filter(({ quantity }) => areComparable(own, quantity));
  const equal = bestOf(
    comparable.filter(({ quantity }) => isSame(own, quantity)),
    near,
  );
  if (equal) return { kind: 'agrees', sentence: equal.sentence };
  // A table or a heading may name the unit elsewhere.
  if (given.some(({ quantity }) => quantity.dimension === '' && quantity.raw === own.raw)) return nothing;
  const beside = given.filter(({ sentence }) => near.includes(sentence));
  const rival = bestOf(
    beside.filter(({ quantity }) => isRival(own, quantity)),
    near,
  );
  const isWithin = isWithinBound(own, comparison, rival);
  if (isWithin && (own.bound !== undefined || ruleOn(own, comparison))) return nothing;
  if (isDerived(own, [...termsFor(given, near), ...others])) return nothing;
  // A number that a bound lets be is not in the context, and does not differ from it.
  if (rival && !isWithin) return { kind: 'differs', sentence: rival.sentence };
  return isCountOfFew(own) ? nothing : { kind: 'absent', sentence: undefined };
}

/** Whether a bound of the context lets a quantity be, and no rival is nearer. */
function isWithinBound(own: StatedQuantity, { given, near }: Comparison, rival: GivenQuantity | undefined): boolean {
  const within = bestOf(
    given.filter(({ quantity }) => areComparable(own, quantity) && fitsBound(own, quantity)),
    near,
  );
  return within !== undefined && (!rival || rankOf(within, near) <= rankOf(rival, near));
}

/** Bounds of the context that are looked at for one number. */
const MAX_RULES = 8;

/** The bound of a rule in the context that a number of the claim is a case of. */
function ruleOn(own: StatedQuantity, { claim, given, near, textOf }: Comparison): GivenQuantity | undefined {
  const bounds = given.filter(({ quantity }) => areComparable(own, quantity) && fitsBound(own, quantity));
  return bounds
    .toSorted((one, other) => rankOf(one, near) - rankOf(other, near))
    .slice(0, MAX_RULES)
    .find(({ quantity, sentence }) => {
      const beside = given.flatMap((each) => (each.sentence === sentence ? each.quantity : []));
      return isCaseOf({ quantity: own, text: claim }, { quantity, text: textOf(sentence) }, beside);
    });
}

/** The quantities that a result may be made of: those of the sentences, and of those beside them. */
function termsFor(given: readonly GivenQuantity[], near: readonly number[]): StatedQuantity[] {
  const wide = new Set(near.flatMap((sentence) => [sentence - 1, sentence, sentence + 1]));
  return given.flatMap(({ quantity, sentence }) => (wide.has(sentence) ? quantity : []));
}

const isCountOfFew = ({ dimension, raw, isSpelled }: StatedQuantity): boolean =>
  (dimension === '' && (raw < COUNTED_FROM || isSpelled)) || dimension === 'ordinal';

/** The quantity of the sentence that the claim is nearest to. */
function bestOf(given: readonly GivenQuantity[], near: readonly number[]): GivenQuantity | undefined {
  return given.reduce<GivenQuantity | undefined>(
    (best, each) => (best === undefined || rankOf(each, near) < rankOf(best, near) ? each : best),
    undefined,
  );
}

const rankOf = ({ sentence }: GivenQuantity, near: readonly number[]): number =>
  near.includes(sentence) ? near.indexOf(sentence) : near.length;

const currencies = new Set(['euro', 'dollar', 'pound', 'franc', 'yen', 'yuan', 'crown', 'rupee', 'rouble', 'zloty']);
const unitless = new Set(['', 'year', 'clock', 'date', 'month', 'weekday', 'ordinal']);

/** Whether another quantity stands in the place of a claim's: of the same dimension, or the same number of another unit. */
function isRival(own: StatedQuantity, other: StatedQuantity): boolean {
  if (!other.isSure) return false;
  if (own.dimension === other.dimension) return own.dimension !== '' || countsSame(own, other);
  if (unitless.has(own.dimension) || unitless.has(other.dimension)) return false;
  return own.raw === other.raw || (currencies.has(own.dimension) && currencies.has(other.dimension));
}

const OPENING = 4;
const countsSame = (own: StatedQuantity, other: StatedQuantity): boolean =>
  own.counted.some((one) => other.counted.some((word) => one.slice(0, OPENING) === word.slice(0, OPENING)));
