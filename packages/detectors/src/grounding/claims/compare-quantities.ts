import type { Alignment } from './align.ts';
import { isDerived } from './arithmetic.ts';
import { type Anchor, anchorsOf, closeness, margin, type Place } from './places.ts';
import { areComparable, areEqual, type StatedQuantity } from './quantity.ts';

/** A quantity of the context with its place. */
export interface PlacedQuantity extends Place {
  readonly quantity: StatedQuantity;
  readonly sign: number;
}

/** What the quantities of a claim tell: positive for a contradiction, negative for support, each -1 to 1. */
interface QuantityEvidence {
  /** The number is not in the context, although others of its kind are. */
  readonly absent: number;
  /** The same number has another unit. */
  readonly unit: number;
  /** Another number of its kind stands nearer to the claim's words. */
  readonly elsewhere: number;
  /** The bound is on the other side, or the number is beyond it. */
  readonly bound: number;
  readonly derived: number;
}

const MAX_QUANTITIES = 5;
const MAX_PLACES = 12;

/** The evidence with the quantities of the claim that the context has, in whatever writing, or that follow from it. */
interface ComparedQuantities extends QuantityEvidence {
  readonly settled: readonly StatedQuantity[];
}

/** Compares the numbers, times and dates of a claim with those of the context. */
export function compareQuantities(alignment: Alignment): ComparedQuantities {
  const given = placedQuantities(alignment);
  const own = alignment.claim.quantities.slice(0, MAX_QUANTITIES);
  const found = own.map((quantity) => compareOne(quantity, given, alignment));
  const strongest = (of: keyof QuantityEvidence) =>
    found.map((each) => each[of]).reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  return {
    absent: strongest('absent'),
    unit: strongest('unit'),
    elsewhere: mean(found.map(({ elsewhere }) => elsewhere).filter((each) => each !== 0)),
    bound: strongest('bound'),
    derived: strongest('derived'),
    settled: own.filter((_, at) => isSettled(found[at] ?? nothing)),
  };
}

const isSettled = ({ absent, unit, elsewhere, bound, derived }: QuantityEvidence): boolean =>
  absent === 0 && unit === 0 && (elsewhere !== 0 || bound < 0 || derived < 0);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;

function placedQuantities({ sentences }: Alignment): PlacedQuantity[] {
  return sentences.flatMap(({ statement }, sentence) =>
    statement.quantities.map((quantity) => ({
      quantity,
      sentence,
      at: quantity.at,
      sign: (statement.signs[quantity.at] ?? 1) * (statement.excepted[quantity.at] ? -1 : 1),
    })),
  );
}

const nothing: QuantityEvidence = { absent: 0, unit: 0, elsewhere: 0, bound: 0, derived: 0 };

function compareOne(own: StatedQuantity, given: readonly PlacedQuantity[], alignment: Alignment): QuantityEvidence {
  const anchors = anchorsOf(alignment, new Set(), own.at);
  const comparable = given.filter(({ quantity }) => areComparable(own, quantity));
  const equal = comparable.filter(({ quantity }) => areEqual(own, quantity)).slice(0, MAX_PLACES);
  const sign = alignment.claim.signs[own.at] ?? 1;
  if (equal.length > 0) return ofEqual({ own, anchors, sign, alignment }, equal, comparable);
  const within = boundEvidence({ own, anchors, sign, alignment }, comparable);
  if (within !== 0) return { ...nothing, bound: within };
  if (given.some(({ quantity }) => isOtherUnit(own, quantity))) return { ...nothing, unit: 1 };
  const derived = isDerived(own, given, alignment);
  if (derived > 0) return { ...nothing, derived: -derived };
  return { ...nothing, absent: absence(own, comparable, alignment) };
}

interface Compared {
  readonly own: StatedQuantity;
  readonly anchors: readonly Anchor[];
  readonly sign: number;
  readonly alignment: Alignment;
}

/** A number that is missing tells more where the best sentence has another of its kind. */
function absence(own: StatedQuantity, comparable: readonly PlacedQuantity[], { best }: Alignment): number {
  if (own.dimension === '' && own.raw <= 1) return 0.2;
  return comparable.some(({ sentence }) => sentence === best) ? 1 : comparable.length > 0 ? 0.7 : 0.3;
}

const unitless: ReadonlySet<string> = new Set(['', 'clock', 'date', 'month', 'weekday', 'year', 'daypart', 'ordinal']);
const hasUnit = ({ dimension }: StatedQuantity): boolean => !unitless.has(dimension);

