import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';

/** Waits before each retry, in ms, half of them at random. A longer `Retry-After` of the collector is used instead. */
const RETRY_MS = [1_000, 2_000, 4_000];
/** A collector that asks for more time than this loses the batch. */
const MAX_RETRY_AFTER_MS = 300_000;
/** Statuses after which OTLP asks clients to retry. */
const RETRYABLE: readonly number[] = [429, 502, 503, 504];
const MAX_TOLD = 200;
/** A collector's answer says a sentence or two. */
const MAX_ANSWER = 65_536;

/** The receiver of spans. */
export interface Collector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For each try. */
  readonly timeoutMs: number;
  /** Whether exports are sent in gzip. */
  readonly isCompressed: boolean;
}

/** Thrown if the collector rejected an export, completely or in part. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
  /** How many spans were rejected, where the others were taken. */
  readonly rejectedSpans: number | undefined;

  constructor(message: string, rejectedSpans?: number) {
    super(message);
    this.rejectedSpans = rejectedSpans;
  }
}

const compressed = promisify(gzip);

/**
 * Sends one export (OTLP 1.10 over HTTP in JSON). Rejects if all attempts failed, the collector took a part only, or
 * the signal is aborted.
 */
export async function sendSpans(text: string, collector: Collector, signal: AbortSignal): Promise<void> {
  const body = collector.isCompressed ? await compressed(text) : text;
  for (const wait of [...RETRY_MS, undefined]) {
    const refusal = await attempt(body, collector, signal);
    if (refusal === undefined) return;
    const { retryAfterMs } = refusal;
    if (wait === undefined || retryAfterMs === undefined || retryAfterMs > MAX_RETRY_AFTER_MS) throw refusal.error;
    await sleep(Math.max(jittered(wait), retryAfterMs), undefined, { signal, ref: false });
  }
}

/** Nodes that were refused together do not come back together. */
const jittered = (ms: number): number => ms * (0.5 + Math.random() / 2);

interface Refusal {
  readonly error: unknown;
  /** Undefined if a retry is useless. */
  readonly retryAfterMs: number | undefined;
}

async function attempt(
  body: string | Uint8Array<ArrayBuffer>,
  { url, headers, timeoutMs, isCompressed }: Collector,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      },
      body,
      // The headers may contain a key, which is for this address only.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const said = await response.text();
    if (response.ok) return partlyRefused(said);
    const error = new ExportRefused(`The collector of spans answered ${response.status}: ${said.slice(0, MAX_TOLD)}`);
    const isTemporary = RETRYABLE.includes(response.status);
    return { error, retryAfterMs: isTemporary ? retryAfter(response.headers.get('retry-after')) : undefined };
  } catch (error) {
    signal.throwIfAborted();
    return { error, retryAfterMs: 0 };
  }
}

/** Seconds, or a date (RFC 9110). */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** A collector may write the number as a text, as JSON of protocol buffers has 64-bit integers. */
const PartialAnswer = z.object({
  partialSuccess: z.object({ rejectedSpans: z.coerce.number().default(0), errorMessage: z.string().default('') }),
});

/** An export that was taken in part must not be sent again. */
function partlyRefused(said: string): Refusal | undefined {
  const { data } = PartialAnswer.safeParse(said.length > MAX_ANSWER ? undefined : jsonOf(said));
  if (!data || data.partialSuccess.rejectedSpans === 0) return undefined;
  const { rejectedSpans, errorMessage } = data.partialSuccess;
  const message = `The collector refused ${rejectedSpans} spans of a batch: ${errorMessage.slice(0, MAX_TOLD)}`;
  return { error: new ExportRefused(message, rejectedSpans), retryAfterMs: undefined };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
