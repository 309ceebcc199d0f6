/** An exact number ≥ 0. Prices are added and multiplied without rounding. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Converts a whole number or a short decimal of a rate table exactly: 5.6 becomes 56/10, not the nearest double. */
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

/** Returns a / b. b is a reference value of a rate table and never zero. */
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

/** Rounds up to whole credits, at most the largest safe integer. */
export function roundUp({ numerator, denominator }: Fraction): number {
  const credits = (numerator + denominator - 1n) / denominator;
  return Number(credits < MAX_CREDITS ? credits : MAX_CREDITS);
}

/** Formats the number for people: `12`, `1.5`, or `20/3` if no short decimal is exact. */
export function readable({ numerator, denominator }: Fraction): string {
  const isDecimal = 10_000n % denominator === 0n;
  return isDecimal ? String(Number(numerator) / Number(denominator)) : `${numerator}/${denominator}`;
}

/** Reduces to lowest terms, so that the numbers stay small over many steps. */
function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