/** "20 kilograms" and "20 pounds"; "100 megabytes" and "100 gigabytes" of one dimension; "5 euros" and "5 percent". */
function isOtherUnit(own: StatedQuantity, other: StatedQuantity): boolean {
  if (!hasUnit(own) || !hasUnit(other)) return false;
  return own.raw === other.raw && (own.dimension !== other.dimension || own.value !== other.value);
}

function ofEqual(
  { own, anchors, sign, alignment }: Compared,
  equal: readonly PlacedQuantity[],
  comparable: readonly PlacedQuantity[],
): QuantityEvidence {
  const isTold = (quantity: StatedQuantity) => alignment.claim.quantities.some((each) => areEqual(each, quantity));
  const rivals = comparable.filter(({ quantity }) => !isTold(quantity) && areRivals(own, quantity));
  const near = (places: readonly PlacedQuantity[]) =>
    Math.max(0, ...places.slice(0, MAX_PLACES).map((place) => closeness(place, anchors, alignment)));
  const nearest = equal.reduce((most, each) =>
    closeness(each, anchors, alignment) > closeness(most, anchors, alignment) ? each : most,
  );
  const elsewhere = rivals.length === 0 ? -0.5 : margin(near(equal), near(rivals));
  const isOtherRate = equal.every(({ quantity }) => own.per && quantity.per && own.per !== quantity.per);
  return { ...nothing, elsewhere, unit: isOtherRate ? 1 : 0, bound: sideEvidence(own, nearest, sign) };
}

/** Bare numbers that count different things are no rivals. */
function areRivals(own: StatedQuantity, other: StatedQuantity): boolean {
  if (own.bound && other.bound && own.bound.side !== other.bound.side) return false;
  if (own.dimension !== '' || other.dimension !== '') return true;
  if (own.counted.length === 0 || other.counted.length === 0) return true;
  return own.counted.some((stem) => other.counted.includes(stem));
}

/** Whether the bounds of the same number are on the same side. */
function sideEvidence(own: StatedQuantity, { quantity, sign }: PlacedQuantity, ownSign: number): number {
  if (!own.bound || !quantity.bound) return 0;
  const isSame = own.bound.side === quantity.bound.side;
  return isSame === (ownSign === sign) ? -1 : 1;
}

/** Whether a number that is an instance keeps the bounds that the context sets: 60 euros, where up to 90 are paid. */
function boundEvidence({ own, anchors, sign, alignment }: Compared, comparable: readonly PlacedQuantity[]): number {
  const bounds = comparable.filter(({ quantity }) => quantity.bound && areRivals(own, quantity));
  if (bounds.length === 0 || own.bound || !hasInstances.test(own.dimension)) return 0;
  const ranked = bounds
    .slice(0, MAX_PLACES)
    .map((place) => ({ place, near: closeness(place, anchors, alignment) }))
    .sort((a, b) => b.near - a.near);
  const first = ranked[0];
  const free = comparable.filter(({ quantity }) => !quantity.bound && areRivals(own, quantity)).slice(0, MAX_PLACES);
  const rival = Math.max(0, ...free.map((place) => closeness(place, anchors, alignment)));
  const enough = first?.place.sentence === alignment.best ? 0 : NEAR_ENOUGH;
  if (!first || first.near < Math.max(enough, rival)) return 0;
  const partner = ranked.find(({ place }) => isPartner(first.place, place));
  const isKept = isWithin(own, first.place.quantity) && (!partner || isWithin(own, partner.place.quantity));
  return isKept === (sign === first.place.sign) ? -1 : 1;
}

const NEAR_ENOUGH = 0.2;
/** Dimensions in which a claim may name a case of what the context bounds; a year is told, not bounded. */
const hasInstances = /^(?!year$|weekday$|month$|daypart$)/;

/** The other end of a range. */
const isPartner = (one: PlacedQuantity, other: PlacedQuantity): boolean =>
  one !== other &&
  one.sentence === other.sentence &&
  Math.abs(one.at - other.at) <= 4 &&
  one.quantity.bound?.side !== other.quantity.bound?.side;

export function isWithin(own: StatedQuantity, { value, bound }: StatedQuantity): boolean {
  if (!bound) return true;
  const isBeyond = bound.side === 'least' ? own.value > value : own.value < value;
  return isBeyond || (!bound.isStrict && own.value === value);
}
