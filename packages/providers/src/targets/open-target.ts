import { createHash, randomUUID } from 'node:crypto';
import { fillPlaceholders, isRelayAddress, parseRelayAddress, type Target as WireTarget } from '@redoubt/contract';
import { type KeyHider, keyHider } from '@redoubt/secrets';
import { type EgressGuard, EgressRefused } from '../http/egress-guard.ts';
import { createHttpClient, type HttpAnswer, type HttpClient } from '../http/http-client.ts';
import { originOf } from '../http/origin-of.ts';
import type { RelayTransport } from '../http/transport.ts';
import { jsonOrNone } from '../json/json-or-none.ts';
import { type CallForm, dialectForm } from './call-form.ts';
import { chooseDialect } from './choose-dialect.ts';
import { type OfferedTool, offerTools, type ReadAnswer } from './dialects/dialect.ts';
import { httpTemplateForm } from './dialects/http-template.ts';
import { blockedBy, connectionFailure, failureOf, meaningOf, readSaidFailure, stoppedBy } from './read-failure.ts';
import { callReset, type MemoryKeeper, memoryKeeper } from './reset-target.ts';
import {
  type ChatMessage,
  opensConversation,
  type Target,
  type TargetAnswer,
  TargetFailed,
  type TargetProfile,
} from './target.ts';

/** Header by which `redoubt practice-target` marks its answers as simulated. */
const SIMULATION_HEADER = 'x-redoubt-simulation';
const CONNECT_MS = 10_000;
/** Maximum size of an answer. No readable answer is larger. */
const MAX_ANSWER_BYTES = 4_194_304;

/** What the service provides to open a target. */
export interface TargetDependencies {
  readonly egress: EgressGuard;
  /** The bridges that the target's owner may use. Absent: none. */
  readonly relay?: RelayTransport | undefined;
  readonly clock: () => Date;
  /** Time limit for the start of an answer, and again for its remainder. */
  readonly timeoutMs: number;
  /** Environment variables, of which a target may name those that begin with `REDOUBT_TARGET_`. Absent: there are none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Further headers of each call. They hold no secret. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Phrases by which a refused call is known as one that a guardrail before the target stopped. Absent: none. */
  readonly refusalPhrases?: readonly string[] | undefined;
}

/** A target as it is kept and opened. */
export type OpenableTarget = WireTarget & {
  /** The target that the reset belongs to, where another one is asked in its place. Absent: this one. */
  readonly resetOf?: WireTarget | undefined;
};

/** The parts of a target that stay the same from call to call. */
interface Opened {
  readonly form: CallForm;
  readonly tools: readonly OfferedTool[];
  readonly hider: KeyHider;
  readonly clock: () => Date;
  readonly refusalPhrases: readonly string[];
}

/**
 * Opens a target. Throws TargetFailed (`refused_by_egress`) if its address may not be called, and TargetMisconfigured if
 * it names an environment variable that is not set.
 */
export function openTarget(wire: OpenableTarget, dependencies: TargetDependencies): Target {
  const { egress, relay, clock, timeoutMs, refusalPhrases = [] } = dependencies;
  const tools = offerTools(wire.tools);
  const form = withHeaders(formOf(wire, tools, dependencies), dependencies.headers);
  const resetForm = wire.resetOf ? formOf(wire.resetOf, [], dependencies) : form;
  const hider = keyHider(...form.secrets, ...(wire.resetOf ? resetForm.secrets : []));
  const opened: Opened = { form, tools, hider, clock, refusalPhrases };
  const http = createHttpClient(egress, relay);
  const limits = { connectMs: Math.min(CONNECT_MS, timeoutMs), headersMs: timeoutMs, bodyMs: timeoutMs };
  const sending = { limits, maxAnswerBytes: MAX_ANSWER_BYTES, longer: 'refused' } as const;
  const salt = randomUUID();
  const send = (request: Parameters<HttpClient['send']>[0], signal: AbortSignal) =>
    http.send(request, { ...sending, signal }).catch((error: unknown) => {
      if (signal.aborted) throw signal.reason;
      throw connectionFailure(error, request.url.host);
    });
  const keeper = keeperOf(wire, { form: resetForm, hider, send, dependencies });
  return {
    profile: profileOf(wire),
    limitKey: limitKeyOf(form, wire.api_key),
    ratePerMinute: wire.rate_per_min,
    isSerial: keeper.isSerial,
    async ask(messages, signal, conversation, pace) {
      const session = sessionOf(conversation ?? [salt, openingOf(messages)]);
      const request = form.write(messages, session);
      const isOpening = opensConversation(messages);
      return keeper.hold({ session, isOpening, signal, pace }, async () => {
        const startedAt = performance.now();
        const answer = await send(request, signal);
        const said = answer.headers[SIMULATION_HEADER] === undefined ? {} : { isSimulation: true as const };
        return { ...readAnswer(answer, opened), ...said, latencyMs: performance.now() - startedAt };
      });
    },
    async close() {
      http.close();
    },
  };
}

interface Keeping extends Pick<Opened, 'form' | 'hider'> {
  readonly send: (request: Parameters<HttpClient['send']>[0], signal: AbortSignal) => Promise<HttpAnswer>;
  readonly dependencies: TargetDependencies;
}

