import { isObject, type JsonObject } from '@redoubt/providers';
import type { AnswerWriter, ClientCall, OpenClientCall } from './client-call.ts';
import { geminiError } from './gemini/gemini-error.ts';
import { messagesError } from './messages/messages-answer.ts';

/** Opens a listing of models for a client of Anthropic's API. */
export const openMessagesListing: OpenClientCall = () => listing(messagesModel, messagesList, messagesError);

/** Opens a listing of models for a client of Google's API. */
export const openGeminiListing: OpenClientCall = () => listing(geminiModel, (models) => ({ models }), geminiError);

type Convert = (model: JsonObject) => JsonObject;

/** A listing has no body, and its answer is a list or one model, as OpenAI has them. */
function listing(one: Convert, all: (models: JsonObject[]) => JsonObject, error: AnswerWriter['error']): ClientCall {
  return {
    chatBody: (body) => body,
    writer: {
      whole: (answer) => (Array.isArray(answer.data) ? all(answer.data.filter(isObject).map(one)) : one(answer)),
      error,
      chunk: () => '',
      end: () => '',
    },
  };
}

const messagesModel: Convert = ({ id = '', created }) => ({
  type: 'model',
  id,
  display_name: id,
  created_at: new Date(Number(created ?? 0) * 1_000).toISOString(),
});

/** All models stand on one page. */
const messagesList = (data: JsonObject[]): JsonObject => ({
  data,
  has_more: false,
  first_id: data[0]?.id ?? null,
  last_id: data.at(-1)?.id ?? null,
});

const geminiModel: Convert = ({ id }) => ({
  name: `models/${String(id)}`,
  displayName: String(id),
  supportedGenerationMethods: ['generateContent', 'streamGenerateContent', 'countTokens'],
});
