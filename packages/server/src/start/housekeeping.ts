import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceContext } from '../context.ts';
import { pruneEvents } from '../webhooks/prune-events.ts';

/** A job that runs repeatedly while the service runs. */
export interface Chore {
  readonly name: string;
  /** Pause in milliseconds after a run that found nothing to do. */
  readonly everyMs: number;
  /**
   * Does a limited amount of work and returns how much was done. If the result is above 0, the next run follows at
   * once.
   */
  run(context: ServiceContext): Promise<number>;
}

/** Most entries of the audit of one organisation. */
const MAX_AUDIT_ENTRIES = 100_000;
/** How long counts of minutes are kept. */
const RATE_MINUTES = 10;
/** How long the status of a bridge that left is kept. */
const BRIDGE_DAYS = 30;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

const chores: readonly Chore[] = [
  { name: 'release expired holds', everyMs: 5_000, run: ({ store }) => store.ledger.releaseExpired() },
  { name: 'delete expired answers', everyMs: 60_000, run: ({ store }) => store.idempotency.sweep() },
  { name: 'delete expired pii maps', everyMs: 60_000, run: ({ store }) => store.piiMaps.sweep() },
  {
    name: 'settle runs whose submission died',
    everyMs: 30_000,
    run: ({ store, clock }) => {
      const ago = (minutes: number) => new Date(clock().getTime() - minutes * 60_000);
      // A hold lives for less than twenty minutes, so by then it is settled or released.
      return store.runs.settlePreparing({ made: ago(1), hopeless: ago(20) });
    },
  },
  { name: 'end acceptances of findings', everyMs: 60_000, run: ({ store }) => store.findings.expire() },
  {
    name: 'delete old runs',
    everyMs: 3_600_000,
    run: ({ store, clock, config }) => store.runs.sweep(new Date(clock().getTime() - config.runDays * 86_400_000)),
  },
  {
    name: 'delete old datasets',
    everyMs: 3_600_000,
    run: ({ store, clock, config }) => store.datasets.sweep(new Date(clock().getTime() - config.runDays * 86_400_000)),
  },
  {
    name: 'delete old calls of the AI proxy',
    everyMs: 600_000,
    run: ({ store, clock, config }) =>
      store.proxyCalls.sweep(new Date(clock().getTime() - config.callDays * 86_400_000)),
  },
  {
    name: 'delete old feedback on calls',
    everyMs: 600_000,
    run: ({ store, clock, config }) => store.policySamples.sweep(daysBefore(clock(), config.feedbackDays)),
  },
  {
    name: 'delete old costs of models',
    everyMs: 600_000,
    run: ({ store, clock, config }) => store.proxyCosts.sweep(daysBefore(clock(), config.costDays)),
  },
  {
    name: 'delete old minutes of the AI proxy',
    everyMs: 60_000,
    // Clocks of nodes may differ by minutes.
    run: ({ store, clock }) => store.proxyMinutes.sweep(new Date(clock().getTime() - RATE_MINUTES * 60_000)),
  },
  {
    name: 'forget bridges that left',
    everyMs: 3_600_000,
    run: ({ store, clock }) => store.relayBridges.sweep(new Date(clock().getTime() - BRIDGE_DAYS * 86_400_000)),
  },
  {
    name: 'delete old entries of the audit',
    everyMs: 3_600_000,
    run: ({ store, clock, config }) => store.audit.sweep(daysBefore(clock(), config.auditDays), MAX_AUDIT_ENTRIES),
  },
  {
    name: 'delete sessions that ended',
    everyMs: 3_600_000,
    run: ({ store, clock, config }) => store.keys.sweepEnded(daysBefore(clock(), config.auditDays)),
  },
  { name: 'delete old events', everyMs: 3_600_000, run: (context) => pruneEvents(context) },
];

/** Starts the chores. A chore never overlaps itself. A chore that fails is logged and runs again later. */
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

/** Waits for the given time, or until the signal aborts. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
