import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';
import { releaseBody } from './read-body.ts';

/** The calls that are running. */
export interface RunningCalls {
  /**
   * Runs a call to its end, and gives back what was held for its body. If it rejects, which should not happen, its
   * connection is closed and the process goes on.
   */
  follow(exchange: Exchange, answer: (exchange: Exchange) => Promise<void>): Promise<void>;
  /** Asks every call to end. After `withinMs`, calls `refuse` for those that have sent nothing. Then it resolves. */
  stop(withinMs: number, refuse: (exchange: Exchange) => void): Promise<void>;
  /** Resolves when no call is running. */
  settled(): Promise<void>;
}

export function openRunningCalls(onError: (error: unknown) => void): RunningCalls {
  const places = new Places<Exchange>();
  const waiting: (() => void)[] = [];
  return {
    async follow(exchange, answer) {
      const place = places.take(exchange);
      try {
        await answer(exchange);
      } catch (error) {
        onError(error);
        exchange.response.destroy();
      }
      releaseBody(exchange);
      places.leave(place);
      if (places.taken === 0) for (const tell of waiting.splice(0)) tell();
    },
    async stop(withinMs, refuse) {
      const told = places.all();
      const said = told.map(({ response }) => new Promise((resolve) => response.once('close', resolve)));
      for (const exchange of told) exchange.stop();
      await Promise.race([Promise.all(said), sleep(withinMs, undefined, { ref: false })]);
      const silent = told.filter(({ response }) => !response.headersSent && !response.destroyed);
      for (const exchange of silent) refuse(exchange);
    },
    async settled() {
      if (places.taken > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/**
 * Keeps each running call in a slot of its own. A Set would work, but its outgrown tables keep references to half of
 * all calls until a major garbage collection. That made a call without stages take half as long again.
 */
class Places<Guest> {
  taken = 0;
  readonly #guests: (Guest | undefined)[] = [];
  readonly #free: number[] = [];

  take(guest: Guest): number {
    const place = this.#free.pop() ?? this.#guests.length;
    this.#guests[place] = guest;
    this.taken += 1;
    return place;
  }

  leave(place: number): void {
    this.#guests[place] = undefined;
    this.#free.push(place);
    this.taken -= 1;
  }

  all(): Guest[] {
    return this.#guests.filter((guest) => guest !== undefined);
  }
}
