import { randomUUID } from 'node:crypto';
import type { OnBlock } from '@redoubt/contract';
import type { Exchange } from '../call/exchange.ts';
import type { Envelope } from '../stream/chat-chunks.ts';

type Json = Record<string, unknown>;

/** What an answer in the place of a blocked one is made of. */
interface Blocked {
  readonly path: Exchange['path'];
  readonly onBlock: OnBlock;
  /** Why the call was blocked, for a deployment that has no words of its own. */
  readonly message: string;
  /** How many answers were asked for. */
  readonly count: number;
  readonly envelope?: Envelope | undefined;
  /** The model that was asked, for an answer that never came from it. */
  readonly model: string;
}

const finishOf = ({ as }: OnBlock): string => (as === 'message' ? 'stop' : 'content_filter');
const wordsOf = ({ onBlock, message }: Blocked): string =>
  onBlock.as === 'message' ? (onBlock.message ?? message) : '';

const nothingUsed = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } as const;

/** Returns a whole answer that says that the call was blocked, in the form that the deployment chose. */
export function blockedCompletion(blocked: Blocked): Json {
  const words = wordsOf(blocked);
  const isChat = blocked.path !== 'completions';
  const said = isChat ? { message: { role: 'assistant', content: words, refusal: null } } : { text: words };
  return {
    ...envelopeIn(blocked, isChat ? 'chat.completion' : 'text_completion'),
    choices: choicesOf(blocked, { ...said, logprobs: null, finish_reason: finishOf(blocked.onBlock) }),
    usage: nothingUsed,
  };
}

/** Returns the last chunk of a stream that was blocked. */
export function blockedChunk(blocked: Blocked): Json {
  const words = wordsOf(blocked);
  const isChat = blocked.path !== 'completions';
  const delta = { ...(!blocked.envelope && { role: 'assistant' }), content: words };
  const said = isChat ? { delta } : { text: words };
  return {
    ...envelopeIn(blocked, isChat ? 'chat.completion.chunk' : 'text_completion'),
    choices: choicesOf(blocked, { ...said, logprobs: null, finish_reason: finishOf(blocked.onBlock) }),
  };
}

/** Returns the chunk with the usage of a stream that no model answered. */
export const usageChunk = (blocked: Blocked): Json => ({
  ...envelopeIn(blocked, blocked.path === 'completions' ? 'text_completion' : 'chat.completion.chunk'),
  choices: [],
  usage: nothingUsed,
});

const envelopeIn = ({ envelope, model }: Blocked, object: string): Json => ({
  id: `blocked-${randomUUID()}`,
  created: Math.floor(Date.now() / 1_000),
  model,
  ...envelope,
  object,
});

const choicesOf = ({ count }: Blocked, choice: Json): Json[] =>
  Array.from({ length: count }, (_, index) => ({ index, ...choice }));
