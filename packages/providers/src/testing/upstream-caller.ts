import type { PendingRequest } from '../http/exchange.ts';
import type { TransportLimits } from '../http/transport.ts';
import {
  type CallerLimits,
  type CallUpstream,
  createCallUpstream,
  defaultCallerLimits,
  type UpstreamRequest,
} from '../upstream/call-upstream.ts';
import { defaultRetryLimits, type RetryLimits } from '../upstream/retry-policy.ts';
import type { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Attempt, DeliveredAnswer, StreamStart } from '../upstream/upstream-handler.ts';
import type { UpstreamModel } from '../upstream/upstream-model.ts';
import { type Script, sendPieces } from './scripted-upstream.ts';
import { openWire, type Wire } from './wire.ts';

interface Differing {
  readonly retries?: Partial<RetryLimits>;
  readonly limits?: Partial<CallerLimits>;
  readonly wire?: Partial<TransportLimits>;
}

/** Opens the providers of a test and the callers of their models. */
export interface UpstreamCallers {
  readonly upstream: Wire['upstream'];
  /** Closes everything that was opened. */
  readonly close: Wire['close'];
  /** A caller with short waits between its retries. */
  caller(differing?: Differing): CallUpstream;
}

export function openCallers(): UpstreamCallers {
  const { upstream, transport, close } = openWire();
  return {
    upstream,
    close,
    caller: ({ retries, limits, wire }: Differing = {}) =>
      createCallUpstream({
        transport: transport(wire),
        limits: { ...defaultCallerLimits, ...limits, retries: { ...defaultRetryLimits, backoffMs: 20, ...retries } },
      }),
  };
}

/** Returns a model whose id is its name. */
export const modelAt = (origin: string, differing: Partial<UpstreamModel> = {}): UpstreamModel => ({
  id: differing.name ?? 'first',
  name: 'first',
  dialect: 'openai_chat',
  provider: 'openai_compatible',
  model: 'gpt-x',
  baseUrl: `${origin}/v1`,
  apiKeys: ['key-0'],
  ...differing,
});

export const chat = (isStream = false): UpstreamRequest['call'] => ({
  path: 'chat/completions',
  body: Buffer.from('{"model":"mine","messages":[]}'),
  isStream,
});

/** The result of a call. */
interface Outcome {
  readonly answer: DeliveredAnswer | undefined;
  readonly start: StreamStart | undefined;
  readonly failure: UpstreamFailure | undefined;
  readonly streamed: string;
  readonly attempts: readonly Attempt[];
}

/** A running call. */
export interface Running {
  readonly outcome: Promise<Outcome>;
  readonly handle: PendingRequest;
  /** The attempts that have ended. */
  readonly attempts: () => readonly Attempt[];
  /** How often the call reported its end. */
  readonly ends: () => number;
}

export function run(call: CallUpstream, request: UpstreamRequest, onData?: (call: PendingRequest) => void): Running {
  let handle: PendingRequest | undefined;
  let ends = 0;
  const attempts: Attempt[] = [];
  const outcome = new Promise<Outcome>((resolve) => {
    const chunks: Buffer[] = [];
    let start: StreamStart | undefined;
    const end = (with_: Partial<Outcome>) => {
      if (++ends > 1) throw new Error('ended twice');
      const streamed = Buffer.concat(chunks).toString();
      resolve({ answer: undefined, failure: undefined, start, streamed, attempts, ...with_ });
    };
    handle = call(request, {
      onAnswer: (answer) => end({ answer }),
      onStream: (begun) => {
        start = begun;
        return {
          onData: (chunk) => {
            chunks.push(chunk);
            if (handle) onData?.(handle);
          },
          onEnd: () => end({}),
          onFailure: (failure) => end({ failure }),
        };
      },
      onFailure: (failure) => end({ failure }),
      onAttempt: (attempt) => attempts.push(attempt),
    });
  });
  return { outcome, handle: handle as unknown as PendingRequest, attempts: () => attempts, ends: () => ends };
}

export const ask = (call: CallUpstream, models: UpstreamModel[], isStream = false): Promise<Outcome> =>
  run(call, { models, call: chat(isStream) }).outcome;

export const event = (text: string) => Buffer.from(`data: ${text}\n\n`);
/** Answers with three events, each in a separate write. */
export const streams: Script = async (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await sendPieces(response, [event('1'), event('2'), event('[DONE]')]);
  response.end();
};

export const fails =
  (status: number, headers = {}): Script =>
  (response) =>
    response.writeHead(status, headers).end(`{"error":{"message":"${status}"}}`);

export const answers =
  (text: string): Script =>
  (response) =>
    response.end(text);
