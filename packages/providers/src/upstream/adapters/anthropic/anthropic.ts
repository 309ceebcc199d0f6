import { isObject, type JsonObject, parseExact } from '../../../json/exact-json.ts';
import { RequestRefused } from '../../upstream-failure.ts';
import type { ProviderCall, UpstreamModel } from '../../upstream-model.ts';
import type { Adapter } from '../adapter.ts';
import { addressOf, type Base, baseOf } from '../wire-address.ts';
import { wireHeaders } from '../wire-headers.ts';
import { writeAnswer, writeError, writeModels } from './anthropic-answer.ts';
import { anthropicRequest, asksForJson } from './anthropic-request.ts';
import { createAnthropicStream } from './anthropic-stream.ts';

const paths = { 'chat/completions': 'messages', models: 'models' } as const;

/**
 * Adapter for Anthropic's Messages API, version 2023-06-01 or later. Chats are converted to it, and answers are
 * converted back.
 */
export const anthropicAdapter: Adapter = {
  request(call, model, apiKey) {
    if (call.path !== 'chat/completions' && call.path !== 'models') {
      throw new RequestRefused(
        `${model.name} is asked over Anthropic's API, which has no ${call.path}; use chat/completions`,
        { code: 'unsupported_endpoint', param: null },
      );
    }
    const custom = call.path === 'chat/completions' ? model.paths?.chat : undefined;
    const base = baseOf(model.baseUrl);
    const address = custom === undefined ? addressOf(versionOf(base), paths[call.path]) : addressOf(base, custom);
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
      body: JSON.stringify(messagesBody(call, model)),
      timeouts: call.timeouts,
    };
  },
  answer({ status, body }, call) {
    const answer = parseExact(body.toString());
    if (status >= 400) return Buffer.from(JSON.stringify(writeError(answer)));
    const written = call.path === 'models' ? writeModels(answer) : writeAnswer(answer, formOf(call));
    if (written === undefined) throw new SyntaxError('The answer is no message');
    return Buffer.from(JSON.stringify(written));
  },
  stream: (call) => createAnthropicStream({ ...formOf(call), includesUsage: asksForUsage(call) }),
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
