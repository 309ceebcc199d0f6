import type { Balance } from '@redoubt/contract';
import { type Fraction, plus, roundUp, zero } from './fraction.ts';

/** One line of a price, as the ledger shows it to people. */
export interface PriceLine {
  readonly item: string;
  readonly credits: number;
  readonly note?: string;
}

/** The price of a call, known before the call runs. Credits are whole, and the lines add up to them. */
export interface Price {
  readonly balance: Balance;
  readonly credits: number;
  /** Units of work that the price covers: texts, pages or probes. */
  readonly quantity: number;
  readonly lines: readonly PriceLine[];
}

/** Adds up the lines. If the sum is below the minimum, adds a line with the difference. */
export function priceOf(
  balance: Balance,
  quantity: number,
  lines: readonly PriceLine[],
  { minimum = 0 }: { minimum?: number } = {},
): Price {
  const sum = lines.reduce((total, { credits }) => total + credits, 0);
  const lift = minimum > sum ? [{ item: 'minimum charge', credits: minimum - sum }] : [];
  return { balance, credits: Math.max(sum, minimum), quantity, lines: [...lines, ...lift] };
}

/**
 * Converts exact amounts to whole credits. Each line gets the increase of the rounded-up running total. So the lines
 * add up to the exact total rounded up once, and each differs from its exact amount by less than one credit.
 */
export function wholeLines(exact: readonly { item: string; amount: Fraction; note?: string }[]): PriceLine[] {
  let total = zero;
  return exact.map(({ item, amount, note }) => {
    const before = roundUp(total);
    total = plus(total, amount);
    return { item, credits: roundUp(total) - before, ...(note && { note }) };
  });
}