/** Returns what keeps the conversations apart. Throws if the address of the reset may not be called. */
function keeperOf({ reset }: WireTarget, { form, hider, send, dependencies }: Keeping): MemoryKeeper {
  if (reset?.kind !== 'call') return memoryKeeper(reset, async () => {});
  const checkUrl = (address: string) => checkAddress(address, dependencies, 'reset.url');
  checkUrl(fillPlaceholders(reset.url, () => ''));
  const caller = { reset, form, checkUrl, send, hider, clock: dependencies.clock };
  return memoryKeeper(reset, ({ session, signal }) => callReset(session, signal, caller));
}

function formOf(wire: WireTarget, tools: readonly OfferedTool[], dependencies: TargetDependencies): CallForm {
  const { http, endpoint, api_key: apiKey } = wire;
  const { env = {} } = dependencies;
  const checkUrl = (address: string) => checkAddress(address, dependencies, 'endpoint');
  if (http) return httpTemplateForm({ http, endpoint, apiKey, env, checkUrl });
  return dialectForm(chooseDialect(checkUrl(endpoint), wire.provider), wire, tools);
}

function withHeaders(form: CallForm, headers: TargetDependencies['headers']): CallForm {
  if (!headers) return form;
  return {
    ...form,
    apart: [...form.apart, JSON.stringify(headers)],
    headers: { ...form.headers, ...headers },
    write(messages, session) {
      const question = form.write(messages, session);
      return { ...question, headers: { ...question.headers, ...headers } };
    },
  };
}

/** Returns what the user said first. */
const openingOf = (messages: readonly ChatMessage[]): ChatMessage['content'] =>
  messages.find(({ role }) => role === 'user')?.content ?? '';

/** Returns an id in the form of a UUID made from a name, which is what most APIs take. It reveals nothing of the name. */
function sessionOf(conversation: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(conversation)).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Returns a parsed address. Throws TargetFailed, with its place in the target, if it may not be called. */
function checkAddress(address: string, { egress, relay }: TargetDependencies, field: TargetFailed['field']): URL {
  try {
    return relay && isRelayAddress(address) ? bridgeOf(address) : egress.checkUrl(address);
  } catch (error) {
    const { kind, message } = connectionFailure(error, 'The target');
    throw new TargetFailed(kind, message, { field });
  }
}

function bridgeOf(endpoint: string): URL {
  try {
    return parseRelayAddress(endpoint);
  } catch (error) {
    throw new EgressRefused(error instanceof Error ? error.message : String(error));
  }
}

/** Returns what attacks may know about a target. */
function profileOf(wire: WireTarget): TargetProfile {
  return {
    systemType: wire.system_type,
    inputModalities: wire.input_modalities,
    systemDescription: wire.system_description,
    tools: wire.tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
  };
}

/**
 * Returns a key that is different for each endpoint and API key. It is logged and stored, so apart from the origin it
 * contains only 64 bits of a hash of both and reveals no secret.
 */
const limitKeyOf = ({ url, apart }: CallForm, apiKey = ''): string =>
  `${originOf(url)} ${createHash('sha256')
    .update(JSON.stringify([url.href, apiKey, ...apart]))
    .digest('hex')
    .slice(0, 16)}`;

function readAnswer(answer: HttpAnswer, opened: Opened): Omit<TargetAnswer, 'latencyMs'> {
  const { form, tools, hider, clock, refusalPhrases } = opened;
  const text = answer.body.toString();
  const body = jsonOrNone(text);
  const isFine = answer.status >= 200 && answer.status < 300;
  const read = isFine ? form.read({ text, json: body, mediaType: mediaTypeOf(answer) }) : undefined;
  if (read) return withoutKey(read, tools, hider);
  const said = readSaidFailure(body);
  if (isFine && !said.isError) throw unreadable(answer, form, body);
  // Some gateways answer 200 with an error in the body. That counts as a server error.
  const status = isFine ? 500 : answer.status;
  const meaning = meaningOf(status, said);
  const blocked = blockedBy({ status, text, said }, refusalPhrases, hider);
  if (meaning === 'filtered' || blocked !== undefined) {
    const stopped = blocked ?? stoppedBy(said, hider);
    return { text: '', toolCalls: [], tokens: undefined, finishReason: 'content_filter', ...(stopped && { stopped }) };
  }
  throw failureOf(meaning, answer, { said, hider, now: clock() });
}

/**
 * Masks the target's API key in an answer, and restores the original tool names. The mask shows that a target revealed
 * its key, but the key itself is not stored.
 */
function withoutKey(
  { text, toolCalls, ...rest }: ReadAnswer,
  tools: readonly OfferedTool[],
  hider: KeyHider,
): ReadAnswer {
  return {
    ...rest,
    text: hider.mask(text),
    toolCalls: toolCalls.map((call) => ({
      name: tools.find(({ offeredName }) => offeredName === call.name)?.tool.name ?? call.name,
      arguments: hider.mask(call.arguments),
    })),
  };
}

function unreadable(answer: HttpAnswer, { name }: CallForm, body: unknown): TargetFailed {
  const form = body === undefined ? 'is no JSON' : `is not of the form ${name}`;
  const message = `The answer of the target ${form} (media type ${mediaTypeOf(answer)})`;
  return new TargetFailed('malformed', message, { status: answer.status });
}

const mediaTypeOf = ({ headers }: HttpAnswer): string =>
  (headers['content-type'] ?? 'none').slice(0, 60).replace(/[^\w.+/;= -]/g, '');

/** Returns a message with the role `user`. */
export const userMessage = (content: ChatMessage['content']): ChatMessage => ({ role: 'user', content });
