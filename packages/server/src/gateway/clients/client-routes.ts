import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ProxyPath } from '../call/exchange.ts';
import type { ClientAddress, OpenClientCall } from './client-call.ts';
import { openGeminiCount, openMessagesCount } from './count-tokens.ts';
import { openGeminiCall } from './gemini/gemini-call.ts';
import { openGeminiListing, openMessagesListing } from './listed-in-form.ts';
import { openMessagesCall } from './messages/messages-call.ts';
import { openResponsesCall } from './responses/responses-call.ts';
import { openTranscription } from './transcriptions/transcription-call.ts';

/** Where a request to the proxy goes. */
export interface ClientRoute {
  readonly method: 'GET' | 'POST';
  /** What is asked of the model, in the gateway's own form. */
  readonly path: ProxyPath;
  /** The API of the client, where it is another than OpenAI's chat completions. */
  readonly open?: OpenClientCall | undefined;
  readonly address?: ClientAddress | undefined;
}

const PREFIX = '/ai-proxy/';
/** Clients put a version before a path, and those of Azure the name of their API. */
const version = /^(?:openai\/)?(?:v1(?:beta\d*|alpha\d*)?\/)?/;

const routes: Readonly<Record<string, ClientRoute>> = {
  'chat/completions': { method: 'POST', path: 'chat/completions' },
  completions: { method: 'POST', path: 'completions' },
  models: { method: 'GET', path: 'models' },
  embeddings: { method: 'POST', path: 'embeddings' },
  rerank: { method: 'POST', path: 'rerank' },
  'images/generations': { method: 'POST', path: 'images/generations' },
  'audio/speech': { method: 'POST', path: 'audio/speech' },
  'audio/transcriptions': { method: 'POST', path: 'audio/transcriptions', open: openTranscription },
  'messages/count_tokens': { method: 'POST', path: 'messages/count_tokens', open: openMessagesCount },
  messages: { method: 'POST', path: 'chat/completions', open: openMessagesCall },
  responses: { method: 'POST', path: 'chat/completions', open: openResponsesCall },
};

/** Azure's clients name the deployment in the path. */
const azure = /^openai\/deployments\/([^/]+)\/(.+)$/;
/** Google's clients name the model in the path and then what they ask of it; those of Vertex AI also where it runs. */
const gemini =
  /^(?:projects\/[^/]+\/locations\/[^/]+\/)?(?:publishers\/[^/]+\/)?models\/(.+)(?::|%3[Aa])(generateContent|streamGenerateContent|countTokens)$/;
const oneModel = /^models\/(.+)$/;

/** The version that only clients of Google ask for. */
const googleVersion = /^v1(?:beta|alpha)/;

/** Returns the route of a request, or undefined if it is none of the proxy's. */
export function clientRoute(
  request: Pick<IncomingMessage, 'method' | 'url'> & { readonly headers?: IncomingHttpHeaders },
): ClientRoute | undefined {
  const { method, url = '', headers } = request;
  const path = pathOf(url);
  if (!path.startsWith(PREFIX)) return undefined;
  const own = path.slice(PREFIX.length);
  // The usual path costs one look-up.
  const route = (Object.hasOwn(routes, own) ? routes[own] : undefined) ?? otherRoute(own, url);
  if (!route || route.method !== method) return undefined;
  return route.path === 'models' ? { ...route, open: listingFor(own, headers) } : route;
}

/** Clients of all APIs list models at the same path. They differ by its version, or by a header. */
function listingFor(own: string, headers: IncomingHttpHeaders | undefined): OpenClientCall | undefined {
  if (googleVersion.test(own) || headers?.['x-goog-api-key'] !== undefined) return openGeminiListing;
  return headers?.['anthropic-version'] === undefined ? undefined : openMessagesListing;
}

function otherRoute(own: string, url: string): ClientRoute | undefined {
  const [, deployment, asked] = azure.exec(own) ?? [];
  if (deployment !== undefined && asked !== undefined) {
    const route = Object.hasOwn(routes, asked) ? routes[asked] : undefined;
    return route && { ...route, address: { deployment: decoded(deployment) } };
  }
  const plain = own.replace(version, '');
  if (Object.hasOwn(routes, plain)) return routes[plain];
  return geminiRoute(plain, url) ?? modelRoute(plain);
}

/** Google's clients may send the key in the query, and choose there how a stream is written. */
function geminiRoute(plain: string, url: string): ClientRoute | undefined {
  const [, named, method] = gemini.exec(plain) ?? [];
  if (named === undefined) return undefined;
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  const address = {
    model: decoded(named),
    isStream: method === 'streamGenerateContent',
    isSse: query.get('alt') === 'sse',
    key: query.get('key') ?? undefined,
  };
  if (method === 'countTokens') {
    return { method: 'POST', path: 'messages/count_tokens', open: openGeminiCount, address };
  }
  return { method: 'POST', path: 'chat/completions', open: openGeminiCall, address };
}

function modelRoute(plain: string): ClientRoute | undefined {
  const [, model] = oneModel.exec(plain) ?? [];
  return model === undefined ? undefined : { method: 'GET', path: 'models', address: { model: decoded(model) } };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};
