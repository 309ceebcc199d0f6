import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { endpoint } from '../endpoint.ts';
import { SystemType } from '../targets/system-types.ts';
import { AttackId } from './attacks.ts';
import { FrameworkId } from './frameworks.ts';

const PricedOption = z.discriminatedUnion('type', [
  z.object({
    option: z.string(),
    type: z.literal('integer'),
    minimum: z.int(),
    maximum: z.int(),
    default: z.int().describe('The value if a request does not name the option'),
    scales_price: z.boolean().describe('True: the multiplier depends on the value, as `scaling` says'),
    description: z.string(),
  }),
  z.object({
    option: z.string(),
    type: z.literal('list'),
    values: z.array(z.string()),
    default: z.array(z.string()).describe('The values if a request does not name the option, in their order'),
    scales_price: z.literal(false),
    description: z.string(),
  }),
]);

export const pricing = endpoint({
  method: 'GET',
  path: '/rt/pricing',
  summary: 'Every rate of the Red Team balance, with its date',
  description:
    'The tables that runs are priced from; `assumed: true` marks numbers that the published rates leave open. The credit headers of an answer say what the call did cost.',
  scope: 'any',
  response: z.object({
    rate_table_date: z.iso.date(),
    balance: z.literal('redteam'),
    minimum_run_charge: z.int().describe('The least that a run costs; nothing else has a minimum'),
    categories: z.array(z.object({ category: CategoryId, title: z.string(), base: z.int() })),
    attacks: z.array(
      z.object({
        attack: AttackId,
        aliases: z.array(z.string()),
        modality: z.enum(['text', 'image', 'audio']),
        turns: z.enum(['single', 'multi']),
        is_available: z.boolean().describe('False: a run with the attack is refused, before any charge'),
        multiplier: z.number(),
        assumed: z.boolean(),
        scaling: z
          .object({ reference: z.record(z.string(), z.int()), floor: z.number(), ceiling: z.number() })
          .nullable()
          .describe('How parameters scale the multiplier: value / reference, multiplied, within floor and ceiling'),
        options: z.array(PricedOption).describe('What a request may set in `attack_config`, with range and default'),
      }),
    ),
    system_types: z.array(z.object({ system_type: SystemType, multiplier: z.number() })),
    frameworks_version: z.int().describe('Grows when the categories or the items of a framework change'),
    frameworks: z.array(
      z.object({
        framework: FrameworkId,
        title: z.string(),
        edition: z.string(),
        categories: z.array(CategoryId),
        attacks: z.array(AttackId),
        cost: z.int().describe('A run of this framework alone, where the kind of target multiplies by 1'),
      }),
    ),
    endpoints: z.array(
      z.object({
        endpoint: z.string(),
        credits: z.int(),
        per: z.string(),
        started: z.int().describe('Started units of this many count'),
        is_available: z.boolean().describe('False: it is not built yet and answers 501'),
      }),
    ),
    free_endpoints: z.array(z.string()),
    rules: z.array(z.string()),
  }),
});
