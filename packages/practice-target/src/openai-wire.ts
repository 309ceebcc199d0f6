import { z } from 'zod';
import type { Conversation, PracticeAnswer } from './answer-conversation.ts';
import { type AnswerFrame, Content, CREATED, mediaOf, type PracticeWire, piecesOf, tokensOf, wordsOf } from './wire.ts';

const Chat = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: Content })).min(1),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).nullish(),
  stream: z.boolean().nullish(),
});
const Completion = z.looseObject({ prompt: z.string(), stream: z.boolean().nullish() });

const roles: Readonly<Record<string, Conversation['turns'][number]['role']>> = {
  user: 'user',
  assistant: 'assistant',
  tool: 'tool',
  function: 'tool',
};

/** The chat completions API, `POST /v1/chat/completions`. */
export const chatWire: PracticeWire = {
  take(body) {
    const { data } = Chat.safeParse(body);
    if (!data) return undefined;
    const turns = data.messages.flatMap(({ role, content }) =>
      roles[role] ? [{ role: roles[role], text: wordsOf(content) }] : [],
    );
    const tools = (data.tools ?? []).map((tool) => tool.function.name);
    const media = mediaOf(data.messages.at(-1)?.content);
    return { conversation: { turns, media, tools }, isStreamed: data.stream === true };
  },
  write: (answer, frame) => ({
    ...headOf(frame, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: answer.text === '' && answer.calls.length > 0 ? null : answer.text,
          ...(answer.calls.length > 0 && { tool_calls: callsOf(answer, frame) }),
        },
        finish_reason: finishOf(answer),
      },
    ],
    usage: usageOf(answer, frame),
  }),
  stream(answer, frame) {
    const chunk = (delta: object, finish: string | null = null) => ({
      data: { ...headOf(frame, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason: finish }] },
    });
    const calls = callsOf(answer, frame).map((call, index) => ({ index, ...call }));
    return [
      chunk({ role: 'assistant', content: '' }),
      ...piecesOf(answer.text).map((content) => chunk({ content })),
      ...(calls.length > 0 ? [chunk({ tool_calls: calls })] : []),
      chunk({}, finishOf(answer)),
      { data: { ...headOf(frame, 'chat.completion.chunk'), choices: [], usage: usageOf(answer, frame) } },
      { data: '[DONE]' },
    ];
  },
};

/** The legacy completions API, `POST /v1/completions`. The prompt counts as one user message. */
export const completionWire: PracticeWire = {
  take(body) {
    const { data } = Completion.safeParse(body);
    if (!data) return undefined;
    const turns = [{ role: 'user' as const, text: data.prompt }];
    return { conversation: { turns, media: [], tools: [] }, isStreamed: data.stream === true };
  },
  write: (answer, frame) => ({
    ...headOf(frame, 'text_completion'),
    choices: [{ index: 0, text: answer.text, logprobs: null, finish_reason: 'stop' }],
    usage: usageOf(answer, frame),
  }),
  stream: (answer, frame) => [
    ...piecesOf(answer.text).map((text) => ({
      data: { ...headOf(frame, 'text_completion'), choices: [{ index: 0, text, finish_reason: null }] },
    })),
    { data: { ...headOf(frame, 'text_completion'), choices: [{ index: 0, text: '', finish_reason: 'stop' }] } },
    { data: '[DONE]' },
  ],
};

const headOf = ({ id, model }: AnswerFrame, object: string) => ({
  id: `chatcmpl-practice-${id}`,
  object,
  created: CREATED,
  model,
  system_fingerprint: 'simulation',
});

const finishOf = ({ calls }: PracticeAnswer): string => (calls.length > 0 ? 'tool_calls' : 'stop');

const callsOf = ({ calls }: PracticeAnswer, { id }: AnswerFrame) =>
  calls.map((call, at) => ({
    id: `call_${id}_${at}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));

function usageOf(answer: PracticeAnswer, { promptTokens }: AnswerFrame) {
  const completion = tokensOf(answer);
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completion,
    total_tokens: promptTokens + completion,
  };
}
