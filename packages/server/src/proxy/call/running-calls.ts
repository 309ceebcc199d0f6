import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** Calls that are under way. */
export interface RunningCalls {
  /** Follows a call to its end. One that rejects, which none should, ends its connection and not the process. */
  follow(exchange: Exchange, answer: (exchange: Exchange) => Promise<void>): Promise<void>;
  /** Tells every call to end, and gives to those that have said nothing by then to `refuse`. Resolves when all is said. */
  stop(withinMs: number, refuse: (exchange: Exchange) => void): Promise<void>;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
}

export function openRunningCalls(onError: (error: unknown) => void): RunningCalls {
  const underWay = new Set<Exchange>();
  const waiting: (() => void)[] = [];
  return {
    async follow(exchange, answer) {
      underWay.add(exchange);
      try {
        await answer(exchange);
      } catch (error) {
        onError(error);
        exchange.response.destroy();
      }
      underWay.delete(exchange);
      if (underWay.size === 0) for (const tell of waiting.splice(0)) tell();
    },
    async stop(withinMs, refuse) {
      const told = [...underWay];
      const said = told.map(({ response }) => new Promise((resolve) => response.once('close', resolve)));
      for (const exchange of told) exchange.stop();
      await Promise.race([Promise.all(said), sleep(withinMs, undefined, { ref: false })]);
      const silent = told.filter(({ response }) => !response.headersSent && !response.destroyed);
      for (const exchange of silent) refuse(exchange);
    },
    async settled() {
      if (underWay.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
