import { clientBody } from '../client-body.ts';
import type { ClientCall, OpenClientCall } from '../client-call.ts';
import { messageOf, messagesError } from './messages-answer.ts';
import { chatOfMessages } from './messages-request.ts';
import { MessagesStream } from './messages-stream.ts';

/** Opens a call of Anthropic's Messages API. */
export const openMessagesCall: OpenClientCall = (_, ownMembers): ClientCall => {
  const stream = new MessagesStream();
  return {
    chatBody: (body) => Buffer.from(JSON.stringify(chatOfMessages(clientBody(body), ownMembers))),
    writer: {
      whole: messageOf,
      error: messagesError,
      chunk: (chunk) => stream.chunk(chunk),
      end: () => stream.end(),
    },
  };
};
