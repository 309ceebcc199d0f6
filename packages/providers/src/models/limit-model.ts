import type { ChatModel } from './chat-model.ts';

/** Limits a model to `most` concurrent requests. Further requests wait in order of arrival. */
export function limitModel({ model, complete }: ChatModel, most: number): ChatModel {
  let running = 0;
  const waiting: (() => void)[] = [];
  // A finished request hands its slot to the next waiting one directly, so that a request that arrives in between
  // cannot take the same slot.
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
