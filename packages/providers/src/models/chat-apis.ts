import { anthropicMessages } from '../targets/dialects/anthropic-messages.ts';
import type { CompletionOptions, ModelMessage } from './chat-model.ts';
import {
  type ChatEndpoint,
  completionRequest,
  jsonFormat,
  jsonOf,
  type ReadCompletion,
  type RequestHead,
  readCompletion,
  withoutLastSlashes,
} from './post-completion.ts';
import type { OptionalField } from './refused-fields.ts';

/** The APIs that a chat model can offer. */
export type ChatApiName = 'openai' | 'anthropic';

/** What a request contains besides its messages. */
type ChatFrame = Pick<CompletionOptions, 'temperature' | 'json' | 'seed'> & {
  readonly model: string;
  /** Token limit of the answer. If undefined, the server's own limit applies where the API allows it. */
  readonly maxTokens: number | undefined;
};

/** How a chat model is called. */
interface ChatApi {
  request(endpoint: Pick<ChatEndpoint, 'baseUrl' | 'apiKey'>): RequestHead;
  body(messages: readonly ModelMessage[], frame: ChatFrame): Readonly<Record<string, unknown>>;
  /** Fields that are sent in another way, or not at all, if the server refuses them. */
  readonly optional: readonly OptionalField[];
  /** Returns undefined if the body does not have the form of the API. */
  read(body: string): ReadCompletion | undefined;
}

/** Token limit of an answer where the API requires one and the operator sets none. */
const MAX_ANSWER_TOKENS = 4_096;

const openai: ChatApi = {
  request: completionRequest,
  body: (messages, { model, temperature, json, seed, maxTokens }) => ({
    model,
    temperature,
    messages,
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(seed !== undefined && { seed }),
    ...(json && { response_format: jsonFormat(json.name, json.schema) }),
  }),
  optional: ['response_format', 'seed', 'temperature', 'max_tokens'],
  read: readCompletion,
};

const anthropic: ChatApi = {
  request({ baseUrl, apiKey }) {
    const base = withoutLastSlashes(baseUrl);
    const url = new URL(base.endsWith('/v1') ? `${base}/messages` : `${base}/v1/messages`);
    return { url, headers: anthropicMessages.headers(apiKey) };
  },
  body: (messages, { model, temperature, json, maxTokens = MAX_ANSWER_TOKENS }) => {
    const order: ModelMessage[] = json ? [{ role: 'system', content: jsonOrder(json.schema) }] : [];
    // The API refuses empty texts. A model that answered nothing is asked again without its empty answer.
    const said = [...messages, ...order].filter(({ content }) => content.trim() !== '');
    const written = anthropicMessages.body(said, { model, tools: [] }) as Readonly<Record<string, unknown>>;
    return { ...written, max_tokens: maxTokens, temperature };
  },
  optional: ['temperature'],
  read(body) {
    const read = anthropicMessages.read(jsonOf(body));
    return read && { text: read.text, tokens: read.tokens };
  },
};

/** The Messages API has no field that asks for JSON of a schema, so the words do. */
const jsonOrder = (schema: Readonly<Record<string, unknown>>): string =>
  `Answer with one JSON object that fits this JSON Schema, and with nothing before or after it: ${JSON.stringify(schema)}`;

/** The APIs by name. */
export const chatApis = { openai, anthropic } as const satisfies Record<ChatApiName, ChatApi>;
