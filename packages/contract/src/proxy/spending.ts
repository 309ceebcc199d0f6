import { z } from 'zod';

/** The decimals that a price may have. A price is then a whole number of millionths. */
const SCALE = 1_000_000;

/** A sum of US dollars with at most six decimals, so that it is exact as a whole number. */
const Dollars = (most: number) =>
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

/** Whose calls a limit counts together. */
const Per = z
  .enum(['deployment', 'key', 'tag', 'user'])
  .describe('Whose calls are counted together; calls without a tag or a user are counted together, too');
const BudgetDollars = Dollars(1_000_000);
/** What the calls of a deployment may cost. */
export const Budgets = z
  .array(
    z.strictObject({
      per: Per,
      period: z.enum(['day', 'month']).describe('In UTC'),
      usd: BudgetDollars.describe('What calls may cost, in US dollars; then they are 402'),
      soft_usd: BudgetDollars.nullish().describe('What an event `costs.threshold` is sent for'),
    }),
  )
  .max(20)
  .describe('What calls of the deployment may cost');
const PerMinute = z.int().min(1).max(1_000_000_000).nullish();
/** How many calls and tokens a deployment has in a minute. */
export const Rates = z
  .array(
    z
      .strictObject({ per: Per, requests_per_minute: PerMinute, tokens_per_minute: PerMinute })
      .refine(
        ({ requests_per_minute: calls, tokens_per_minute: tokens }) => calls != null || tokens != null,
        'a rate needs requests_per_minute, tokens_per_minute or both',
      ),
  )
  .max(20)
  .describe('Calls and tokens in a minute of the clock; then calls are 429');

/** Tries of one model after its first, at most. */
const MAX_PER_MODEL = 2;
/** Tries of a call after its first, at most. */
const MAX_IN_ALL = 5;

/** How often a call that failed is tried again. */
export const Retries = z.strictObject({
  per_model: z
    .int()
    .min(0)
    .max(MAX_PER_MODEL)
    .nullish()
    .describe(`Further tries of one model; ${MAX_PER_MODEL} where absent`),
  in_all: z
    .int()
    .min(0)
    .max(MAX_IN_ALL)
    .nullish()
    .describe(`Tries after the first over all models, fallbacks among them; ${MAX_IN_ALL} where absent`),
});
