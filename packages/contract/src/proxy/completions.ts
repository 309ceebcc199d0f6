import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../names.ts';

const headers = z.object({
  deployment: Name.describe('The deployment that the call goes to; may be left out where `model` names one'),
});

const asked = {
  model: z
    .string()
    .optional()
    .describe("Names the deployment where no header does; else ignored, for the deployment's model is asked"),
  stream: z.boolean().nullish().describe('Server-sent events, judged and restored as they pass'),
  service_context: z.string().nullish().describe('What the answer is held against; the provider does not see it'),
};
const extra = 'OpenAI’s request. What else it has goes to the provider as it is.';

const Answer = z
  .looseObject({ service_policy_detections: z.unknown().optional() })
  .describe(
    "The provider's answer, with what the guardrails found in `service_policy_detections`; of a stream in its last chunk",
  );

const failures = [
  'invalid_header',
  'not_found',
  'invalid_request',
  'upstream_failed',
  'rate_limited',
  'target_not_expressible',
] as const;

const stages =
  'Stages of the deployment: input detection, redaction of personal data, the model, output detection and checks, restoring. Each costs what its endpoint costs; the limit is checked once, on the cost of input detection, or of redaction and restoring where nothing detects in the input. What a blocking detector finds is 400 `input_guardrails_blocked` or `output_guardrails_blocked`; a stream ends with an error chunk in its place. Errors have OpenAI’s form. The key may be sent as a bearer token, in `api-key` or in `x-api-key`.';

export const chatCompletions = endpoint({
  method: 'POST',
  path: '/ai-proxy/chat/completions',
  summary: 'Ask the model of a deployment, with guardrails around the call',
  description: stages,
  scope: 'proxy',
  errorForm: 'openai',
  balance: 'guardrails',
  failures,
  headers,
  body: z.looseObject({ messages: z.array(z.unknown()), ...asked }).meta({
    description: extra,
    examples: [{ messages: [{ role: 'user', content: 'When do you open?' }] }],
  }),
  streams: ['text/event-stream'],
  response: Answer,
});

export const completions = endpoint({
  method: 'POST',
  path: '/ai-proxy/completions',
  summary: 'Have the model of a deployment complete a text, with guardrails around the call',
  description: stages,
  scope: 'proxy',
  errorForm: 'openai',
  balance: 'guardrails',
  failures,
  headers,
  body: z
    .looseObject({ prompt: z.union([z.string(), z.array(z.string())]), ...asked })
    .meta({ description: extra, examples: [{ prompt: 'We open at', max_tokens: 20 }] }),
  streams: ['text/event-stream'],
  response: Answer,
});

export const listModels = endpoint({
  method: 'GET',
  path: '/ai-proxy/models',
  summary: 'The models behind a deployment, as OpenAI lists models',
  scope: 'proxy',
  errorForm: 'openai',
  failures: ['invalid_header', 'not_found'],
  headers: z.object({ deployment: Name.describe('The deployment whose models are listed') }),
  response: z.object({
    object: z.literal('list'),
    data: z.array(z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() })),
  }),
});
