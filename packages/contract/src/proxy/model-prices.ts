import { z } from 'zod';

/** The decimals that a price may have. A price is then a whole number of millionths. */
const SCALE = 1_000_000;

/** A sum of US dollars with at most six decimals, so that it is exact as a whole number. */
export const Dollars = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine((usd) => Math.round(usd * SCALE) / SCALE === usd, 'at most six decimals');

const PerMillion = Dollars(100_000);

/** What the tokens of a model cost, in US dollars per million. */
export const ModelPrices = z.strictObject({
  input: PerMillion.describe('Tokens of the request'),
  output: PerMillion.describe('Tokens of the answer'),
  cached_input: PerMillion.nullish().describe(
    "Those of the request that came from the provider's cache; as `input` where absent",
  ),
  reasoning: PerMillion.nullish().describe('Those of the answer that are thoughts; as `output` where absent'),
});
export type ModelPrices = z.output<typeof ModelPrices>;
