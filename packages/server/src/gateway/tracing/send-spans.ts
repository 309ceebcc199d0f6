import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;
/** Waits before the next try, in ms; the collector's `Retry-After` wins where it is longer, up to a bound. */
const RETRY_MS = [1_000, 2_000, 4_000];
const MAX_RETRY_AFTER_MS = 30_000;
/** The answers that OTLP says to try again after. */
const RETRYABLE: readonly number[] = [429, 502, 503, 504];
const MAX_TOLD = 200;

/** Where spans go. */
export interface Collector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The collector took none or not all of an export. */
class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

/** Send one export (OTLP over HTTP in JSON). Rejects where it was not taken in all its tries, or the signal is aborted. */
export async function sendSpans(body: string, collector: Collector, signal: AbortSignal): Promise<void> {
  for (const wait of [...RETRY_MS, undefined]) {
    const refusal = await attempt(body, collector, signal);
    if (refusal === undefined) return;
    if (wait === undefined || refusal.retryAfterMs === undefined) throw refusal.error;
    await sleep(Math.max(wait, Math.min(refusal.retryAfterMs, MAX_RETRY_AFTER_MS)), undefined, { signal, ref: false });
  }
}

interface Refusal {
  readonly error: unknown;
  /** Undefined: trying again is of no use. */
  readonly retryAfterMs: number | undefined;
}

async function attempt(body: string, { url, headers }: Collector, signal: AbortSignal): Promise<Refusal | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // The headers may hold a key, which is for this address alone.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = (await response.text()).slice(0, MAX_TOLD);
    if (response.ok) return undefined;
    const error = new ExportRefused(`The collector of spans answered ${response.status}: ${text}`);
    const isTemporary = RETRYABLE.includes(response.status);
    return {
      error,
      retryAfterMs: isTemporary ? Number(response.headers.get('retry-after') ?? 0) * 1_000 || 0 : undefined,
    };
  } catch (error) {
    signal.throwIfAborted();
    return { error, retryAfterMs: 0 };
  }
}
