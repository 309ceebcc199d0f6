import type { ModelPrices } from '@redoubt/contract';

/** Prices in whole pico-dollars a token. One of them is one millionth of a dollar for a million tokens. */
export interface TokenPrices {
  readonly input: bigint;
  readonly output: bigint;
  readonly cachedInput: bigint;
  readonly reasoning: bigint;
}

/** The tokens of a call, as its provider counts them. Null where it does not say. */
export interface CountedTokens {
  readonly prompt: number | null;
  readonly completion: number | null;
  /** Part of the prompt. */
  readonly cached: number | null;
  /** Part of the completion. */
  readonly reasoning: number | null;
}

const MICRO = 1_000_000;
const PICO_IN_NANO = 1_000n;
const NANO = 1_000_000_000;
/** A million dollars. A call that cost more was not counted, or not priced, in earnest. */
const MAX_NANO = 1_000_000_000_000_000n;

/** Converts prices with at most six decimals. The conversion is exact. */
export function tokenPrices({ input, output, cached_input, reasoning }: ModelPrices): TokenPrices {
  return {
    input: pico(input),
    output: pico(output),
    cachedInput: pico(cached_input ?? input),
    reasoning: pico(reasoning ?? output),
  };
}

const pico = (usdPerMillion: number): bigint => BigInt(Math.round(usdPerMillion * MICRO));

/**
 * Returns the cost of a call in nano-dollars. It is computed exactly and rounded once, half up. Returns null if the
 * provider does not count the prompt: nothing is guessed. An answer without tokens, such as vectors, counts none. A
 * cost of more than a million dollars is null too: no call has it.
 */
export function modelCost(tokens: CountedTokens, prices: TokenPrices): number | null {
  if (tokens.prompt === null) return null;
  const { prompt, completion } = tokens;
  const answer = completion ?? 0;
  const cached = Math.min(tokens.cached ?? 0, prompt);
  const thoughts = Math.min(tokens.reasoning ?? 0, answer);
  const exact =
    BigInt(prompt - cached) * prices.input +
    BigInt(cached) * prices.cachedInput +
    BigInt(answer - thoughts) * prices.output +
    BigInt(thoughts) * prices.reasoning;
  const nano = (exact + PICO_IN_NANO / 2n) / PICO_IN_NANO;
  return nano <= MAX_NANO ? Number(nano) : null;
}

/** Converts dollars with at most six decimals to nano-dollars. */
export const nanoDollars = (usd: number): number => Math.round(usd * MICRO) * (NANO / MICRO);

/** Converts nano-dollars to dollars for JSON. The number is written with its exact decimals up to a million dollars. */
export const dollarsOf = (nano: number): number => nano / NANO;

/** Writes nano-dollars as a decimal number of dollars, without an exponent. */
export function dollarText(nano: number): string {
  const digits = String(nano).padStart(10, '0');
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, '');
}
