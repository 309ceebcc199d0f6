import { setTimeout as sleep } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_REPLAYED_HEADER, type InvalidPlace } from '@redoubt/contract';
import { type ClaimOutcome, type ClaimRequest, type IdempotentAnswer, LEASE_MS } from '@redoubt/store';
import type { Claim } from '../charging/book-call.ts';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { Answer } from './answer.ts';

/** A larger answer is not kept, and its repetition is refused with that reason. In bytes of UTF-8. */
const MAX_KEPT_BYTES = 4 * 1_024 * 1_024;
/**
 * How long a repetition waits for the running call. It is longer than a lease, so that one retry is enough after a
 * crash.
 */
const MAX_WAIT_MS = 15_000;
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/** Marks an answer that was streamed. Only the fact that it was given is kept. */
export const SENT = Symbol('sent');

/** Runs the work for the first call with a key. Every other call with that key gets the same answer. */
export async function runOnce<Made extends Answer | typeof SENT = Answer>(
  request: ClaimRequest,
  work: (claim: Claim) => Promise<Made>,
  { context, maxWaitMs = MAX_WAIT_MS }: { context: RequestContext; maxWaitMs?: number | undefined },
): Promise<Made | Answer> {
  const outcome = await claimOrWait(request, maxWaitMs, context);
  if (outcome.kind === 'answered') return replay(outcome.answer);
  return workAndKeep(openClaim(outcome.claimId, request, context), work, context);
}

/** Claims the key. Waits while another call holds it. */
async function claimOrWait(
  request: ClaimRequest,
  maxWaitMs: number,
  { store }: RequestContext,
): Promise<Extract<ClaimOutcome, { kind: 'claimed' | 'answered' }>> {
  const deadline = performance.now() + maxWaitMs;
  for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const outcome = await store.idempotency.claim(request);
    if (outcome.kind === 'otherRequest') throw reusedKey(request.idempotencyKey);
    if (outcome.kind !== 'running') return outcome;
    if (performance.now() >= deadline) throw inUse(request);
    await sleep(pauseMs);
  }
}

interface OpenClaim extends Claim {
  readonly claimId: string;
}

function openClaim(claimId: string, { idempotencyKey }: ClaimRequest, { store }: RequestContext): OpenClaim {
  return { claimId, idempotencyKey, mayBeCharged: false, isHeld: () => store.idempotency.renew(claimId) };
}

async function workAndKeep<Made extends Answer | typeof SENT>(
  claim: OpenClaim,
  work: (claim: Claim) => Promise<Made>,
  context: RequestContext,
): Promise<Made> {
  const renewing = setInterval(() => claim.isHeld().catch(() => false), LEASE_MS / 3).unref();
  try {
    const answer = await work(claim);
    const isKept = await keep(claim, answer, context);
    if (!isKept && answer !== SENT) throw inUse(claim);
    return answer;
  } catch (failure) {
    await letGo(claim, context);
    throw failure;
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Keeps the answer. If the store fails, the answer is sent anyway, because its charge is booked and a retry would find
 * it.
 */
async function keep(
  { claimId }: OpenClaim,
  answer: Answer | typeof SENT,
  { store, log, requestId }: RequestContext,
): Promise<boolean> {
  const kept = answer === SENT ? { status: 200, headers: {}, body: null } : keptForm(answer);
  try {
    return await store.idempotency.keep(claimId, kept);
  } catch (error) {
    log.error({ err: error, request_id: requestId }, 'answer not kept');
    return true;
  }
}

function keptForm(answer: Answer): IdempotentAnswer {
  const { body } = answer;
  if (typeof body !== 'string') throw new Error('An answer that is kept is made whole before it is sent');
  return { ...answer, body: Buffer.byteLength(body) <= MAX_KEPT_BYTES ? body : null };
}

/**
 * Releases the key after a failure, since only successes are kept. If the release fails, the lease expires by itself.
 */
async function letGo({ claimId, mayBeCharged }: OpenClaim, { store, log, requestId }: RequestContext): Promise<void> {
  try {
    await (mayBeCharged ? store.idempotency.abandon(claimId) : store.idempotency.free(claimId));
  } catch (error) {
    log.error({ err: error, request_id: requestId }, 'idempotency key not freed');
  }
}

function replay({ status, headers, body }: IdempotentAnswer): Answer {
  if (body !== null) return { status, headers: { ...headers, [IDEMPOTENCY_REPLAYED_HEADER]: 'true' }, body };
  throw new Failure(
    'answer_not_kept',
    `The answer to this ${IDEMPOTENCY_KEY_HEADER} was streamed, had more than ${MAX_KEPT_BYTES} bytes, or made room for newer ones, and is not kept; the call was charged once, and a new key runs it again`,
    { detail: { header: IDEMPOTENCY_KEY_HEADER, status, max_bytes: MAX_KEPT_BYTES } },
  );
}

const inUse = ({ idempotencyKey }: { idempotencyKey: string }): Failure =>
  new Failure(
    'idempotency_key_in_use',
    `A call with the ${IDEMPOTENCY_KEY_HEADER} "${idempotencyKey}" still runs; send it again after the time in Retry-After`,
    { detail: { header: IDEMPOTENCY_KEY_HEADER, value: idempotencyKey }, headers: { 'retry-after': '5' } },
  );

const visibleAscii = /^[!-~]{1,255}$/;
const MAX_SHOWN = 200;

/** Returns the `Idempotency-Key` of a request, or undefined if there is none. Throws 400 if it is malformed. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null || visibleAscii.test(key)) return key ?? undefined;
  const msg = `${IDEMPOTENCY_KEY_HEADER} is not 1–255 visible ASCII characters; send one such as a UUID, or none`;
  throw new Failure('invalid_header', msg, { detail: placesOf('invalid_header', key, msg) });
}

/** Returns the 422 for a key that was used for another request. */
function reusedKey(key: string): Failure {
  const msg = `The ${IDEMPOTENCY_KEY_HEADER} "${key}" was used for another request; send the same method, path, body and selecting headers, or a new key`;
  return new Failure('idempotency_key_reused', msg, { detail: placesOf('idempotency_key_reused', key, msg) });
}

function placesOf(type: string, key: string, msg: string): InvalidPlace[] {
  return [{ type, loc: ['header', IDEMPOTENCY_KEY_HEADER], msg, input: key.slice(0, MAX_SHOWN) }];
}
