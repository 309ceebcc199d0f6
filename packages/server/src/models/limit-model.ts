import type { ChatModel } from './chat-model.ts';

/** A model that is asked so many questions at once at most; further ones wait in their order. */
export function limitModel({ model, complete }: ChatModel, most: number): ChatModel {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    running--;
    waiting.shift()?.();
  };
  return {
    model,
    async complete(messages, options) {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      running++;
      try {
        options.signal.throwIfAborted();
        return await complete(messages, options);
      } finally {
        leave();
      }
    },
  };
}
