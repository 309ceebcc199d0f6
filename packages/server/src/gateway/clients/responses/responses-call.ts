import { randomUUID } from 'node:crypto';
import { clientBody } from '../client-body.ts';
import type { ClientCall, OpenClientCall } from '../client-call.ts';
import { chatOfResponses, reasoningForm } from './responses-request.ts';
import { settingsOf } from './responses-settings.ts';
import { type ResponseRequest, ResponsesWriter } from './responses-writer.ts';

/** Opens a call of OpenAI's Responses API. */
export const openResponsesCall: OpenClientCall = (_, ownMembers): ClientCall => {
  let request: ResponseRequest = { settings: {}, reasoning: { isSummary: false, isSealed: false } };
  return {
    chatBody(bytes) {
      const body = clientBody(bytes);
      request = { settings: settingsOf(body), reasoning: reasoningForm(body) };
      return Buffer.from(JSON.stringify(chatOfResponses(body, ownMembers)));
    },
    writer: new ResponsesWriter(
      () => request,
      () => randomUUID().replaceAll('-', ''),
    ),
  };
};
