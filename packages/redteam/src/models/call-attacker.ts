import type { ChatMessage, ChatModel, ModelMessage } from '@redoubt/providers';

/** Asks an attacker model and returns the text of its answer. */
export type CallAttacker = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<string>;

/** Lets a chat model write the prompts of attacks. */
export const attackerOf =
  (model: ChatModel): CallAttacker =>
  async (messages, signal) =>
    (await model.complete(messages.map(textMessage), { signal, temperature: 0 })).text;

/**
 * Keeps only the text of a message, because the attacker model reads text only. Other parts become their type, such as
 * `(image)`.
 */
function textMessage({ role, content }: ChatMessage): ModelMessage {
  if (typeof content === 'string') return { role, content };
  return { role, content: content.map((part) => (part.type === 'text' ? part.text : `(${part.type})`)).join('\n') };
}
