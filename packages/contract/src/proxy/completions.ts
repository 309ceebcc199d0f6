import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { errorForms } from '../error-forms.ts';
import { exampleFiles } from '../guardrails/example-files.ts';
import { Name } from '../names.ts';
import { blockForms } from './deployments.ts';

const headers = z.object({
  deployment: Name.describe('The deployment that the call goes to; may be left out where `model` names one'),
  on_block: z.enum(blockForms).optional().describe('How a block of this call is told, whatever the deployment says'),
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

/** Only calls that count tokens fail because a provider cannot count them. */
const notCounting = ['tokens_not_counted'] as const;

const stages =
  'Stages of the deployment: input detection, redaction of personal data, the model, output detection and checks, restoring. Each costs what its endpoint costs; the limit is checked once, on the cost of input detection, or of redaction and restoring where nothing detects in the input. What a blocking detector finds is 400 `input_guardrails_blocked` or `output_guardrails_blocked`, and a stream ends with an error chunk, unless the deployment or the header `-On-Block` has it told as an answer. Errors have OpenAI’s form. The key may be sent as a bearer token, in `api-key`, `x-api-key` or `x-goog-api-key`.';

export const chatCompletions = endpoint({
  method: 'POST',
  path: '/ai-proxy/chat/completions',
  aliases: ['/ai-proxy/v1/chat/completions'],
  summary: 'Ask the model of a deployment, with guardrails around the call',
  description: stages,
  scope: 'proxy',
  errorForm: 'openai',
  asksModel: true,
  neverFails: notCounting,
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
  aliases: ['/ai-proxy/v1/completions'],
  summary: 'Have the model of a deployment complete a text, with guardrails around the call',
  description: stages,
  scope: 'proxy',
  errorForm: 'openai',
  asksModel: true,
  neverFails: notCounting,
  balance: 'guardrails',
  failures,
  headers,
  body: z
    .looseObject({ prompt: z.union([z.string(), z.array(z.string())]), ...asked })
    .meta({ description: extra, examples: [{ prompt: 'We open at', max_tokens: 20 }] }),
  streams: ['text/event-stream'],
  response: Answer,
});

const Model = z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() });
const listing = z.object({
  deployment: Name.optional().describe('The deployment whose models are listed; without it, the deployments are'),
});

export const listModels = endpoint({
  method: 'GET',
  path: '/ai-proxy/models',
  aliases: ['/ai-proxy/v1/models'],
  summary: 'The deployments of the key’s project, or the models behind one, as OpenAI lists models',
  scope: 'proxy',
  errorForm: errorForms,
  failures: ['not_found'],
  headers: listing,
  response: z.object({ object: z.literal('list'), data: z.array(Model) }),
});

export const getModel = endpoint({
  method: 'GET',
  path: '/ai-proxy/models/:model',
  aliases: ['/ai-proxy/v1/models/:model'],
  summary: 'One of the listed models',
  scope: 'proxy',
  errorForm: errorForms,
  failures: ['not_found'],
  params: z.object({ model: z.string().describe('A deployment, or a model behind the one that a header names') }),
  headers: listing,
  response: Model,
});

/** A call whose answer holds no text of a model: its texts are judged and redacted, and nothing is put back. */
const textsOnly = {
  method: 'POST',
  scope: 'proxy',
  errorForm: 'openai',
  asksModel: true,
  neverFails: [...notCounting, 'output_guardrails_blocked'],
  balance: 'guardrails',
  failures,
  headers,
  description:
    'Stages before the model judge and redact the texts; those behind it do not run, for the answer holds no text of a model. What was replaced stays replaced. `stream` is refused.',
} as const;
const texts = z.union([z.string(), z.array(z.string())]);
const model = asked.model;

export const embeddings = endpoint({
  ...textsOnly,
  path: '/ai-proxy/embeddings',
  aliases: ['/ai-proxy/v1/embeddings'],
  summary: 'Vectors of texts, with guardrails before the call',
  body: z.looseObject({ input: texts.describe('Texts; tokens are refused, for they cannot be judged'), model }).meta({
    description: extra,
    examples: [{ input: 'When do you open?' }],
  }),
  response: Answer,
});

