import type { ChatModel } from './chat-model.ts';

/** A model that is asked so many questions at once at most; further ones wait in their order. */
export function limitModel({ model, complete }: ChatModel, most: number): ChatModel {
  let running = 0;
  const waiting: (() => void)[] = [];
  // Whoever leaves hands its place to the next, so that nobody who comes in between takes it as well.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return {
    model,
    async complete(messages, options) {
      if (running < most) running++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        options.signal.throwIfAborted();
        return await complete(messages, options);
      } finally {
        leave();
      }
    },
  };
}
