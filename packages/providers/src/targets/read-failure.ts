import type { KeyHider } from '@redoubt/secrets';
import { z } from 'zod';
import { EgressRefused } from '../http/egress-guard.ts';
import { AnswerTooLarge, type HttpAnswer, OutOfTime } from '../http/http-client.ts';
import { TransportFailed, type TransportFailure } from '../http/transport-failed.ts';
import { askedWaitMs, retryAfterMs } from '../resilience/retry-after.ts';
import { TargetFailed, type TargetFailureKind } from './target.ts';

/** The error information in a failed answer. */
export interface SaidFailure {
  /** True if the body has an `error` member, whatever the status. */
  readonly isError: boolean;
  readonly codes: readonly string[];
  readonly message: string;
}

const Code = z.union([z.string(), z.number()]).transform(String).nullish().catch(undefined);
const Words = z.string().nullish().catch(undefined);
const Inner = z.object({
  code: Code,
  type: Code,
  message: Words,
  innererror: z.object({ code: Code }).nullish().catch(undefined),
});
/** The forms of errors that servers use: `{error: {message, type, code}}`, `{error: "…"}`, `{message}`, `{detail}`. */
const FailedBody = z.object({
  error: z.union([Inner, z.string()]).nullish().catch(undefined),
  code: Code,
  message: Words,
  detail: Words,
});

/** Reads the error of a parsed body. All members are optional. */
export function readSaidFailure(body: unknown): SaidFailure {
  const { success, data } = FailedBody.safeParse(body);
  if (!success) return { isError: false, codes: [], message: '' };
  const { error, code, message, detail } = data;
  const inner = typeof error === 'object' && error ? error : undefined;
  const codes = [
    inner?.code,
    inner?.type,
    inner?.innererror?.code,
    code,
    typeof error === 'string' ? error : undefined,
  ];
  return {
    isError: error !== undefined && error !== null,
    codes: codes.flatMap((each) => (each ? [each.toLowerCase()] : [])),
    message: inner?.message ?? (typeof error === 'string' ? error : undefined) ?? message ?? detail ?? '',
  };
}

/** Error codes that have one meaning, whatever the status. */
const codeMeanings = {
  filtered: [
    'content_filter',
    'content_policy_violation',
    'responsibleaipolicyviolation',
    'moderation_blocked',
    'input_guardrails_blocked',
    'output_guardrails_blocked',
  ],
  quota: [
    'insufficient_quota',
    'billing_hard_limit_reached',
    'billing_not_active',
    'billing_error',
    'insufficient_credits',
    'insufficient_balance',
    'credit_limit_reached',
  ],
  closed: ['thread_closed', 'conversation_closed', 'session_closed', 'session_expired', 'thread_expired'],
  context: ['context_length_exceeded', 'string_above_max_length', 'request_too_large', 'prompt_too_long'],
} as const satisfies Record<string, readonly string[]>;

/** Phrases in error messages, for errors whose codes are not specific enough. */
const phrases = {
  quota: ['credit balance is too low', 'insufficient balance'],
  context: ['context length', 'context window', 'prompt is too long', 'input is too long', 'too many tokens'],
} as const satisfies Record<string, readonly string[]>;

type Meaning = TargetFailureKind | 'filtered';

const statusKinds: Readonly<Record<number, TargetFailureKind>> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  408: 'timeout',
  413: 'context',
  429: 'throttled',
  503: 'throttled',
  529: 'throttled',
};

/** Matches one of some words, also within a code such as `thread_locked`. */
const anyOf = (words: string): RegExp => new RegExp(`(?:^|[\\W_])(?:${words})(?:$|[\\W_])`);

/** Words by which a target names what it keeps of a conversation. */
const namesConversation = anyOf('threads?|conversations?|sessions?|chats?|dialogues?');
/** Words by which it says that the next call may be taken. */
const saysBusy = anyOf('locked|busy|in[ _-]progress|in[ _-]use|not finished|wait|try again|retry|concurrent(?:ly)?');
/** Words by which it says that the conversation is over. */
const saysOver = anyOf('closed|ended|expired|archived|finished|terminated|deleted|gone|completed|inactive|no longer');

