/** A message of a request as OpenAI writes it, as far as a page shows it. */
export interface ShownMessage {
  readonly role: string;
  readonly text: string;
}

/**
 * Reads the messages of a logged request. Undefined where it is none of a chat, or was cut, so that it is no JSON any
 * more.
 */
export function messagesOf(request: string): ShownMessage[] | undefined {
  try {
    const { messages } = JSON.parse(request);
    return Array.isArray(messages) ? messages.map(shownMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** The words of the last message, or the whole request where it has none. */
export const lastMessageOf = (request: string): string => messagesOf(request)?.at(-1)?.text ?? request;

function shownMessage(message: unknown): ShownMessage {
  const { role, content, ...rest } = (typeof message === 'object' && message !== null ? message : {}) as {
    role?: unknown;
    content?: unknown;
  };
  const said = typeof content === 'string' ? [content] : partsOf(content);
  const others = Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : [];
  return { role: String(role ?? 'no role'), text: [...said, ...others].join('\n') };
}

/** Parts of a content: texts as they are, others by their kinds. */
function partsOf(content: unknown): string[] {
  if (!Array.isArray(content)) return content === undefined || content === null ? [] : [JSON.stringify(content)];
  return content.map((part: { type?: string; text?: string }) => part.text ?? `[${part.type ?? 'part'}]`);
}
