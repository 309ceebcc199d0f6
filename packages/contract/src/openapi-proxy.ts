import { headerPrefix, keyHeaderNames } from './headers.ts';
import type { Json } from './openapi-schema.ts';

/** How a key may be sent. The service's own header does everywhere, the others where clients of other APIs call. */
export const securitySchemes: Json = {
  ...Object.fromEntries(
    keyHeaderNames.filter((name) => name !== 'api_key').map((name) => [name, { type: 'apiKey', in: 'header', name }]),
  ),
  bearer: { type: 'http', scheme: 'bearer' },
};

/** Any one of the schemes is enough. */
export const clientSecurity: readonly Json[] = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));

const text = { type: 'string' };
const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text,
});

/** Headers of a request to a model, besides those that choose the deployment. */
export const modelRequestHeaders = (brand: string): Json[] => [
  header(`${headerPrefix(brand)}Tags`, 'Tags for the log and the sums of costs, with commas between: the first 20'),
  header(`${headerPrefix(brand)}User`, 'The end user, for the log, the sums of costs, budgets and rates'),
  header('traceparent', 'The trace that the spans of the call join (W3C Trace Context)'),
  header('baggage', '`gen_ai.conversation.id=…` names the conversation in the spans (W3C Baggage)'),
  header('OpenAI-Beta', 'Goes on to the provider'),
  header('OpenAI-Organization', 'Goes on to a provider that speaks OpenAI’s API'),
  header('OpenAI-Project', 'Goes on to a provider that speaks OpenAI’s API'),
  header('Anthropic-Beta', 'Goes on to the provider'),
  header('Anthropic-Version', 'Goes on to the provider'),
];

const answerHeader = (description: string): Json => ({ description, schema: text });

/** The header of every answer. */
export const requestIdHeader: Json = {
  'X-Request-Id': answerHeader('The id of the request, by which the service’s log and the call log know it'),
};

/** The header of answers after which a client is to wait. */
export const retryAfterHeader: Json = {
  'Retry-After': answerHeader('Seconds to wait before the next try; for some failures alone'),
};

/** Headers of a call to a model, whether it was answered or failed. */
export const triesHeaders = (brand: string): Json => ({
  [`${headerPrefix(brand)}Attempts`]: answerHeader(
    'How many requests to providers the call took; absent where none was made',
  ),
  [`${headerPrefix(brand)}Model`]: answerHeader('The saved model that answered'),
  [`${headerPrefix(brand)}Cache`]: answerHeader('`hit`, `miss` or `bypass`, where the deployment keeps answers'),
});

/** Headers of an answer that a provider gave. */
export const modelAnswerHeaders = (brand: string): Json => ({
  [`${headerPrefix(brand)}Cost`]: answerHeader(
    'What the provider takes for a whole answer, in US dollars, where known',
  ),
  ...triesHeaders(brand),
  'X-Upstream-Request-Id': answerHeader('The provider’s id of the request'),
  ...retryAfterHeader,
  'X-Should-Retry': answerHeader('The provider’s'),
  'OpenAI-Processing-Ms': answerHeader('The provider’s'),
  'OpenAI-Version': answerHeader('The provider’s'),
  'X-RateLimit-Limit-Requests': answerHeader('The provider’s, as are all that begin with `X-RateLimit-`'),
  'Anthropic-RateLimit-Requests-Limit': answerHeader(
    'The provider’s, as are all that begin with `Anthropic-RateLimit-`',
  ),
});
