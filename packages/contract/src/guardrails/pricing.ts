import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const credits = z.int().nullable();

export const pricing = endpoint({
  method: 'GET',
  path: '/guardrails/pricing',
  summary: 'Every rate of the Guardrails balance, with its date',
  description: 'The tables that calls are priced from. The credit headers of an answer say what the call did cost.',
  scope: 'any',
  response: z.object({
    rate_table_date: z.iso.date(),
    balance: z.literal('guardrails'),
    minimum_charge: z.int().describe('The least that a priced request costs'),
    detectors: z.array(
      z.object({
        detector: z.string(),
        credits: z.int(),
        length_unit: credits.describe('Characters a charged unit; null: charged once a text'),
        explanation: z.enum(['by default', 'on request']).nullable().describe('null: none can be bought'),
        is_multimodal: z.boolean().describe('Judges images and sounds too'),
      }),
    ),
    max_length_units: z.int().describe('No detector costs more than this many times its credits on one text'),
    explanation_factor: z.int().describe('What an explanation multiplies a detector by'),
    rebates: z.array(z.object({ detectors: z.array(z.string()), credits: z.int(), per: z.literal('text') })),
    endpoints: z.array(
      z.object({
        endpoint: z.string(),
        is_free: z.boolean(),
        base: z.int(),
        detector_sum: z.enum(['by length', 'at one unit']).nullable(),
        per_multimodal_detector: credits,
        per_fragment: credits,
        per_page: credits,
        per_size_unit: credits.describe('For each started `size_unit_bytes` of the decoded document'),
        maximum: credits,
      }),
    ),
    size_unit_bytes: z.int(),
    ai_proxy_stages: z.array(z.object({ stage: z.string(), priced_as: z.string(), is_free: z.boolean() })),
    rules: z.array(z.string()),
  }),
});