/**
 * Returns the meaning of a failed answer. `filtered` means that the provider's content filter stopped the request. That
 * counts as an answer that resisted the attack.
 */
export function meaningOf(status: number, { codes, message }: SaidFailure): Meaning {
  const byCode = (Object.keys(codeMeanings) as (keyof typeof codeMeanings)[]).find((meaning) =>
    codeMeanings[meaning].some((code) => codes.includes(code)),
  );
  if (byCode && !(byCode === 'closed' && isLogin(status, codes))) return byCode;
  const words = message.toLowerCase();
  const byPhrase = faultyRequest.includes(status) ? meaningOfPhrases(words) : undefined;
  if (byPhrase) return byPhrase;
  if (status === 409 || status === 410) return meaningOfConflict(status, `${codes.join(' ')} ${words}`);
  return statusKinds[status] ?? (status >= 500 ? 'server' : 'rejected');
}

/** Statuses that say of a request that something is wrong with it. */
const faultyRequest: readonly number[] = [400, 403, 422];

const meaningOfPhrases = (words: string): keyof typeof phrases | undefined =>
  (Object.keys(phrases) as (keyof typeof phrases)[]).find((meaning) =>
    phrases[meaning].some((phrase) => words.includes(phrase)),
  );

/** Whether a session that is over is the one of a login, and not a conversation. */
const isLogin = (status: number, codes: readonly string[]): boolean =>
  status === 401 || (status === 403 && codes.some((code) => code.startsWith('session_')));

/** A conflict that does not name a conversation is about the request, and a 410 without one about the API. */
function meaningOfConflict(status: 409 | 410, said: string): Meaning {
  if (!namesConversation.test(said)) return 'rejected';
  if (status === 410) return 'closed';
  if (saysBusy.test(said)) return 'server';
  if (saysOver.test(said)) return 'closed';
  return anyOf('already').test(said) ? 'server' : 'rejected';
}

/** Returns what a guardrail of our own gateway says of the request that it stopped. Undefined for other filters. */
export function stoppedBy({ codes, message }: SaidFailure, hider: KeyHider): string | undefined {
  if (!codes.some((code) => code.endsWith('_guardrails_blocked'))) return undefined;
  return hider.isSafe && message !== '' ? shown(hider.mask(message)) : 'A guardrail stopped the request';
}

/** Characters of a server's own message that are shown. */
const MAX_SAID = 300;

/** A refused call, as it was answered. */
interface RefusedCall {
  readonly status: number;
  readonly text: string;
  readonly said: SaidFailure;
}

/** Statuses that speak of the caller and not of the prompt, whatever their text says. */
const ofTheCaller: readonly number[] = [401, 402, 404, 405, 408, 429];
/** Characters of an answer in which phrases are looked for. */
const MAX_SEARCHED = 20_000;

/**
 * Returns what a guardrail that is not ours says of the request that it stopped. It is known by the phrases that the
 * caller gave. Undefined for every other failure.
 */
export function blockedBy(
  { status, text, said }: RefusedCall,
  phrases: readonly string[],
  hider: KeyHider,
): string | undefined {
  if (phrases.length === 0 || status < 400 || status >= 500 || ofTheCaller.includes(status)) return undefined;
  const words = text.slice(0, MAX_SEARCHED).toLowerCase();
  if (!phrases.some((phrase) => words.includes(phrase.toLowerCase()))) return undefined;
  const reason = said.message || text.slice(0, MAX_SAID);
  return `A guardrail before the target stopped the request (status ${status})${hider.isSafe ? `: ${shown(hider.mask(reason))}` : ''}`;
}

