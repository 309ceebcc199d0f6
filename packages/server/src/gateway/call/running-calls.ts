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
 * Who is here, each at a place of its own. A Set would do, but for its tables: each that it outgrows keeps hold of half of
 * all calls until old memory is cleaned, which took half as much again of the time of a call without stages.
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
