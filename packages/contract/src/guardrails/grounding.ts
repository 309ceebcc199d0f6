import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const answerText = z.string().min(1).max(100_000);
const contextText = z.string().max(500_000);
const share = z.number().min(0).max(1);
const latency = z.number().min(0).describe('Seconds');
const decidedBy = z.string().describe('`embedded`, or the judge that decided, as `judge:<model>`');
const facts = z.array(z.string()).describe('The statements of the answer, in its words and order; at most 64');
const verdicts = z
  .array(z.enum(['supported', 'contradicted', 'unclear']))
  .describe('What the context says of each fact; `unclear` where it says neither');
const evidence = z
  .array(z.object({ text: z.string(), start: z.int().min(0), end: z.int().min(0) }).nullable())
  .describe(
    'Of each fact, the sentence of the context that bears it out or contradicts it, in UTF-16 units; null where it is unclear',
  );
const readBy = z
  .enum(['encoder', 'words'])
  .describe('`words` where the encoder was off or late: shared words and numbers alone were compared');
const scores = z.array(share).describe('Of each fact, how likely it is what its list says; 0.5 is the threshold');
const leftOut = {
  facts_left_out: z.int().min(1).optional().describe('Number of facts beyond the first 64, which were not judged'),
};
const contextLeftOut = {
  ...leftOut,
  sentences_left_out: z
    .int()
    .min(1)
    .optional()
    .describe('Number of sentences of the context beyond the first 1,000, which were not read'),
};

export const adherence = endpoint({
  method: 'POST',
  path: '/guardrails/adherence',
  summary: 'Whether an answer rests on its context, fact by fact',
  scope: 'guardrails',
  balance: 'guardrails',
  body: z
    .strictObject({ llm_answer: answerText, context: contextText })
    .meta({ examples: [{ llm_answer: 'It opened in 1909.', context: 'The Grand Hall opened on 3 May 1909.' }] }),
  response: z.object({
    summary: z.object({
      adherence_score: share.describe(
        'Supported facts of those that were judged; at most 0.99 where facts were left out',
      ),
    }),
    details: z.looseObject({
      atomic_facts: facts,
      adherence_list: z.array(z.int().min(0).max(2)).describe('2 supported, 1 unclear, 0 contradicted'),
      adherence_response: z.string(),
      adherence_latency: latency,
      fact_scores: scores,
      fact_verdicts: verdicts,
      fact_evidence: evidence,
      read_by: readBy,
      ...contextLeftOut,
      backend: decidedBy,
    }),
  }),
});

export const relevancy = endpoint({
  method: 'POST',
  path: '/guardrails/relevancy',
  summary: 'Whether an answer answers the question',
  scope: 'guardrails',
  balance: 'guardrails',
  body: z
    .strictObject({ question: z.string().min(1).max(20_000), llm_answer: answerText })
    .meta({ examples: [{ question: 'When did the hall open?', llm_answer: 'The hall opened in 1909.' }] }),
  response: z.object({
    summary: z.object({
      relevancy_score: share.describe('How likely the whole answer is relevant; 0.5 is the threshold'),
    }),
    details: z.looseObject({
      atomic_facts: facts,
      relevancy_list: z.array(z.int().min(0).max(1)).describe('1 relevant, 0 not'),
      relevancy_response: z.string(),
      relevancy_latency: latency,
      fact_scores: scores,
      read_by: readBy,
      ...leftOut,
      read_share: share
        .optional()
        .describe('Share of the question or of the answer that was read as a whole, whichever is less, if below 1'),
      backend: decidedBy,
    }),
  }),
});

export const hallucination = endpoint({
  method: 'POST',
  path: '/guardrails/hallucination',
  summary: 'Whether a response says what its context does not bear out',
  description: 'Free. Without a context the response is held against the request alone, which tells far less.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  body: z
    .strictObject({
      request_text: z.string().max(20_000),
      response_text: answerText,
      context: contextText.nullish().describe('Absent, null or empty: the request is the context'),
    })
    .meta({
      examples: [
        {
          request_text: 'When did the hall open?',
          response_text: 'It opened in 1934.',
          context: 'The Grand Hall opened on 3 May 1909.',
        },
      ],
    }),
  response: z.object({
    summary: z.object({ is_hallucination: z.union([z.literal(0), z.literal(1)]) }),
    details: z.looseObject({
      prompt_based: share.describe('How likely something is made up; 0.5 is the threshold'),
      unsupported_facts: facts,
      unsupported_verdicts: verdicts,
      unsupported_evidence: evidence,
      read_by: readBy,
      ...contextLeftOut,
      basis: z.enum(['context', 'request']).describe('What the response was held against'),
      backend: decidedBy,
    }),
  }),
});
