import type { Logger } from 'pino';
import type { Config } from '../../config/settings.ts';
import type { Sampler } from '../../config/tracing-settings.ts';
import type { CallRecord } from '../calls/call-record.ts';
import { DropCounter } from '../drop-counter.ts';
import { type Origin, type Span, toOtlpJson } from './otlp-json.ts';
import { type Collector, ExportRefused, sendSpans } from './send-spans.ts';
import { spansOfCall } from './spans-of-call.ts';
import { newIds, readTraceparent, type TraceParent } from './trace-context.ts';

const SEND_MS = 1_000;
/** Maximum number of calls per export. Serialising their spans takes a few milliseconds. */
const MAX_BATCH = 64;
const MAX_PENDING = 4_096;
/** How long a stopping process tries to send pending spans, in ms. */
const CLOSE_MS = 5_000;
const DEFAULT_ENDPOINT = 'http://localhost:4318';

/** Reports calls to an OpenTelemetry collector. */
export interface Tracing {
  /**
   * Returns whether a call with this `traceparent` header may be sampled. If not, data that only spans need is not
   * collected.
   */
  mayTell(traceparent: unknown): boolean;
  /** Accepts a finished call. Its spans are created and sent later. Never throws and never waits. */
  proxyCall(call: CallRecord): void;
  /** Sends pending spans, within seconds. */
  close(): Promise<void>;
}

type TracingConfig = Pick<
  Config,
  | 'tracing'
  | 'otlpEndpoint'
  | 'otlpTracesEndpoint'
  | 'otlpHeaders'
  | 'otlpTracesHeaders'
  | 'otlpTimeoutMs'
  | 'otlpTracesTimeoutMs'
  | 'otlpCompression'
  | 'otlpTracesCompression'
  | 'otelServiceName'
  | 'otelResource'
  | 'tracesSampler'
  | 'tracesSamplerArg'
>;

interface TracingOptions {
  readonly log: Logger;
  readonly clock: () => Date;
  /** Version of the service. */
  readonly version: string;
}

const off: Tracing = { mayTell: () => false, proxyCall: () => undefined, close: async () => undefined };

/** Creates tracing according to the settings. It is off unless it is switched on or a collector is configured. */
export function createTracing(config: TracingConfig, options: TracingOptions): Tracing {
  const { otlpEndpoint, otlpTracesEndpoint } = config;
  const isOn = config.tracing ?? (otlpEndpoint !== undefined || otlpTracesEndpoint !== undefined);
  return isOn ? new BatchedTracing(config, options) : off;
}

/** A setting for spans alone wins over the one for everything that is sent. */
function collectorOf(config: TracingConfig): Collector {
  const base = config.otlpEndpoint ?? DEFAULT_ENDPOINT;
  return {
    url: config.otlpTracesEndpoint ?? `${base.replace(/\/$/, '')}/v1/traces`,
    headers: config.otlpTracesHeaders ?? config.otlpHeaders,
    timeoutMs: config.otlpTracesTimeoutMs ?? config.otlpTimeoutMs,
    isCompressed: (config.otlpTracesCompression ?? config.otlpCompression) === 'gzip',
  };
}

class BatchedTracing implements Tracing {
  readonly #collector: Collector;
  readonly #origin: Origin;
  readonly #sampling: Sampling;
  readonly #drops: DropCounter<'calls' | 'spans'>;
  readonly #closing = new AbortController();
  #pending: CallRecord[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(config: TracingConfig, { log, clock, version }: TracingOptions) {
    this.#collector = collectorOf(config);
    const resource = { ...config.otelResource, 'service.name': config.otelServiceName, 'service.version': version };
    this.#origin = { resource, scope: { name: 'redoubt', version } };
    this.#sampling = { sampler: config.tracesSampler, ratio: config.tracesSamplerArg };
    this.#drops = new DropCounter({ log, clock, sentence: 'calls of the AI proxy were not sent as spans' });
  }

  mayTell(traceparent: unknown): boolean {
    const parent = readTraceparent(typeof traceparent === 'string' ? traceparent : null);
    return maySample(this.#sampling, parent);
  }

  proxyCall(call: CallRecord): void {
    if (this.#isClosed || this.#pending.length >= MAX_PENDING) {
      this.#drops.count('calls', 1);
      return;
    }
    // Texts are not part of a span and need not stay in memory.
    this.#pending.push(call.texts ? { ...call, texts: null } : call);
    if (this.#sending) return;
    if (this.#pending.length === 1) this.#timer = setTimeout(() => this.#start(), SEND_MS).unref();
    else if (this.#pending.length === MAX_BATCH) setImmediate(() => this.#start()).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const timer = setTimeout(() => this.#closing.abort(), CLOSE_MS);
    await this.#sending;
    if (this.#pending.length > 0) await this.#send();
    clearTimeout(timer);
    this.#drops.tell();
  }

  #start(): void {
    // `close` sends the remaining spans itself.
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
      if (this.#pending.length > 0 && !this.#isClosed) this.#timer = setTimeout(() => this.#start(), SEND_MS).unref();
    });
  }

  /** Sends batches until less than a full batch is pending. During `close`, it sends everything. */
  async #send(): Promise<void> {
    do {
      const batch = this.#pending.slice(0, MAX_BATCH);
      this.#pending = this.#pending.slice(MAX_BATCH);
      try {
        const spans = batch.flatMap((call) => this.#spansOf(call));
        if (spans.length > 0) await sendSpans(toOtlpJson(this.#origin, spans), this.#collector, this.#closing.signal);
      } catch (error) {
        this.#lose(batch, error);
      }
      this.#drops.tellInTime();
    } while (this.#pending.length >= (this.#isClosed ? 1 : MAX_BATCH));
  }

  #lose(batch: readonly CallRecord[], error: unknown): void {
    const spans = error instanceof ExportRefused ? error.rejectedSpans : undefined;
    if (spans !== undefined) {
      this.#drops.count('spans', spans, error);
      return;
    }
    // Once the time is over, the remaining calls are dropped.
    const rest = this.#closing.signal.aborted ? this.#pending.splice(0).length : 0;
    this.#drops.count('calls', batch.length + rest, error);
  }

  #spansOf(call: CallRecord): readonly Span[] {
    const parent = readTraceparent(call.traceparent);
    const traceId = parent?.traceId ?? newIds(0).traceId;
    return isSampled(this.#sampling, traceId, parent) ? spansOfCall(call, { traceId, parent }) : [];
  }
}

/** How calls are sampled. */
interface Sampling {
  readonly sampler: Sampler;
  /** From 0 to 1. */
  readonly ratio: number;
}

/**
 * Returns whether a trace is kept. A ratio uses the random end of the trace id, so that services with the same rule
 * decide alike.
 */
export function isSampled({ sampler, ratio }: Sampling, traceId: string, parent: TraceParent | undefined): boolean {
  if (parent && sampler.startsWith('parentbased_')) return parent.isSampled;
  if (sampler.endsWith('always_on')) return true;
  if (sampler.endsWith('always_off')) return false;
  // The last 56 bits are random according to W3C Trace Context, level 2. A number holds the first 52 of them exactly.
  return Number.parseInt(traceId.slice(18, 31), 16) >= (1 - ratio) * 2 ** 52;
}

/** Returns whether a trace may be kept. Returns false only if no id of a trace that starts here would be sampled. */
export const maySample = (sampling: Sampling, parent: TraceParent | undefined): boolean =>
  isSampled(sampling, parent?.traceId ?? LAST_TRACE, parent);

/** The highest trace id. If it is not sampled, no id is. */
const LAST_TRACE = 'f'.repeat(32);
