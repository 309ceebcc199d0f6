import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** OpenAI's categories of moderation. */
export const moderationCategories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;

/** One of OpenAI's categories of moderation. */
export type ModerationCategory = (typeof moderationCategories)[number];

/** Texts of one call. */
const MAX_TEXTS = 1_000;

const Part = z
  .looseObject({ type: z.literal('text'), text: z.string() })
  .describe('A part of one text. Pictures are judged at `/guardrails/detect-image`');

const each = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(moderationCategories.map((name) => [name, value])) as Record<ModerationCategory, Value>);

export const moderations = endpoint({
  method: 'POST',
  path: '/ai-proxy/moderations',
  aliases: ['/ai-proxy/v1/moderations'],
  summary: 'Judge texts by our own detectors, in the form of OpenAI’s moderations',
  description:
    'The detectors `toxicity` and `nsfw` judge each text, at their prices. `harassment` goes by toxicity and insult, `hate` by identity hate, `…/threatening` by threat, `sexual` by NSFW. No detector judges the categories in `not_judged`: they are always false.',
  scope: 'proxy',
  errorForm: 'openai',
  balance: 'guardrails',
  failures: ['not_ready'],
  body: z
    .looseObject({
      input: z
        .union([z.string(), z.array(z.string()).min(1).max(MAX_TEXTS), z.array(Part).min(1).max(MAX_TEXTS)])
        .describe('A text, several texts with a result each, or the parts of one text'),
      model: z.string().optional().describe('Ignored: our own detectors judge'),
    })
    .meta({ examples: [{ input: 'You are wonderful.' }] }),
  response: z.object({
    id: z.string(),
    model: z.string().describe('The name of the service and the version of its detectors'),
    results: z.array(
      z.object({
        flagged: z.boolean(),
        categories: each(z.boolean()),
        category_scores: each(z.number()).describe('0 to 1'),
        category_applied_input_types: each(z.array(z.literal('text'))),
      }),
    ),
    not_judged: z.array(z.enum(moderationCategories)).describe('Categories that no detector judges'),
  }),
});
