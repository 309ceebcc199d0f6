import type { IncomingHttpHeaders } from 'node:http';
import { type CacheOutcome, headerPrefix } from '@redoubt/contract';
import { noRoom } from '@redoubt/providers';
import { askModel, deliverAnswer, throwIfGone, type Upstream } from '../call/ask-model.ts';
import { elapsed } from '../call/call-state.ts';
import { asReported } from '../call/exchange.ts';
import type { GuardedCall } from '../call/guarded-call.ts';
import { StreamedAnswer } from '../call/streamed-answer.ts';
import { keyOfAnswer } from './answer-key.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { ReplayedStream } from './replayed-stream.ts';

/** What calls need whose answers are kept. */
export interface Keeping {
  readonly kept: KeptAnswers;
  /** Writes into an answer's headers whether a kept answer was given. */
  readonly writeCache: (headers: Record<string, string>, outcome: CacheOutcome) => void;
}

/** Gives a call the answer that is kept for it, or asks its model and keeps the answer. */
export async function askOrRecall(call: GuardedCall, body: Buffer, with_: Upstream & Keeping): Promise<void> {
  const { state } = call;
  const { deployment, exchange, context } = state;
  const { cache } = deployment.fields;
  if (!cache) return askModel(call, body, with_);
  const wish = wishOf(exchange.request.headers);
  const key = mayBeKept(call) && wish !== 'no-store' ? keyOfAnswer(call, cache) : undefined;
  const isLookedFor = key !== undefined && wish === undefined;
  const found = isLookedFor ? with_.kept.find(key, context.clock().getTime()) : undefined;
  state.cache = isLookedFor ? (found ? 'hit' : 'miss') : 'bypass';
  with_.writeCache(exchange.headers, state.cache);
  if (found) return recall(call, found, with_);
  if (key === undefined) return askModel(call, body, with_);
  const keep = (answer: Omit<KeptAnswer, 'costNano'>): void => {
    if (!isSound(call)) return;
    const until = context.clock().getTime() + cache.ttl_s * 1_000;
    const place = { organisationId: context.account.organisation.id, until };
    with_.kept.keep(key, { ...answer, costNano: state.costNano }, place);
  };
  return askModel({ ...call, keep }, body, with_);
}

/** What the client says of kept answers: `no-cache` wants a new one, `no-store` wants nothing of its call to be kept. */
function wishOf(headers: IncomingHttpHeaders): 'no-cache' | 'no-store' | undefined {
  const directives = (headers['cache-control'] ?? '').toLowerCase().split(/[\s,]+/);
  return (['no-store', 'no-cache'] as const).find((wish) => directives.includes(wish));
}

const keptPaths: ReadonlySet<string> = new Set([
  'chat/completions',
  'completions',
  'embeddings',
  'rerank',
  'audio/transcriptions',
]);

/** Pictures and speech are not kept, nor what a model was asked after a stage had failed. */
const mayBeKept = ({ state, input }: GuardedCall): boolean => keptPaths.has(state.exchange.path) && !input.hasFailed;

/** Whether a call ended well: it was delivered whole, nothing of it was refused, and no detector was passed over. */
function isSound({ state, gate }: GuardedCall): boolean {
  const detectors = state.deployment.output?.detectors ?? {};
  const isSkipped = state.output?.skipped_detectors.some((name) => name in detectors) ?? false;
  return state.outcome === 'answered' && state.status === 200 && !isSkipped && gate?.report.hasRefused !== true;
}

/** Delivers a kept answer through the stages behind the model. No provider is asked, so the call costs none. */
async function recall(call: GuardedCall, found: KeptAnswer, { holdAnswer }: Upstream): Promise<void> {
  const { state } = call;
  throwIfGone(state);
  state.costNano = 0;
  state.savedNano = found.costNano;
  state.answeredAt = elapsed(state.exchange);
  state.held = holdAnswer(state);
  if (!found.isStream && !state.held.take(found.bytes.length)) throw asReported(noRoom(), state.exchange);
  call.writeSpending();
  if (found.isStream) return replayKept(call, found);
  const headers = found.contentType === undefined ? {} : { 'content-type': found.contentType };
  return deliverAnswer(call, { body: found.bytes, headers });
}

function replayKept(call: GuardedCall, { bytes }: KeptAnswer): Promise<void> {
  const { exchange } = call.state;
  call.state.status = 200;
  return new Promise((resolve, reject) => {
    const stream = new ReplayedStream(bytes);
    // Begun first: a caller that has left by now ends it at once, which the handler must hear of.
    stream.begin(new StreamedAnswer(call, {}, stream, { resolve, reject }));
    exchange.onGone(() => stream.abort());
    exchange.onStop(() => stream.abort());
  });
}

/** Creates what tells in an answer's headers whether a kept answer was given, for the brand and its aliases. */
export function cacheHeaderWriter(brands: readonly string[]): Keeping['writeCache'] {
  const names = brands.map((brand) => `${headerPrefix(brand)}Cache`);
  return (headers, outcome) => {
    for (const name of names) headers[name] = outcome;
  };
}
