import { UpstreamFailure } from '@redoubt/providers';
import { LRUCache } from 'lru-cache';
import type { CallRecord } from '../calls/call-record.ts';
import { type CallRate, type Spender, type SpendScope, spenderName, spendLabels } from './spend-limits.ts';

/** Spenders whose calls of the current minute are counted. */
const MAX_WINDOWS = 50_000;
const MINUTE_MS = 60_000;

/** What one spender did in one minute. */
interface RateWindow {
  minute: number;
  requests: number;
  tokens: number;
}

const scopes = ['deployment', 'key', 'tag', 'user'] as const satisfies readonly SpendScope[];

/** Counts calls and tokens by minutes of the clock, on this node. */
export class RateWindows {
  readonly #windows = new LRUCache<string, RateWindow>({ max: MAX_WINDOWS });

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
    for (const window of taken) window.requests += 1;
  }

  /** Counts the tokens of a call that has ended. */
  add(call: CallRecord, now: number): void {
    const tokens = (call.promptTokens ?? 0) + (call.completionTokens ?? 0);
    if (this.#windows.size === 0 || tokens === 0) return;
    for (const per of scopes) {
      for (const label of spendLabels(per, call)) {
        const window = this.#windows.get(keyOfWindow(call.deployment.id, per, label));
        if (window) inMinute(window, now).tokens += tokens;
      }
    }
  }

  #windowOf(deploymentId: number, per: SpendScope, label: string, now: number): RateWindow {
    const key = keyOfWindow(deploymentId, per, label);
    const known = this.#windows.get(key);
    if (known) return inMinute(known, now);
    const window = { minute: minuteOf(now), requests: 0, tokens: 0 };
    this.#windows.set(key, window);
    return window;
  }
}

const keyOfWindow = (deploymentId: number, per: SpendScope, label: string): string =>
  `${deploymentId}\0${per}\0${label}`;
const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS);

function inMinute(window: RateWindow, now: number): RateWindow {
  const minute = minuteOf(now);
  if (window.minute !== minute) Object.assign(window, { minute, requests: 0, tokens: 0 });
  return window;
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
