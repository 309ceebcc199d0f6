import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceContext } from '../context.ts';
import { pruneEvents } from '../webhooks/prune-events.ts';

/** Work that comes up again and again while the service runs. */
export interface Chore {
  readonly name: string;
  /** How long it rests once there was nothing left to do. */
  readonly everyMs: number;
  /** Does a bounded part of it and answers how much that was; after a part that was not empty comes the next. */
  run(context: ServiceContext): Promise<number>;
}

const chores: readonly Chore[] = [
  { name: 'release expired holds', everyMs: 5_000, run: ({ store }) => store.ledger.releaseExpired() },
  { name: 'delete expired answers', everyMs: 60_000, run: ({ store }) => store.idempotency.sweep() },
  { name: 'delete expired pii maps', everyMs: 60_000, run: ({ store }) => store.piiMaps.sweep() },
  {
    name: 'settle runs whose submission died',
    everyMs: 30_000,
    run: ({ store, clock }) => {
      const ago = (minutes: number) => new Date(clock().getTime() - minutes * 60_000);
      // A hold lives for less than twenty minutes: by then it is settled or gone.
      return store.runs.settlePreparing({ made: ago(1), hopeless: ago(20) });
    },
  },
  {
    name: 'delete old runs',
    everyMs: 3_600_000,
    run: ({ store, clock, config }) => store.runs.sweep(new Date(clock().getTime() - config.runDays * 86_400_000)),
  },
  {
    name: 'delete old calls of the AI proxy',
    everyMs: 600_000,
    run: ({ store, clock, config }) =>
      store.proxyCalls.sweep(new Date(clock().getTime() - config.callDays * 86_400_000)),
  },
  { name: 'delete old events', everyMs: 3_600_000, run: (context) => pruneEvents(context) },
];

/** Start the chores. A chore never overlaps itself; one that fails is logged and comes up again. */
export function startHousekeeping(
  context: ServiceContext,
  list: readonly Chore[] = chores,
): { /** Returns once nothing runs any more. */ stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = list.map((chore) => repeat(chore, context, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat(chore: Chore, context: ServiceContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const done = await attempt(chore, context);
    await rest(done > 0 ? 0 : chore.everyMs, signal);
  }
}

async function attempt({ name, run }: Chore, context: ServiceContext): Promise<number> {
  try {
    return await run(context);
  } catch (error) {
    context.log.error({ err: error, chore: name }, 'chore failed');
    return 0;
  }
}

/** The signal cuts it short. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
