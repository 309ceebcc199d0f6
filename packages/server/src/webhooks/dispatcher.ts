import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimedEvent } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { MAX_ATTEMPTS, retryDelay } from './retry-delay.ts';
import { sendWebhook } from './send-webhook.ts';

/** Delivers the store's events to the webhooks of their organisations, at least once each. */
export interface WebhookDispatcher {
  /**
   * Accepts no more events. Running deliveries have `graceMs` to finish. After that, their lease expires and they are
   * tried again.
   */
  stop(graceMs: number): Promise<void>;
}

/** Intervals and limits. Tests shorten them. */
export interface DispatcherTiming {
  readonly pollMs: number;
  readonly timeoutMs: number;
  /** Longer than an attempt can take, so that only a dead process loses its claim. */
  readonly leaseMs: number;
  readonly retryDelay: (attempts: number, random: number) => number;
  readonly maxAttempts: number;
}

const defaultTiming: DispatcherTiming = {
  pollMs: 5_000,
  timeoutMs: 10_000,
  leaseMs: 60_000,
  retryDelay,
  maxAttempts: MAX_ATTEMPTS,
};
const CONCURRENCY = 8;
/** A timer may fire slightly early. */
const TIMER_SLACK_MS = 5;

type Dispatching = Pick<ServiceContext, 'store' | 'log' | 'clock' | 'config' | 'secrets' | 'http' | 'version'>;

/**
 * Starts to deliver events. Events of this process are delivered at once. A timer finds events of other nodes and
 * retries. Many nodes may share one store, because a claim is a lease that only one node gets.
 */
export function startDispatcher(context: Dispatching, timing: Partial<DispatcherTiming> = {}): WebhookDispatcher {
  const delivery = { ...defaultTiming, ...timing };
  const giveUp = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;

  /** Schedules the next look. Only the earliest timer is kept. */
  const lookIn = (delayMs: number): void => {
    const at = performance.now() + delayMs;
    if (isStopped || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Number.POSITIVE_INFINITY;
      look();
    }, delayMs).unref();
  };

  const look = (): void => {
    isAskedAgain = looking !== undefined;
    if (isStopped || looking) return;
    looking = takeDue().finally(() => {
      looking = undefined;
      if (isAskedAgain) look();
      else lookIn(delivery.pollMs);
    });
  };

  const takeDue = async (): Promise<void> => {
    const limit = CONCURRENCY - underWay.size;
    if (limit === 0) return;
    for (const event of await claimOrNone(limit, context, delivery)) {
      const attempt = deliver(event, context, { ...delivery, signal: giveUp.signal }).then((retryInMs) => {
        underWay.delete(attempt);
        if (retryInMs !== undefined) lookIn(retryInMs + TIMER_SLACK_MS);
        // A slot is free again, and there may be more events than were claimed.
        look();
      });
      underWay.add(attempt);
    }
  };

  const unsubscribe = context.store.events.onInserted(look);
  look();
  return {
    async stop(graceMs) {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      await looking;
      await finishWithin(graceMs, underWay, giveUp);
    },
  };
}

/** Waits for running deliveries and aborts those that do not finish in time. */
async function finishWithin(
  graceMs: number,
  underWay: Iterable<Promise<void>>,
  giveUp: AbortController,
): Promise<void> {
  const grace = sleep(graceMs, undefined, { signal: giveUp.signal, ref: false }).catch(() => undefined);
  await Promise.race([Promise.all(underWay), grace]);
  giveUp.abort();
  await Promise.all(underWay);
}

/** Claims events. If the store fails, the next look tries again. */
async function claimOrNone(
  limit: number,
  { store, clock, log }: Dispatching,
  { leaseMs }: DispatcherTiming,
): Promise<ClaimedEvent[]> {
  const now = clock();
  try {
    return await store.events.claim({ now, leaseUntil: new Date(now.getTime() + leaseMs), limit });
  } catch (error) {
    log.error({ err: error }, 'due events could not be read');
    return [];
  }
}

/** Makes one attempt at a claimed event, with the current webhook, and stores the result. Returns when to try again. */
async function deliver(
  event: ClaimedEvent,
  context: Dispatching,
  timing: DispatcherTiming & { signal: AbortSignal },
): Promise<number | undefined> {
  const { store, clock, log } = context;
  const about = { event: event.id, kind: event.kind, organisation: event.organisationId, attempt: event.attempts };
  try {
    const webhook = await store.webhooks.find(event.organisationId);
    if (!webhook?.isEnabled) return undefined;
    const { isDelivered, status, error } = await sendWebhook(event, webhook, context, timing);
    if (isDelivered) {
      await store.events.finish(event, { kind: 'delivered', at: clock() });
      log.info({ ...about, status }, 'event delivered');
      return undefined;
    }
    return await noteFailure(event, error ?? '', context, timing);
  } catch (error) {
    // The service stops, or the store fails. The lease expires and the event becomes due again.
    if (!timing.signal.aborted) log.error({ ...about, err: error }, 'an attempt to deliver an event was lost');
    return undefined;
  }
}

async function noteFailure(
  event: ClaimedEvent,
  error: string,
  { store, clock, log }: Dispatching,
  { retryDelay: delayOf, maxAttempts }: DispatcherTiming,
): Promise<number | undefined> {
  const about = { event: event.id, organisation: event.organisationId, attempt: event.attempts, reason: error };
  const now = clock();
  if (event.attempts >= maxAttempts) {
    await store.events.finish(event, { kind: 'given up', error, at: now });
    log.error(about, 'event given up: its webhook did not take it');
    return undefined;
  }
  const delayMs = delayOf(event.attempts, Math.random());
  await store.events.finish(event, { kind: 'failed', error, nextAttemptAt: new Date(now.getTime() + delayMs) });
  log.warn({ ...about, retry_in_ms: delayMs }, 'event not delivered; it is tried again');
  return delayMs;
}
