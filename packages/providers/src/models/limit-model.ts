import type { ChatModel } from './chat-model.ts';

/**
 * Creates a limit of `most` concurrent requests. All models that pass through it share it. Further requests wait in
 * order of arrival.
 */
export function createModelLimit(most: number): (model: ChatModel) => ChatModel {
  let running = 0;
  const waiting: (() => void)[] = [];
  // A finished request hands its slot to the next waiting one directly, so that a request that arrives in between
  // cannot take the same slot.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return ({ model, complete }) => ({
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
  });
}
