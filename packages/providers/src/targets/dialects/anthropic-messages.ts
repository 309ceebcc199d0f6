import { z } from 'zod';
import { type ChatMessage, type ContentPart, TargetFailed } from '../target.ts';
import { type Dialect, MAX_ANSWER_TOKENS, type OfferedTool, parametersOf } from './dialect.ts';

const Block = z.object({
  type: z.string(),
  text: z.string().optional(),
  name: z.string().optional(),
  input: z.unknown().optional(),
});
const Message = z.object({
  content: z.array(Block),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish().catch(undefined),
});

/** Anthropic's Messages API, `POST …/v1/messages`, version 2023-06-01. */
export const anthropicMessages: Dialect = {
  headers: (apiKey) => ({
    'anthropic-version': '2023-06-01',
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  }),
  body(messages, { model, tools }) {
    const system = messages.filter(({ role }) => role === 'system').flatMap(({ content }) => writeContent(content));
    const turns = messages
      .filter(({ role }) => role !== 'system')
      .map(({ role, content }) => ({ role, content: typeof content === 'string' ? content : writeContent(content) }));
    return {
      ...(model !== undefined && { model }),
      max_tokens: MAX_ANSWER_TOKENS,
      // The API needs a message of the user.
      ...(turns.length > 0 && system.length > 0 && { system }),
      messages: turns.length > 0 ? turns : [{ role: 'user', content: system }],
      ...(tools.length > 0 && { tools: tools.map(writeTool) }),
    };
  },
  read(body) {
    const { success, data } = Message.safeParse(body);
    if (!success) return undefined;
    const calls = data.content.filter(({ type }) => type === 'tool_use');
    return {
      text: data.content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
      toolCalls: calls.map(({ name, input }) => ({ name: name ?? '', arguments: JSON.stringify(input) ?? '' })),
      tokens: data.usage ? { prompt: data.usage.input_tokens, completion: data.usage.output_tokens } : undefined,
      finishReason: finishReasons[data.stop_reason ?? ''] ?? data.stop_reason ?? undefined,
    };
  },
};

/**
 * Finish reasons that have another name in the other dialects. `refusal` means that a classifier of the provider
 * stopped the answer.
 */
const finishReasons: Readonly<Record<string, string>> = { refusal: 'content_filter' };

const writeContent = (content: ChatMessage['content']): object[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content.map(writePart);

function writePart(part: ContentPart): object {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'image':
      return { type: 'image', source: imageSource(part.url) };
    case 'audio':
      throw new TargetFailed('rejected', 'The endpoint takes the Messages API, which carries no audio');
  }
}

function imageSource(url: string): object {
  const [, mediaType, data] = /^data:([\w.+-]+\/[\w.+-]+);base64,(.*)$/s.exec(url) ?? [];
  return mediaType === undefined ? { type: 'url', url } : { type: 'base64', media_type: mediaType, data };
}

const writeTool = ({ offeredName, tool }: OfferedTool) => ({
  name: offeredName,
  ...(tool.description !== undefined && { description: tool.description }),
  input_schema: parametersOf(tool),
});
