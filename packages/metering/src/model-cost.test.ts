import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarsOf, dollarText, modelCost, nanoDollars, tokenPrices } from './model-cost.ts';

const prices = { input: 2.5, output: 10, cached_input: 1.25 };
const tokens = { prompt: 1_000, completion: 100, cached: null, reasoning: null };

describe('what a call costs', () => {
  test.each([
    { what: 'all in and out', of: {}, usd: 0.0035 },
    { what: 'a part from the cache', of: { cached: 400 }, usd: 0.003 },
    { what: 'thoughts as the answer', of: { reasoning: 60 }, usd: 0.0035 },
    { what: 'no answer', of: { completion: null }, usd: 0.0025 },
    { what: 'nothing', of: { prompt: 0, completion: 0 }, usd: 0 },
    { what: 'more from the cache than there is', of: { cached: 9_999 }, usd: 0.00225 },
  ])('$what', ({ of, usd }) => {
    const cost = modelCost({ ...tokens, ...of }, tokenPrices(prices));
    expect(cost === null ? null : dollarsOf(cost)).toBe(usd);
  });

  test('thoughts have a price of their own', () =>
    expect(modelCost({ ...tokens, reasoning: 60 }, tokenPrices({ ...prices, reasoning: 1 }))).toBe(2_960_000));

  test('is not known without the tokens of the prompt', () =>
    expect(modelCost({ ...tokens, prompt: null }, tokenPrices(prices))).toBeNull());

  test('is rounded once, half up', () => {
    const half = tokenPrices({ input: 0.0005, output: 0.0004 });
    const one = { ...tokens, cached: 0, reasoning: 0 };
    expect(modelCost({ ...one, prompt: 1, completion: 0 }, half)).toBe(1);
    expect(modelCost({ ...one, prompt: 0, completion: 1 }, half)).toBe(0);
    expect(modelCost({ ...one, prompt: 1, completion: 1 }, half)).toBe(1);
  });
});

const micros = fc.integer({ min: 0, max: 100_000_000_000 });
const count = fc.integer({ min: 0, max: 10_000_000 });

test('no price and no number of tokens drifts from the exact sum', () =>
  fc.assert(
    fc.property(fc.tuple(micros, micros, micros, micros), fc.tuple(count, count, count, count), (rates, counts) => {
      const [input, output, cachedInput, reasoning] = rates;
      const [fresh, cached, said, thoughts] = counts;
      const cost = modelCost(
        { prompt: fresh + cached, completion: said + thoughts, cached, reasoning: thoughts },
        tokenPrices({
          input: input / 1e6,
          output: output / 1e6,
          cached_input: cachedInput / 1e6,
          reasoning: reasoning / 1e6,
        }),
      );
      const exact =
        BigInt(input) * BigInt(fresh) +
        BigInt(cachedInput) * BigInt(cached) +
        BigInt(output) * BigInt(said) +
        BigInt(reasoning) * BigInt(thoughts);
      const nano = exact / 1_000n + (exact % 1_000n >= 500n ? 1n : 0n);
      expect(cost).toBe(nano > 1_000_000_000_000_000n ? null : Number(nano));
    }),
  ));

test('the same decimals are written, whatever form they have', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (nano) => {
      const text = dollarText(nano);
      expect(text).toMatch(/^\d+(?:\.\d*[1-9])?$/);
      expect(Number(text)).toBe(dollarsOf(nano));
      const [whole = '', decimals = ''] = text.split('.');
      expect(BigInt(whole + decimals.padEnd(9, '0'))).toBe(BigInt(nano));
    }),
  ));

test('dollars become whole nano-dollars', () => {
  expect(nanoDollars(0.1)).toBe(100_000_000);
  expect(nanoDollars(1_000_000)).toBe(1e15);
  expect(dollarText(0)).toBe('0');
  expect(dollarText(1_000_000_000)).toBe('1');
  expect(dollarText(20_000_000_000)).toBe('20');
});
