import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@redoubt/contract';
import type { Answer } from '../../http/answer.ts';
import { idempotencyKeyOf, runOnce, SENT } from '../../http/run-once.ts';
import type { CallState } from './call-state.ts';
import { type Exchange, sendJson } from './exchange.ts';

/** Returns the `Idempotency-Key` of a call, or undefined if there is none. Throws 400 if it is malformed. */
export function keyOfCall({ request }: Exchange): string | undefined {
  const sent = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (sent === undefined) return undefined;
  return idempotencyKeyOf(new Headers({ [IDEMPOTENCY_KEY_HEADER]: String(sent) }));
}

/** Carries an answer that reports a failure. It is not kept, so the same call may be tried again. */
class NotKept extends Error {
  readonly answer: Held;
  constructor(answer: Held) {
    super('The call failed');
    this.answer = answer;
  }
}

type Held = Parameters<NonNullable<Exchange['hold']>>[0];

/**
 * Answers a call once for its key and gives every repetition the same answer. Only successes are kept. Of a stream,
 * only the fact that it was given is kept. The charge carries the key, so a repeated call is paid once.
 */
export async function answerOnce(
  state: CallState,
  { key, bytes }: { key: string; bytes: Buffer },
  answer: () => Promise<void>,
): Promise<void> {
  const { exchange, context, deployment } = state;
  const request = {
    projectId: context.account.project.id,
    idempotencyKey: key,
    requestHash: hashOf(exchange, deployment.name, bytes),
  };
  try {
    const made = await runOnce<Answer | typeof SENT>(
      request,
      async (claim) => {
        state.claim = claim;
        const held = await heldAnswer(exchange, answer);
        if (held && held.status >= 300) throw new NotKept(held);
        return held ?? SENT;
      },
      { context },
    );
    if (made !== SENT) send(exchange, made as Held);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    send(exchange, error.answer);
  }
}

/** Returns the whole answer of a call, or undefined if it was streamed. */
async function heldAnswer(exchange: Exchange, answer: () => Promise<void>): Promise<Held | undefined> {
  let held: Held | undefined;
  exchange.hold = (made) => {
    held = made;
  };
  try {
    await answer();
  } finally {
    exchange.hold = undefined;
  }
  return held;
}

/** Sends a held answer. Headers that are already set stay, such as this request's own id. */
function send(exchange: Exchange, { status, headers, body }: Held): void {
  for (const [name, value] of Object.entries(headers)) exchange.headers[name] ??= value;
  sendJson(exchange, status, body);
}

/** Returns the hash of what makes two calls the same: path, deployment and body. */
const hashOf = ({ path }: Exchange, deployment: string, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([path, deployment]))
    .update(bytes)
    .digest('base64url');
