import { z } from 'zod';
import { Dollars } from './model-prices.ts';

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