export const rerank = endpoint({
  ...textsOnly,
  path: '/ai-proxy/rerank',
  aliases: ['/ai-proxy/v1/rerank'],
  summary: 'The order of documents by a question, with guardrails before the call',
  body: z.looseObject({ query: z.string(), documents: z.array(z.union([z.string(), z.looseObject({})])), model }).meta({
    description: extra,
    examples: [{ query: 'When do you open?', documents: ['We open at nine.', 'Closed.'] }],
  }),
  response: Answer,
});

export const generateImage = endpoint({
  ...textsOnly,
  path: '/ai-proxy/images/generations',
  aliases: ['/ai-proxy/v1/images/generations'],
  summary: 'A picture of a prompt, with guardrails before the call',
  body: z.looseObject({ prompt: z.string(), model }).meta({ description: extra, examples: [{ prompt: 'A tree.' }] }),
  response: Answer,
});

export const speech = endpoint({
  ...textsOnly,
  path: '/ai-proxy/audio/speech',
  aliases: ['/ai-proxy/v1/audio/speech'],
  summary: 'A text as speech, with guardrails before the call',
  body: z
    .looseObject({ input: z.string(), model })
    .meta({ description: extra, examples: [{ input: 'We open at nine.', voice: 'alloy' }] }),
  streams: ['audio/mpeg'],
  isOnlyStreamed: true,
  response: z.string().describe('The provider’s bytes'),
});

const transcribed = {
  model: asked.model,
  prompt: z
    .string()
    .optional()
    .describe('Words that lead the transcript. They are judged and redacted as those of a user'),
  language: z.string().optional().describe('The language of the recording, as ISO 639-1 names it'),
  response_format: z
    .enum(['json', 'text'])
    .optional()
    .describe('Of `text`, the answer is the text alone. Other forms have their text in pieces, and are refused'),
} as const;
const inTexts = { stream: z.enum(['true', 'false']), temperature: z.string(), chunking_strategy: z.string() } as const;

export const transcribe = endpoint({
  method: 'POST',
  scope: 'proxy',
  errorForm: 'openai',
  asksModel: true,
  neverFails: notCounting,
  balance: 'guardrails',
  failures,
  headers,
  path: '/ai-proxy/audio/transcriptions',
  aliases: ['/ai-proxy/v1/audio/transcriptions'],
  summary: 'What a recording says, with guardrails around the call',
  description:
    'The stages before the model judge and redact the prompt, those behind it judge and restore the transcript. The recording itself is not judged, and no check holds the transcript against a question. The body is a form as OpenAI takes it, or JSON with the recording in base64. `include`, `timestamp_granularities` and speakers are refused. What a blocking detector finds is told as in a chat.',
  body: z
    .strictObject({
      file: z.string().describe('The recording in base64, or as a `data:` URL'),
      ...transcribed,
      languages: z.array(z.string()).optional(),
      keywords: z.array(z.string()).optional().describe('Words to listen for'),
      temperature: z.number().min(0).max(1).optional(),
      chunking_strategy: z.union([z.literal('auto'), z.looseObject({ type: z.literal('server_vad') })]).optional(),
      stream: z
        .boolean()
        .nullish()
        .describe('Server-sent events of OpenAI’s transcripts, judged and restored as they pass'),
    })
    .meta({ examples: [{ file: exampleFiles.recording, prompt: 'We open at nine.' }] }),
  form: z
    .strictObject({ file: z.file().describe('The recording; its name’s ending tells its format'), ...transcribed })
    .extend(z.strictObject(inTexts).partial().shape)
    .extend({
      'keywords[]': z.string().optional().describe('Words to listen for, each in a field of its own'),
      'languages[]': z.string().optional(),
    }),
  streams: ['text/event-stream', 'text/plain'],
  response: z.looseObject({
    text: z.string(),
    usage: z.unknown().optional().describe('Tokens, or seconds, as the provider counts them'),
    service_policy_detections: z.unknown().optional(),
  }),
});

