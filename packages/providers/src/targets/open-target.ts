import { createHash } from 'node:crypto';
import type { Target as WireTarget } from '@redoubt/contract';
import { type KeyHider, keyHider } from '@redoubt/secrets';
import type { EgressGuard } from '../http/egress-guard.ts';
import { createHttpClient, type HttpAnswer } from '../http/http-client.ts';
import { isTooDeep } from '../json/json-shape.ts';
import { chooseDialect, type Route } from './choose-dialect.ts';
import { type OfferedTool, offerTools, type ReadAnswer } from './dialects/dialect.ts';
import { connectionFailure, failureOf, meaningOf, readSaidFailure } from './read-failure.ts';
import { type ChatMessage, type Target, type TargetAnswer, TargetFailed, type TargetProfile } from './target.ts';

/** Header by which `redoubt practice-target` marks its answers as simulated. */
const SIMULATION_HEADER = 'x-redoubt-simulation';
const CONNECT_MS = 10_000;
/** Maximum size of an answer. No readable answer is larger. */
const MAX_ANSWER_BYTES = 4_194_304;

/** What the service provides to open a target. */
export interface TargetDependencies {
  readonly egress: EgressGuard;
  readonly clock: () => Date;
  /** Time limit for the start of an answer, and again for its remainder. */
  readonly timeoutMs: number;
}

/** The parts of a target that stay the same from call to call. */
interface Opened {
  readonly route: Route;
  readonly tools: readonly OfferedTool[];
  readonly hider: KeyHider;
  readonly clock: () => Date;
}

/** Opens a target. Throws TargetFailed (`refused_by_egress`) if its address may not be called. */
export function openTarget(wire: WireTarget, { egress, clock, timeoutMs }: TargetDependencies): Target {
  const route = chooseDialect(addressOf(wire.endpoint, egress), wire.provider);
  const opened: Opened = { route, tools: offerTools(wire.tools), hider: keyHider(wire.api_key), clock };
  const http = createHttpClient(egress);
  const limits = { connectMs: Math.min(CONNECT_MS, timeoutMs), headersMs: timeoutMs, bodyMs: timeoutMs };
  const sending = { limits, maxAnswerBytes: MAX_ANSWER_BYTES, longer: 'refused' } as const;
  const frame = { model: wire.model_name, tools: opened.tools };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'redoubt-redteam',
    ...route.dialect.headers(wire.api_key),
  };
  return {
    profile: profileOf(wire),
    limitKey: limitKeyOf(route.url, wire.api_key),
    ratePerMinute: wire.rate_per_min,
    async ask(messages, signal) {
      const body = JSON.stringify(route.dialect.body(messages, frame));
      const startedAt = performance.now();
      const request = { method: 'POST', url: route.url, headers, body } as const;
      const answer = await http.send(request, { ...sending, signal }).catch((error: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw connectionFailure(error, route.url.host);
      });
      const said = answer.headers[SIMULATION_HEADER] === undefined ? {} : { isSimulation: true as const };
      return { ...readAnswer(answer, opened), ...said, latencyMs: performance.now() - startedAt };
    },
    async close() {
      http.close();
    },
  };
}

function addressOf(endpoint: string, egress: EgressGuard): URL {
  try {
    return egress.checkUrl(endpoint);
  } catch (error) {
    throw connectionFailure(error, 'The target');
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
const limitKeyOf = ({ origin, href }: URL, apiKey = ''): string =>
  `${origin} ${createHash('sha256')
    .update(JSON.stringify([href, apiKey]))
    .digest('hex')
    .slice(0, 16)}`;

function readAnswer(answer: HttpAnswer, { route, tools, hider, clock }: Opened): Omit<TargetAnswer, 'latencyMs'> {
  const body = jsonOf(answer.body);
  const isFine = answer.status >= 200 && answer.status < 300;
  const read = isFine ? route.dialect.read(body) : undefined;
  if (read) return withoutKey(read, tools, hider);
  const said = readSaidFailure(body);
  if (isFine && !said.isError) throw unreadable(answer, route, body);
  // Some gateways answer 200 with an error in the body. That counts as a server error.
  const status = isFine ? 500 : answer.status;
  const meaning = meaningOf(status, said);
  if (meaning === 'filtered') return { text: '', toolCalls: [], tokens: undefined, finishReason: 'content_filter' };
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

function unreadable({ status, headers }: HttpAnswer, { name }: Route, body: unknown): TargetFailed {
  const form = body === undefined ? 'is no JSON' : `is not of the form ${name}`;
  const type = headers['content-type'] ?? 'none';
  return new TargetFailed('malformed', `The answer of the target ${form} (media type ${shortType(type)})`, { status });
}

const shortType = (type: string): string => type.slice(0, 60).replace(/[^\w.+/;= -]/g, '');

function jsonOf(body: Buffer): unknown {
  try {
    const text = body.toString();
    return isTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a message with the role `user`. */
export const userMessage = (content: ChatMessage['content']): ChatMessage => ({ role: 'user', content });
