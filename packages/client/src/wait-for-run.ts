import type { Contract, ResponseOf } from '@redoubt/contract';
import { events, type Followed, type Patience, type RunEvent } from './events.ts';
import type { ClientOptions } from './options.ts';
import { request } from './request.ts';
import { routes } from './routes.ts';

/** The run to wait for, and who is told of its events. */
export interface WaitedFor extends Followed {
  readonly onEvent?: (event: RunEvent) => void;
}

/** Waits until a run is over and returns its end state. Rejects as `events` does. */
export async function waitForRun(
  options: ClientOptions,
  { onEvent, ...followed }: WaitedFor,
  patience?: Patience,
): Promise<ResponseOf<Contract['rt']['getRun']>> {
  for await (const event of events(options, followed, patience)) onEvent?.(event);
  const { run_id, signal } = followed;
  const response = await request(options, routes.rt.getRun, { params: { run_id } }, { signal });
  return response.json();
}