const sentences: Readonly<Record<TargetFailureKind, string>> = {
  throttled: 'The target asks for fewer calls',
  auth: 'The target refused its API key',
  quota: 'The target says that its quota is used up',
  closed: 'The target says that the conversation is closed',
  reset: 'The target refused the request',
  context: 'The prompt is too long for the target',
  refused_by_egress: 'The target may not be called',
  bridge_away: 'The bridge to the target is not connected',
  unreachable: 'The target could not be reached',
  timeout: 'The target did not answer in time',
  server: 'The target failed',
  malformed: 'The answer of the target could not be read',
  rejected: 'The target refused the request',
};

/** What a failure is told with. */
interface Telling {
  readonly said: SaidFailure;
  readonly hider: KeyHider;
  readonly now: Date;
}

/** Returns the failure as one sentence with the server's own message, shortened and with the API key masked. */
export function failureOf(
  kind: TargetFailureKind,
  answer: Pick<HttpAnswer, 'status' | 'headers'>,
  { said, hider, now }: Telling,
): TargetFailed {
  const { status, headers } = answer;
  const wait = status === 429 ? (askedWaitMs(headers, now) ?? 0) : 0;
  if (kind === 'throttled' && wait > MAX_THROTTLED_MS) return usedUp(wait, answer, { said, hider, now });
  const retry = kind === 'throttled' ? retryAfterMs(headers, now) : undefined;
  const where = status >= 300 && status < 400 ? ', a redirect, which is not followed' : '';
  return new TargetFailed(kind, `${sentences[kind]} (status ${status}${where})${wordsOf(said, hider)}`, {
    status,
    ...(retry !== undefined && { retryAfterMs: retry }),
  });
}

/** A target that asks for a longer wait counts its calls by the hour or the day, and not by the minute. */
const MAX_THROTTLED_MS = 600_000;
const MAX_NAMED_MS = 366 * 86_400_000;

function usedUp(wait: number, { status }: Pick<HttpAnswer, 'status'>, { said, hider, now }: Telling): TargetFailed {
  const until = new Date(now.getTime() + Math.min(wait, MAX_NAMED_MS)).toISOString().replace(/\.\d+/, '');
  const message = `${sentences.quota} and asks for no call before ${until} (status ${status})${wordsOf(said, hider)}`;
  return new TargetFailed('quota', message, { status });
}

/** Returns the server's own message, to follow a sentence of ours. */
const wordsOf = (said: SaidFailure, hider: KeyHider): string =>
  hider.isSafe && said.message !== '' ? `: ${shown(hider.mask(said.message))}` : '';

/** Puts a text on one line and shortens it to MAX_SAID characters. */
const shown = (text: string): string => {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MAX_SAID ? `${line.slice(0, MAX_SAID)}…` : line;
};

/** Failures of connections that are more than a target out of reach. */
const kindsOfFailures: Partial<Record<TransportFailure, TargetFailureKind>> = {
  malformed: 'malformed',
  headers_timeout: 'timeout',
  idle_timeout: 'timeout',
  bridge_away: 'bridge_away',
  refused_by_egress: 'refused_by_egress',
};

/** Returns why a call got no answer at all, from the error of its connection. */
export function connectionFailure(error: unknown, host: string): TargetFailed {
  if (error instanceof TargetFailed) return error;
  if (error instanceof EgressRefused) return new TargetFailed('refused_by_egress', error.message);
  if (error instanceof OutOfTime) {
    return new TargetFailed('timeout', `The target did not answer in time: ${error.message.toLowerCase()}`);
  }
  if (error instanceof AnswerTooLarge) {
    return new TargetFailed('malformed', `The answer of the target could not be read: ${error.message.toLowerCase()}`);
  }
  if (!(error instanceof TransportFailed))
    return new TargetFailed('unreachable', `${host} could not be reached: ${error}`);
  const kind = kindsOfFailures[error.kind] ?? 'unreachable';
  const { says } = error;
  return new TargetFailed(kind, says.startsWith('it ') ? `${host} ${says.slice(3)}` : `${host}: ${says}`);
}
