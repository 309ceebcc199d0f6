/** An exact number ≥ 0: prices are added and scaled without rounding. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A whole number or a short decimal of a rate table, exactly: 5.6 is 56/10, not the double next to it. */
export function fraction(value: number): Fraction {
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const [whole = '', decimals = ''] = String(value).split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b; b is a reference of a rate table and not zero. */
export function over(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function largerOf(a: Fraction, b: Fraction): Fraction {
  return a.numerator * b.denominator >= b.numerator * a.denominator ? a : b;
}

export function smallerOf(a: Fraction, b: Fraction): Fraction {
  return a.numerator * b.denominator <= b.numerator * a.denominator ? a : b;
}

const MAX_CREDITS = BigInt(Number.MAX_SAFE_INTEGER);

/** Rounded up to whole credits; what no number can hold exactly stops at the largest that one can. */
export function roundUp({ numerator, denominator }: Fraction): number {
  const credits = (numerator + denominator - 1n) / denominator;
  return Number(credits < MAX_CREDITS ? credits : MAX_CREDITS);
}

/** As a person reads it: `12`, `1.5`, or `20/3` where no short decimal is exact. */
export function readable({ numerator, denominator }: Fraction): string {
  const isDecimal = 10_000n % denominator === 0n;
  return isDecimal ? String(Number(numerator) / Number(denominator)) : `${numerator}/${denominator}`;
}

/** In lowest terms, so that numbers stay small over many steps. */
function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
