import type { Balance } from '@redoubt/contract';
import { type Fraction, plus, roundUp, zero } from './fraction.ts';

/** One line of a price, as a person reads it in the ledger. */
export interface PriceLine {
  readonly item: string;
  readonly credits: number;
  readonly note?: string;
}

/** What a call costs, known before it runs. Credits are whole, and the lines add up to them. */
export interface Price {
  readonly balance: Balance;
  readonly credits: number;
  /** Units of work the price covers: texts, pages, probes. */
  readonly quantity: number;
  readonly lines: readonly PriceLine[];
}

/** The lines with what lifts their sum to the minimum. */
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
 * Whole credits for lines whose exact amounts are fractions: each takes what the running total, rounded up, grows by.
 * So the lines add up to the total rounded up once, and none is a whole credit away from its exact amount.
 */
export function wholeLines(exact: readonly { item: string; amount: Fraction; note?: string }[]): PriceLine[] {
  let total = zero;
  return exact.map(({ item, amount, note }) => {
    const before = roundUp(total);
    total = plus(total, amount);
    return { item, credits: roundUp(total) - before, ...(note && { note }) };
  });
}
