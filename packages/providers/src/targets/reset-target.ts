import { fillPlaceholders, type Reset, resetsOneConversation } from '@redoubt/contract';
import type { KeyHider } from '@redoubt/secrets';
import type { HttpAnswer, HttpClient } from '../http/http-client.ts';
import { originOf } from '../http/origin-of.ts';
import { jsonOrNone } from '../json/json-or-none.ts';
import type { CallForm } from './call-form.ts';
import { addressOf, filled } from './dialects/http-template.ts';
import { failureOf, meaningOf, readSaidFailure } from './read-failure.ts';
import { type Pace, type TargetAnswer, TargetFailed, type TargetFailureKind } from './target.ts';

/** A turn that is about to be asked. */
interface NextTurn {
  /** The id of the conversation. */
  readonly session: string;
  /** Nothing was said before in this conversation. */
  readonly isOpening: boolean;
  readonly signal: AbortSignal;
  /** Waits until one more call may be made. */
  readonly pace: Pace | undefined;
}

/** What keeps the conversations with one target apart. */
export interface MemoryKeeper {
  /** Conversations are held one after another. */
  readonly isSerial: boolean;
  /**
   * Makes the call of a turn, and resets the target before the first turn of a conversation. Rejects with TargetFailed if
   * the reset fails. Says whether the target may have remembered other conversations.
   */
  hold(turn: NextTurn, call: () => Promise<TargetAnswer>): Promise<TargetAnswer>;
}

/** Sends the call that resets a target, for a conversation. Rejects with TargetFailed. */
type SendReset = (turn: NextTurn) => Promise<void>;

/** Returns the keeper of a target's memory. `send` is used for the kind `call` alone. */
export function memoryKeeper(reset: Reset | undefined, sendReset: SendReset): MemoryKeeper {
  const send: SendReset = async (turn) => {
    await sendReset(turn);
    await turn.pace?.();
  };
  if (reset?.kind === 'none') return serialKeeper(undefined);
  if (reset?.kind !== 'call') return { isSerial: false, hold: async (_, call) => call() };
  if (!resetsOneConversation(reset)) return serialKeeper(send);
  return {
    isSerial: false,
    async hold(turn, call) {
      if (turn.isOpening) await send(turn);
      return call();
    },
  };
}

/** The keeper of one memory. Calls are made one after another. Without `send` nothing resets the target. */
function serialKeeper(send: SendReset | undefined): MemoryKeeper {
  let before: Promise<unknown> = Promise.resolve();
  /** The conversation that the target remembers. */
  let current: string | undefined;
  /**
   * Prepares the memory for a turn. Returns whether it holds the turn's own conversation alone: one that was interrupted, by
   * another one or by the end of a process, goes on in another memory.
   */
  async function prepare(turn: NextTurn): Promise<boolean> {
    if (send === undefined) return false;
    const isOwn = turn.isOpening || current === turn.session;
    // A reset that fails may have made the target forget all the same.
    current = undefined;
    if (turn.isOpening) await send(turn);
    current = turn.session;
    return isOwn;
  }
  return {
    isSerial: true,
    hold(turn, call) {
      const next = before.then(async () => {
        const isOwn = await prepare(turn);
        const answer = await call();
        return isOwn ? answer : { ...answer, isNotIndependent: true as const };
      });
      before = next.catch(() => undefined);
      return next;
    },
  };
}

interface ResetCaller {
  readonly reset: Extract<Reset, { kind: 'call' }>;
  /** How the target that is reset is asked. */
  readonly form: Pick<CallForm, 'url' | 'headers'>;
  readonly checkUrl: (address: string) => URL;
  readonly send: (request: Parameters<HttpClient['send']>[0], signal: AbortSignal) => Promise<HttpAnswer>;
  readonly hider: KeyHider;
  readonly clock: () => Date;
}

/**
 * Calls the address that resets a target. The headers of the target, its key among them, go along only to the target's
 * own origin, because an answer of another one could keep them.
 */
export async function callReset(session: string, signal: AbortSignal, caller: ResetCaller): Promise<void> {
  const { reset, form, checkUrl, send, hider, clock } = caller;
  const url = addressOf(reset.url, () => encodeURIComponent(session), checkUrl);
  const own = originOf(url) === originOf(form.url) ? form.headers : {};
  const body = reset.body === undefined || reset.body === null ? '' : JSON.stringify(filledBody(reset.body, session));
  // Some servers refuse an empty body that says that it is JSON.
  const entries = Object.entries(own).filter(([name]) => name !== 'content-type');
  const headers = {
    'accept-encoding': 'identity',
    'user-agent': 'redoubt-redteam',
    ...Object.fromEntries(entries.map(([name, value]) => [name, fillPlaceholders(value, () => session)])),
    ...(body !== '' && { 'content-type': 'application/json' }),
  };
  const answer = await send({ url, method: reset.method ?? 'POST', headers, body }, signal).catch((error: unknown) => {
    throw error instanceof TargetFailed ? asReset(error) : error;
  });
  if (answer.status >= 200 && answer.status < 300) return;
  const said = readSaidFailure(jsonOrNone(answer.body.toString()));
  const meaning = meaningOf(answer.status, said);
  throw asReset(failureOf(meaning === 'filtered' ? 'rejected' : meaning, answer, { said, hider, now: clock() }));
}

const filledBody = (body: unknown, session: string): unknown =>
  filled(body, { session, prompt: '', messages: [], image: undefined, audio: undefined });

/** Failures that a repeated call does not mend. */
const lasting: readonly TargetFailureKind[] = ['rejected', 'context', 'closed', 'malformed'];

/** Says of a failure that it is one of the reset. */
function asReset({ kind, message, status, retryAfterMs }: TargetFailed): TargetFailed {
  const more = { status, retryAfterMs, field: 'reset.url' } as const;
  return new TargetFailed(lasting.includes(kind) ? 'reset' : kind, `The target could not be reset: ${message}`, more);
}
