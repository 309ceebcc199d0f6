import { setTimeout as sleep } from 'node:timers/promises';
import type { TestService } from './test-service.ts';

/** The answer to a POST. */
export interface Posted {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; the tests look into it
  readonly body: any;
}

/** Calls the Red Team API for a test. */
export interface RedteamCaller {
  /** Sends a POST. Null means no body. */
  post(path: string, body?: object | null, headers?: Record<string, string>): Promise<Posted>;
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; text: string }>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  read(path: string): Promise<any>;
  /** Waits until a run has ended and returns its status. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  finished(id: string): Promise<any>;
  /** The used Red Team credits. */
  used(): Promise<number>;
}

export function redteamCaller(service: () => TestService): RedteamCaller {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await service().send(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const read = async (path: string) => JSON.parse((await get(path)).text);
  return {
    get,
    read,
    async post(path, body = {}, headers = {}) {
      const text = body && JSON.stringify(body);
      const response = await service().send(path, { method: 'POST', body: text, headers });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async finished(id) {
      for (;;) {
        const run = await read(`/rt/runs/${id}`);
        if (run.status === 'Finished' || run.status === 'Failed') return run;
        if (run.error) throw new Error(`${id}: ${run.message}`);
        await sleep(25);
      }
    },
    async used() {
      const { balances } = await read('/usage/balance');
      const { used } = balances.find(({ balance }: { balance: string }) => balance === 'redteam');
      if (typeof used !== 'number') throw new Error('No balance of the Red Team');
      return used;
    },
  };
}
