import { UpstreamFailure } from '@redoubt/providers';
import type { MinuteCount } from '@redoubt/store';
import { LRUCache } from 'lru-cache';
import type { CallRecord } from '../calls/call-record.ts';
import { type CallRate, type Spender, type SpendScope, spenderName, spendLabels } from './spend-limits.ts';

/** Spenders whose calls of the current minute are counted. */
const MAX_WINDOWS = 50_000;
const MINUTE_MS = 60_000;

/** Windows that are counted together with other nodes at once. */
const MAX_SYNCED = 1_000;

/** What one spender did in one minute. */
interface RateWindow {
  readonly deploymentId: number;
  readonly per: SpendScope;
  readonly label: string;
  minute: number;
  /** On all nodes, as far as this one knows. */
  requests: number;
  tokens: number;
  /** The part of it that the store does not have yet. */
  unsentRequests: number;
  unsentTokens: number;
}

/** What is told to the store of one window. */
interface SentWindow {
  readonly window: RateWindow;
  readonly count: MinuteCount;
}

const nothingCounted = { requests: 0, tokens: 0, unsentRequests: 0, unsentTokens: 0 } as const;
const scopes = ['deployment', 'key', 'tag', 'user'] as const satisfies readonly SpendScope[];

/** Counts calls and tokens by minutes of the clock. It knows what other nodes counted since it last heard of it. */
export class RateWindows {
  readonly #windows = new LRUCache<string, RateWindow>({ max: MAX_WINDOWS });
  /** Windows with something to tell, or whose calls want to know what others counted. */
  readonly #due = new Set<RateWindow>();
  readonly #isShared: boolean;

  /** `isShared`: other nodes count, too. */
  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  /** Counts a call that begins. Throws UpstreamFailure 429, and counts nothing, if a limit of the minute is reached. */
  begin(rates: readonly CallRate[], spender: Spender, now: number): void {
    const taken = new Set<RateWindow>();
    for (const rate of rates) {
      for (const label of spendLabels(rate.per, spender)) {
        const window = this.#windowOf(spender.deployment.id, rate.per, label, now);
        refuseReached(rate, window, { now, name: () => spenderName(rate.per, label, spender) });
        taken.add(window);
      }
    }
    for (const window of taken) this.#count(window, 1, 0);
  }

  /** Counts the tokens of a call that has ended. */
  add(call: CallRecord, now: number): void {
    const tokens = (call.promptTokens ?? 0) + (call.completionTokens ?? 0);
    if (this.#windows.size === 0 || tokens === 0) return;
    for (const per of scopes) {
      for (const label of spendLabels(per, call)) {
        const window = this.#windows.get(keyOfWindow(call.deployment.id, per, label));
        if (window) this.#count(inMinute(window, now), 0, tokens);
      }
    }
  }

  /** Whether something is to be told to the store. */
  get isWaiting(): boolean {
    return this.#due.size > 0;
  }

  /** Returns what is to be told to the store of this minute. A minute that is over limits nothing any more. */
  beginSync(now: number): readonly SentWindow[] {
    const batch: SentWindow[] = [];
    for (const window of this.#due) {
      if (batch.length >= MAX_SYNCED) break;
      this.#due.delete(window);
      const { deploymentId, per, label, minute, unsentRequests: requests, unsentTokens: tokens } = window;
      const count = { deploymentId, dimension: per, label, minute, requests, tokens };
      if (minute === minuteOf(now)) batch.push({ window, count });
    }
    return batch;
  }

  /** Takes what all nodes counted, in the order of the batch. Undefined if it could not be told. */
  endSync(batch: readonly SentWindow[], totals: readonly Pick<MinuteCount, 'requests' | 'tokens'>[] | undefined): void {
    batch.forEach(({ window, count }, at) => {
      if (window.minute !== count.minute) return;
      const total = totals?.[at];
      if (total) settleMinute(window, count, total);
      else this.#due.add(window);
    });
  }

  #count(window: RateWindow, requests: number, tokens: number): void {
    window.requests += requests;
    window.tokens += tokens;
    window.unsentRequests += requests;
    window.unsentTokens += tokens;
    if (this.#isShared) this.#due.add(window);
  }

  #windowOf(deploymentId: number, per: SpendScope, label: string, now: number): RateWindow {
    const key = keyOfWindow(deploymentId, per, label);
    const known = this.#windows.get(key);
    if (known) return inMinute(known, now);
    const window: RateWindow = { deploymentId, per, label, minute: minuteOf(now), ...nothingCounted };
    this.#windows.set(key, window);
    return window;
  }
}

const keyOfWindow = (deploymentId: number, per: SpendScope, label: string): string =>
  `${deploymentId}\0${per}\0${label}`;
const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS);

function inMinute(window: RateWindow, now: number): RateWindow {
  const minute = minuteOf(now);
  if (window.minute !== minute) Object.assign(window, { minute, ...nothingCounted });
  return window;
}

/** Sets a window to what the store has of it, and what was counted since it was told. */
function settleMinute(window: RateWindow, told: MinuteCount, total: Pick<MinuteCount, 'requests' | 'tokens'>): void {
  window.unsentRequests -= told.requests;
  window.unsentTokens -= told.tokens;
  window.requests = total.requests + window.unsentRequests;
  window.tokens = total.tokens + window.unsentTokens;
}

function refuseReached(
  { per, requests, tokens }: CallRate,
  window: RateWindow,
  { now, name }: { now: number; name: () => string },
): void {
  const isOfCalls = requests !== undefined && window.requests >= requests;
  if (!isOfCalls && (tokens === undefined || window.tokens < tokens)) return;
  const retryAfterMs = (window.minute + 1) * MINUTE_MS - now;
  const most = isOfCalls ? `${requests} calls` : `${tokens} tokens`;
  const message = `A minute has ${most} for ${name()}, which are used up; ask again in ${Math.ceil(retryAfterMs / 1_000)} s`;
  const param = `rates.${per}.${isOfCalls ? 'requests_per_minute' : 'tokens_per_minute'}`;
  throw new UpstreamFailure(message, { status: 429, code: 'rate_limit_exceeded', param, retryAfterMs });
}
