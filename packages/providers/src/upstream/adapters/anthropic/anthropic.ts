import { isObject, type Json, type JsonObject, parseExact } from '../../../json/exact-json.ts';
import { RequestRefused } from '../../upstream-failure.ts';
import type { CallPath, ProviderCall, UpstreamModel } from '../../upstream-model.ts';
import type { Adapter } from '../adapter.ts';
import { addressOf, type Base, baseOf, type WireAddress } from '../wire-address.ts';
import { wireHeaders } from '../wire-headers.ts';
import { writeAnswer, writeError, writeModels } from './anthropic-answer.ts';
import { anthropicRequest, asksForJson } from './anthropic-request.ts';
import { createAnthropicStream } from './anthropic-stream.ts';

const paths: Partial<Record<CallPath, string>> = {
  'chat/completions': 'messages',
  'messages/count_tokens': 'messages/count_tokens',
  models: 'models',
};

/**
 * Adapter for Anthropic's Messages API, version 2023-06-01 or later. Chats are converted to it, and answers are
 * converted back.
 */
export const anthropicAdapter: Adapter = {
  request(call, model, apiKey) {
    const path = paths[call.path];
    if (path === undefined) {
      throw new RequestRefused(
        `${model.name} is asked over Anthropic's API, which has no ${call.path}; ${insteadOf(call.path)}`,
        { code: 'unsupported_endpoint', param: null },
      );
    }
    const address = placeOfCall(call.path, path, model);
    const headers = wireHeaders(call, model, {
      apiKey,
      dialect: {
        'anthropic-version': versionFor(call),
        ...(apiKey !== undefined && !model.auth && { 'x-api-key': apiKey }),
      },
    });
    if (call.path === 'models') return { ...address, method: 'GET', headers, timeouts: call.timeouts };
    return {
      ...address,
      method: 'POST',
      headers,
      body: JSON.stringify(
        call.path === 'messages/count_tokens' ? countedBody(call, model) : messagesBody(call, model),
      ),
      timeouts: call.timeouts,
    };
  },
  answer({ status, body }, call) {
    const answer = parseExact(body.toString());
    if (status >= 400) return Buffer.from(JSON.stringify(writeError(answer)));
    const written = writers[call.path]?.(answer, call);
    if (written === undefined) throw new SyntaxError('The answer is no message');
    return Buffer.from(JSON.stringify(written));
  },
  stream: (call) => createAnthropicStream({ ...formOf(call), includesUsage: asksForUsage(call) }),
};

const insteadOf = (path: CallPath): string =>
  path === 'audio/transcriptions' ? 'use a deployment of a model that transcribes' : 'use chat/completions';

/** The path of a model stands for its chats. Tokens are counted below it. */
function placeOfCall(call: CallPath, path: string, { baseUrl, paths: own }: UpstreamModel): WireAddress {
  const base = baseOf(baseUrl);
  if (own?.chat === undefined || call === 'models') return addressOf(versionOf(base), path);
  return addressOf(base, call === 'messages/count_tokens' ? `${own.chat}/count_tokens` : own.chat);
}

const writers: Partial<Record<CallPath, (answer: Json, call: ProviderCall) => JsonObject | undefined>> = {
  'chat/completions': (answer, call) => writeAnswer(answer, formOf(call)),
  'messages/count_tokens': (answer) =>
    isObject(answer) && answer.input_tokens !== undefined ? { input_tokens: answer.input_tokens } : undefined,
  models: writeModels,
};

const VERSION = '2023-06-01';

/**
 * Returns the API version that the client asked for, if it is later than VERSION. Earlier versions have another form of
 * answers.
 */
function versionFor({ headers }: ProviderCall): string {
  const asked = headers?.['anthropic-version'] ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked > VERSION ? asked : VERSION;
}

/** Appends `/v1` to the base path if it is missing. Anthropic's own clients use base URLs without it. */
const versionOf = (base: Base): Base =>
  base.isWhole || base.path.endsWith('/v1') ? base : { ...base, path: `${base.path}/v1` };

/** Members that the API counts the tokens of. It refuses others. */
const counted = ['model', 'system', 'messages', 'tools', 'tool_choice', 'thinking', 'output_config'] as const;

function countedBody(call: ProviderCall, model: UpstreamModel): JsonObject {
  const body = messagesBody(call, model);
  return Object.fromEntries(counted.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
}

/** Calls whose last request asked the model for a JSON object. Defaults of a model may ask for it. */
const jsonCalls = new WeakSet<ProviderCall>();

const formOf = (call: ProviderCall) => ({
  created: Math.floor(Date.now() / 1_000),
  isJsonObject: jsonCalls.has(call),
});

function messagesBody(call: ProviderCall, model: UpstreamModel) {
  const sent = Object.entries(bodyOf(call)).filter(([name]) => !call.ownMembers?.has(name));
  const chat = { ...model.defaults, ...Object.fromEntries(sent) };
  if (asksForJson(chat.response_format)) jsonCalls.add(call);
  else jsonCalls.delete(call);
  return anthropicRequest(chat, model.model);
}

function asksForUsage(call: ProviderCall): boolean {
  const options = bodyOf(call).stream_options;
  return isObject(options) && options.include_usage === true;
}

/**
 * Parsed bodies of calls. A call may be tried several times and its body is needed again when the answer arrives, so it
 * is parsed only once.
 */
const bodies = new WeakMap<ProviderCall, JsonObject>();

function bodyOf(call: ProviderCall): JsonObject {
  const known = bodies.get(call);
  if (known) return known;
  const read = readBody(call.body);
  bodies.set(call, read);
  return read;
}

function readBody(body: Buffer): JsonObject {
  const refusal = (cause?: unknown) =>
    new RequestRefused('The body is not a JSON object', { code: 'invalid_json', param: null, cause });
  try {
    const read = parseExact(body.toString());
    if (isObject(read)) return read;
  } catch (cause) {
    throw refusal(cause);
  }
  throw refusal();
}
