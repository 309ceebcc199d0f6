import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;
/** Waits before each retry, in ms. A longer `Retry-After` of the collector is used instead, up to a limit. */
const RETRY_MS = [1_000, 2_000, 4_000];
const MAX_RETRY_AFTER_MS = 30_000;
/** Statuses after which OTLP asks clients to retry. */
const RETRYABLE: readonly number[] = [429, 502, 503, 504];
const MAX_TOLD = 200;

/** The receiver of spans. */
export interface Collector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Thrown if the collector rejected an export, completely or in part. */
class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

/** Sends one export (OTLP over HTTP in JSON). Rejects if all attempts failed or the signal is aborted. */
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
  /** Undefined if a retry is useless. */
  readonly retryAfterMs: number | undefined;
}

async function attempt(body: string, { url, headers }: Collector, signal: AbortSignal): Promise<Refusal | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // The headers may contain a key, which is for this address only.
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
