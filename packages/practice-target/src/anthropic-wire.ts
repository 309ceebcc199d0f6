import { z } from 'zod';
import type { Conversation, PracticeAnswer } from './answer-conversation.ts';
import {
  type AnswerFrame,
  Content,
  mediaOf,
  type PracticeWire,
  piecesOf,
  type StreamedEvent,
  tokensOf,
  wordsOf,
} from './wire.ts';

const Request = z.looseObject({
  messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: Content })).min(1),
  max_tokens: z.number(),
  tools: z.array(z.looseObject({ name: z.string() })).nullish(),
  stream: z.boolean().nullish(),
});

/** The Messages API, `POST /v1/messages`. */
export const messagesWire: PracticeWire = {
  take(body) {
    const { data } = Request.safeParse(body);
    if (!data) return undefined;
    const turns = data.messages.map(({ role, content }) => ({ role: roleOf(role, content), text: wordsOf(content) }));
    const tools = (data.tools ?? []).map(({ name }) => name);
    const media = mediaOf(data.messages.at(-1)?.content);
    return { conversation: { turns, media, tools }, isStreamed: data.stream === true };
  },
  write: (answer, frame) => ({ ...headOf(frame), content: blocksOf(answer, frame), ...tailOf(answer, frame) }),
  stream: (answer, frame) => [
    named('message_start', {
      message: {
        ...headOf(frame),
        content: [],
        stop_reason: null,
        usage: { input_tokens: frame.promptTokens, output_tokens: 0 },
      },
    }),
    ...blocksOf(answer, frame).flatMap((block, index) => streamedBlock(block, index)),
    named('message_delta', { delta: { stop_reason: stopOf(answer) }, usage: { output_tokens: tokensOf(answer) } }),
    named('message_stop', {}),
  ],
};

/** Returns the role of a turn. Tool results arrive in user messages, so the content decides. */
function roleOf(role: 'user' | 'assistant', content: z.output<typeof Content>): Conversation['turns'][number]['role'] {
  const hasResult = Array.isArray(content) && content.some(({ type }) => type === 'tool_result');
  return hasResult ? 'tool' : role;
}

type Block = { type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; input: object };

const blocksOf = ({ text, calls }: PracticeAnswer, { id }: AnswerFrame): Block[] => [
  ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ...calls.map((call, at) => ({
    type: 'tool_use' as const,
    id: `toolu_${id}_${at}`,
    name: call.name,
    input: call.arguments,
  })),
];

const headOf = ({ id, model }: AnswerFrame) => ({
  id: `msg_practice_${id}`,
  type: 'message',
  role: 'assistant',
  model,
});
const stopOf = ({ calls }: PracticeAnswer): string => (calls.length > 0 ? 'tool_use' : 'end_turn');
const tailOf = (answer: PracticeAnswer, { promptTokens }: AnswerFrame) => ({
  stop_reason: stopOf(answer),
  stop_sequence: null,
  usage: { input_tokens: promptTokens, output_tokens: tokensOf(answer) },
});

const named = (event: string, more: object): StreamedEvent => ({ event, data: { type: event, ...more } });

function streamedBlock(block: Block, index: number): StreamedEvent[] {
  const start = block.type === 'text' ? { type: 'text', text: '' } : { ...block, input: {} };
  const deltas =
    block.type === 'text'
      ? piecesOf(block.text).map((text) => ({ type: 'text_delta', text }))
      : [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }];
  return [
    named('content_block_start', { index, content_block: start }),
    ...deltas.map((delta) => named('content_block_delta', { index, delta })),
    named('content_block_stop', { index }),
  ];
}