/** A call of a client of another API, which is asked and answered as a chat completion. */
const otherApi = {
  method: 'POST',
  scope: 'proxy',
  errorForm: 'openai',
  asksModel: true,
  neverFails: notCounting,
  balance: 'guardrails',
  failures,
  headers,
  streams: ['text/event-stream'],
} as const;
const inForm = (api: string): string =>
  `${stages.replace('Errors have OpenAI’s form.', `Errors have the form of ${api}.`)} What has no form in a chat completion, such as tools that run at the provider, is refused.`;

export const messages = endpoint({
  ...otherApi,
  errorForm: 'anthropic',
  path: '/ai-proxy/messages',
  aliases: ['/ai-proxy/v1/messages'],
  summary: 'Ask the model of a deployment in the form of Anthropic’s Messages API',
  description: inForm('the Messages API'),
  body: z
    .looseObject({ messages: z.array(z.unknown()), ...asked })
    .meta({ examples: [{ max_tokens: 100, messages: [{ role: 'user', content: 'When do you open?' }] }] }),
  response: Answer,
});

export const countTokens = endpoint({
  ...otherApi,
  errorForm: 'anthropic',
  neverFails: ['input_guardrails_blocked', 'output_guardrails_blocked'],
  streams: [],
  path: '/ai-proxy/messages/count_tokens',
  aliases: ['/ai-proxy/v1/messages/count_tokens'],
  summary: 'Count the tokens of a request, in the form of Anthropic’s Messages API',
  description:
    'The provider counts, where the model of the deployment is asked over Anthropic’s API; for other models the call is 501 `tokens_not_counted`. No stage judges the texts. Where the deployment redacts, the provider gets and counts the redacted request.',
  body: z
    .looseObject({ messages: z.array(z.unknown()), model: asked.model })
    .meta({ examples: [{ messages: [{ role: 'user', content: 'When do you open?' }] }] }),
  response: z.looseObject({ input_tokens: z.int(), service_policy_detections: z.unknown().optional() }),
});

export const responses = endpoint({
  ...otherApi,
  path: '/ai-proxy/responses',
  aliases: ['/ai-proxy/v1/responses'],
  summary: 'Ask the model of a deployment in the form of OpenAI’s Responses API',
  description: `${inForm('OpenAI')} The gateway keeps no answers, so \`previous_response_id\` and \`conversation\` are refused: send the whole conversation in \`input\`.`,
  body: z
    .looseObject({ input: z.union([z.string(), z.array(z.unknown())]), ...asked })
    .meta({ examples: [{ input: 'When do you open?' }] }),
  response: Answer,
});

export const generateContent = endpoint({
  ...otherApi,
  errorForm: 'google',
  neverFails: [],
  headers: listing,
  path: '/ai-proxy/models/:call',
  aliases: ['/ai-proxy/v1beta/models/:call'],
  summary: 'Ask the model of a deployment in the form of Google’s Gemini API',
  description: `${inForm('the Gemini API')} The path ends in \`DEPLOYMENT:generateContent\`, or \`DEPLOYMENT:streamGenerateContent\` for a stream: server-sent events with \`?alt=sse\`, else one JSON array; or in \`DEPLOYMENT:countTokens\`, which answers with \`totalTokens\`. The key may stand in the query as \`key\`, too.`,
  params: z.object({
    call: z
      .string()
      .describe('`DEPLOYMENT:generateContent`, `DEPLOYMENT:streamGenerateContent` or `DEPLOYMENT:countTokens`'),
  }),
  body: z
    .looseObject({ contents: z.array(z.unknown()), service_context: asked.service_context })
    .meta({ examples: [{ contents: [{ parts: [{ text: 'When do you open?' }] }] }] }),
  response: Answer,
});
