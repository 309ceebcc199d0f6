import type { JsonObject } from '@redoubt/providers';
import { clientBody } from '../client-body.ts';
import type { ClientCall, OpenClientCall } from '../client-call.ts';
import { geminiAnswer } from './gemini-answer.ts';
import { geminiError } from './gemini-error.ts';
import { chatOfGemini, showsThoughts } from './gemini-request.ts';
import { GeminiStream } from './gemini-stream.ts';

/** Opens a call of Google's Gemini API. */
export const openGeminiCall: OpenClientCall = (address, ownMembers): ClientCall => {
  let isShowingThoughts = false;
  const isArray = address.isStream === true && address.isSse !== true;
  const stream = new GeminiStream({ isSse: !isArray, isShowingThoughts: () => isShowingThoughts });
  // A client that reads an array gets whole answers and errors as one, too.
  const inForm = (body: JsonObject) => (isArray ? [body] : body);
  return {
    chatBody(body) {
      const sent = clientBody(body);
      const chat = chatOfGemini(sent, address, ownMembers);
      isShowingThoughts = showsThoughts(sent);
      return Buffer.from(JSON.stringify(chat));
    },
    writer: {
      streamType: isArray ? 'application/json' : undefined,
      whole: (answer) => inForm(geminiAnswer(answer, isShowingThoughts)),
      error: (status, body) => inForm(geminiError(status, body)),
      chunk: (chunk) => stream.chunk(chunk),
      end: () => stream.end(),
    },
  };
};
