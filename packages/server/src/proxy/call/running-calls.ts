import type { Exchange } from './exchange.ts';

/** Calls that are under way. */
export interface RunningCalls {
  /** Follows a call to its end. One that rejects, which none should, ends its connection and not the process. */
  follow(exchange: Exchange, answer: (exchange: Exchange) => Promise<void>): Promise<void>;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
}

export function openRunningCalls(onError: (error: unknown) => void): RunningCalls {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return {
    async follow(exchange, answer) {
      underWay += 1;
      try {
        await answer(exchange);
      } catch (error) {
        onError(error);
        exchange.response.destroy();
      }
      underWay -= 1;
      if (underWay === 0) for (const tell of waiting.splice(0)) tell();
    },
    async settled() {
      if (underWay > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
