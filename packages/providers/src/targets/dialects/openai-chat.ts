import { z } from 'zod';
import type { ChatMessage, ContentPart } from '../target.ts';
import { type Dialect, type OfferedTool, parametersOf } from './dialect.ts';
import { bearerKey, openaiUsage, tokensOf } from './openai-parts.ts';

const TextPart = z.object({ text: z.string().nullish() });
const Call = z.object({ name: z.string(), arguments: z.unknown().optional() });
const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.union([z.string(), z.array(TextPart)]).nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(z.object({ function: Call.optional() })).nullish(),
          function_call: Call.nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: openaiUsage,
});

/** The chat completions API of OpenAI and most other providers, `POST …/chat/completions`. */
export const openaiChat: Dialect = {
  headers: bearerKey,
  body: (messages, { model, tools }) => ({
    ...(model !== undefined && { model }),
    messages: messages.map(writeMessage),
    ...(tools.length > 0 && { tools: tools.map(writeTool) }),
  }),
  read(body) {
    const { success, data } = Completion.safeParse(body);
    const choice = success ? data.choices[0] : undefined;
    if (!success || !choice) return undefined;
    const { content, refusal, tool_calls, function_call } = choice.message;
    const calls = [
      ...(tool_calls ?? []).flatMap((call) => call.function ?? []),
      ...(function_call ? [function_call] : []),
    ];
    return {
      text: textOf(content) || (refusal ?? ''),
      toolCalls: calls.map((call) => ({ name: call.name, arguments: writtenArguments(call.arguments) })),
      tokens: tokensOf(data.usage),
      finishReason: choice.finish_reason ?? undefined,
    };
  },
};

const writeMessage = ({ role, content }: ChatMessage) => ({
  role,
  content: typeof content === 'string' ? content : content.map(writePart),
});

function writePart(part: ContentPart): object {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'image':
      return { type: 'image_url', image_url: { url: part.url } };
    case 'audio':
      return { type: 'input_audio', input_audio: { data: part.data, format: part.format } };
  }
}

const writeTool = ({ offeredName, tool }: OfferedTool) => ({
  type: 'function',
  function: {
    name: offeredName,
    ...(tool.description !== undefined && { description: tool.description }),
    parameters: parametersOf(tool),
  },
});

const textOf = (content: string | readonly { text?: string | null | undefined }[] | null | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

/** Returns the arguments as a JSON string. Some servers send an object, although the API requires a string. */
const writtenArguments = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
