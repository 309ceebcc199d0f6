import type { WireRequest } from '../../http/exchange.ts';
import { spliceBody } from '../splice-body.ts';
import { RequestRefused } from '../upstream-failure.ts';
import type { CallPath, ProviderCall, UpstreamModel } from '../upstream-model.ts';
import type { Adapter } from './adapter.ts';
import { transcriptionForm } from './transcriptions/transcription-form.ts';
import { addressOf, baseOf, underVersion, type WireAddress } from './wire-address.ts';
import { wireHeaders } from './wire-headers.ts';

/** Adapter for providers with OpenAI's API. The bytes of the client's request and of the answer are passed on. */
export const openaiAdapter: Adapter = {
  request: (call, model, apiKey) =>
    compatibleRequest(call, model, {
      address: knownAddress(call.path, model),
      headers: wireHeaders(call, model, {
        apiKey,
        dialect: apiKey === undefined || model.auth ? {} : { authorization: `Bearer ${apiKey}` },
      }),
    }),
};

/** Cache of the addresses of a model's paths, because building them takes several steps. */
const addresses = new WeakMap<UpstreamModel, Partial<Record<CallPath, WireAddress>>>();

function knownAddress(path: CallPath, model: UpstreamModel): WireAddress {
  const known = addresses.get(model) ?? {};
  const address = known[path] ?? addressFor(path, model);
  if (!known[path]) addresses.set(model, { ...known, [path]: address });
  return address;
}

function addressFor(path: CallPath, model: UpstreamModel): WireAddress {
  const base = baseOf(model.baseUrl);
  const own = pathOf(path, model);
  return addressOf(model.paths ? base : underVersion(base), own);
}

/** Returns the client's request with the model's name and defaults in the body. */
export function compatibleRequest(
  call: ProviderCall,
  model: UpstreamModel,
  { address, headers }: { address: WireAddress; headers: Record<string, string> },
): WireRequest {
  if (call.path === 'messages/count_tokens') throw notCounted(model);
  if (call.path === 'models') return { ...address, method: 'GET', headers, timeouts: call.timeouts };
  if (call.path === 'audio/transcriptions') {
    const form = transcriptionForm(call, model);
    const written = { ...headers, 'content-type': form.mediaType };
    return { ...address, method: 'POST', headers: written, body: form.body, timeouts: call.timeouts };
  }
  return {
    ...address,
    method: 'POST',
    headers,
    body: spliceBody(call.body, changesOf(call, model)),
    timeouts: call.timeouts,
  };
}

const notCounted = ({ name }: UpstreamModel): RequestRefused =>
  new RequestRefused(
    `${name} is asked over OpenAI's API, which does not count tokens; read \`usage\` of an answer, or count with the model's own tokenizer`,
    { code: 'tokens_not_counted', param: null },
  );

export const pathOf = (path: CallPath, { paths }: UpstreamModel): string =>
  (path === 'chat/completions' ? paths?.chat : path === 'completions' ? paths?.completions : undefined) ?? path;

/** Cache of a model's name and defaults as JSON, because they are the same for all its calls. */
const texts = new WeakMap<UpstreamModel, { set: Record<string, string>; defaults: Record<string, string> }>();

function changesOf({ ownMembers }: ProviderCall, model: UpstreamModel) {
  let known = texts.get(model);
  if (!known) {
    const written = Object.entries(model.defaults ?? {}).map(([name, value]) => [name, JSON.stringify(value)]);
    known = {
      set: model.model === undefined ? {} : { model: JSON.stringify(model.model) },
      defaults: Object.fromEntries(written.filter(([, value]) => value !== undefined)),
    };
    texts.set(model, known);
  }
  return { ...known, drop: ownMembers };
}
