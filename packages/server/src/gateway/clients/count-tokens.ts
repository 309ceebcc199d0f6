import type { Json, JsonObject } from '@redoubt/providers';
import { added, clientBody, unusable } from './client-body.ts';
import type { AnswerWriter, ClientCall, OpenClientCall } from './client-call.ts';
import { geminiError } from './gemini/gemini-error.ts';
import { chatOfGemini } from './gemini/gemini-request.ts';
import { messagesError } from './messages/messages-answer.ts';
import { chatOfMessages } from './messages/messages-request.ts';

/** Opens a call that counts the tokens of a request, in the form of Anthropic's Messages API. */
export const openMessagesCount: OpenClientCall = (_, ownMembers) =>
  counting({
    chatBody: (body) => chatOfMessages(clientBody(body), ownMembers),
    whole: ({ input_tokens }) => ({ input_tokens }),
    error: messagesError,
  });

/** Opens a call that counts the tokens of a request, in the form of Google's Gemini API. */
export const openGeminiCount: OpenClientCall = (address, ownMembers) =>
  counting({
    chatBody: (body) => chatOfGemini(requestIn(clientBody(body)), address, ownMembers),
    whole: ({ input_tokens }) => ({ totalTokens: input_tokens }),
    error: geminiError,
  });

interface CountForm {
  chatBody(body: Buffer): JsonObject;
  whole(answer: JsonObject): JsonObject;
  readonly error: AnswerWriter['error'];
}

function counting({ chatBody, whole, error }: CountForm): ClientCall {
  return {
    chatBody(body) {
      // There is nothing to stream.
      const { stream: _, stream_options: __, ...chat } = chatBody(body);
      return Buffer.from(JSON.stringify(chat));
    },
    writer: { whole: (answer) => ({ ...whole(answer), ...added(answer) }), error, chunk: () => '', end: () => '' },
  };
}

/** Google's clients send the contents alone, or the whole request whose tokens are counted. */
function requestIn(body: JsonObject): JsonObject {
  const { generateContentRequest: request, generate_content_request: snaked = request, ...others } = body;
  if (snaked === undefined || snaked === null) return body;
  if (others.contents !== undefined) throw unusable('contents', 'send contents or generateContentRequest, not both');
  return { ...others, ...objectOf(snaked) };
}

function objectOf(value: Json): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw unusable('generateContentRequest', 'send an object');
}
