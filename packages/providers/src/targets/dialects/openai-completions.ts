import { z } from 'zod';
import { type ChatMessage, TargetFailed } from '../target.ts';
import { type Dialect, MAX_ANSWER_TOKENS } from './dialect.ts';
import { bearerKey, openaiUsage, tokensOf } from './openai-parts.ts';

const Completion = z.object({
  choices: z.array(z.object({ text: z.string(), finish_reason: z.string().nullish() })).min(1),
  usage: openaiUsage,
});

const speakers = { system: 'System', user: 'User', assistant: 'Assistant' } as const satisfies Record<
  ChatMessage['role'],
  string
>;

/**
 * The legacy completions API, `POST …/completions`, in which a model continues a prompt. It supports only text, and no
 * tools.
 */
export const openaiCompletions: Dialect = {
  headers: bearerKey,
  body: (messages, { model }) => ({
    ...(model !== undefined && { model }),
    prompt: promptOf(messages),
    max_tokens: MAX_ANSWER_TOKENS,
  }),
  read(body) {
    const { success, data } = Completion.safeParse(body);
    const choice = success ? data.choices[0] : undefined;
    if (!success || !choice) return undefined;
    return {
      text: choice.text,
      toolCalls: [],
      tokens: tokensOf(data.usage),
      finishReason: choice.finish_reason ?? undefined,
    };
  },
};

/**
 * Returns a single message unchanged, so that the prompt is sent byte for byte. Returns a conversation as a transcript
 * to continue.
 */
function promptOf(messages: readonly ChatMessage[]): string {
  const [first] = messages;
  if (first && messages.length === 1) return textOf(first);
  return `${messages.map((message) => `${speakers[message.role]}: ${textOf(message)}`).join('\n\n')}\n\nAssistant:`;
}

function textOf({ content }: ChatMessage): string {
  if (typeof content === 'string') return content;
  return content
    .map((part) => {
      if (part.type === 'text') return part.text;
      throw new TargetFailed('rejected', `The endpoint takes plain completions, which carry no ${part.type}`);
    })
    .join('\n');
}
