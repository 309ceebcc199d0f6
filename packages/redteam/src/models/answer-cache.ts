import { createHash } from 'node:crypto';
import type { ChatModel, ChosenModel, CompletionOptions, ModelMessage } from '@redoubt/providers';
import { LRUCache } from 'lru-cache';

/** The answers of the operator's models that a process keeps in memory, by a digest of the question. */
export type AnswerCache = LRUCache<string, string>;

const MAX_ANSWERS = 20_000;
const MAX_CHARACTERS = 32_000_000;
/** What an entry needs besides its text. */
const ENTRY_CHARACTERS = 100;

/** Creates a cache with limits. The answers that were not used for the longest time are dropped first. */
export const createAnswerCache = (): AnswerCache =>
  new LRUCache({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text) => text.length + ENTRY_CHARACTERS,
  });

/** The parts of a model that its answers depend on. */
type Origin = Pick<ChosenModel, 'api' | 'baseUrl' | 'model' | 'maxTokens'>;

/** Lets a model answer a question only once. Equal questions after that get the same text, and cost no tokens. */
export function cachedModel({ model, complete }: ChatModel, origin: Origin, cache: AnswerCache): ChatModel {
  return {
    model,
    async complete(messages, options) {
      options.signal.throwIfAborted();
      const key = digestOf(origin, messages, options);
      const kept = cache.get(key);
      if (kept !== undefined) return { text: kept, tokens: { prompt: 0, completion: 0 } };
      const answer = await complete(messages, options);
      if (options.isUsable?.(answer.text) ?? true) cache.set(key, answer.text);
      return answer;
    },
  };
}

function digestOf(
  { api, baseUrl, model, maxTokens }: Origin,
  messages: readonly ModelMessage[],
  { temperature, json, seed }: CompletionOptions,
): string {
  const asked = messages.map(({ role, content }) => [role, content]);
  const question = [api, baseUrl, model, maxTokens ?? null, temperature, json ?? null, seed ?? null, asked];
  return createHash('sha256').update(JSON.stringify(question)).digest('base64');
}
