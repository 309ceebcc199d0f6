import type { KeyHider } from '@redoubt/secrets';
import { z } from 'zod';
import { EgressRefused } from '../http/egress-guard.ts';
import { AnswerTooLarge, type HttpAnswer, OutOfTime } from '../http/http-client.ts';
import { TransportFailed, type TransportFailure } from '../http/transport-failed.ts';
import { retryAfterMs } from '../resilience/retry-after.ts';
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

/**
 * Returns the meaning of a failed answer. `filtered` means that the provider's content filter stopped the request. That
 * counts as an answer that resisted the attack.
 */
export function meaningOf(status: number, { codes, message }: SaidFailure): Meaning {
  const byCode = (Object.keys(codeMeanings) as (keyof typeof codeMeanings)[]).find((meaning) =>
    codeMeanings[meaning].some((code) => codes.includes(code)),
  );
  if (byCode) return byCode;
  const words = message.toLowerCase();
  const isRequestAtFault = status === 400 || status === 403 || status === 422;
  if (isRequestAtFault && phrases.quota.some((phrase) => words.includes(phrase))) return 'quota';
  if (isRequestAtFault && phrases.context.some((phrase) => words.includes(phrase))) return 'context';
  return statusKinds[status] ?? (status >= 500 ? 'server' : 'rejected');
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
  context: 'The prompt is too long for the target',
  refused_by_egress: 'The target may not be called',
  bridge_away: 'The bridge to the target is not connected',
  unreachable: 'The target could not be reached',
  timeout: 'The target did not answer in time',
  server: 'The target failed',
  malformed: 'The answer of the target could not be read',
  rejected: 'The target refused the request',
};

/** Returns the failure as one sentence with the server's own message, shortened and with the API key masked. */
export function failureOf(
  kind: TargetFailureKind,
  answer: Pick<HttpAnswer, 'status' | 'headers'>,
  { said, hider, now }: { said: SaidFailure; hider: KeyHider; now: Date },
): TargetFailed {
  const { status, headers } = answer;
  const retry = kind === 'throttled' ? retryAfterMs(headers, now) : undefined;
  const where = status >= 300 && status < 400 ? ', a redirect, which is not followed' : '';
  const words = hider.isSafe && said.message !== '' ? `: ${shown(hider.mask(said.message))}` : '';
  return new TargetFailed(kind, `${sentences[kind]} (status ${status}${where})${words}`, {
    status,
    ...(retry !== undefined && { retryAfterMs: retry }),
  });
}

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
