import type { ProviderCall, UpstreamModel } from '../upstream-model.ts';

/** Headers of the connection, which neither clients nor models may set. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers with lists. The model's values are added to the client's. */
const lists = new Set(['anthropic-beta', 'openai-beta']);

/** Providers that may receive the client's OpenAI organization and project. */
const ofOpenAi = new Set(['openai', 'azure_openai', 'azure', 'openai_compatible', 'custom']);

/**
 * Returns the headers of a call, with names in lower case. The dialect's headers override the client's, and the model's
 * own headers override both.
 */
export function wireHeaders(
  { path, headers: client }: ProviderCall,
  { auth, headers: custom, provider }: UpstreamModel,
  { apiKey, dialect }: { apiKey: string | undefined; dialect: Readonly<Record<string, string>> },
): Record<string, string> {
  const headers: Record<string, string> = ofOpenAi.has(provider) ? { ...client } : withoutAccount(client);
  if (path !== 'models') headers['content-type'] = 'application/json';
  // Answers must not be compressed, because they are read while they are passed on.
  headers['accept-encoding'] = 'identity';
  // Gateways of some providers refuse or challenge requests without a user agent.
  headers['user-agent'] = 'Redoubt';
  Object.assign(headers, dialect);
  if (auth && apiKey !== undefined) headers[auth.header.toLowerCase()] = auth.prefix + apiKey;
  if (custom) addOwn(headers, custom, client);
  return headers;
}

/** Adds the model's own headers. They override others of the same name. */
function addOwn(
  headers: Record<string, string>,
  custom: Readonly<Record<string, string>>,
  client: ProviderCall['headers'],
): void {
  for (const [name, value] of Object.entries(custom)) {
    const lower = name.toLowerCase();
    if (!ownHeaders.has(lower)) headers[lower] = lists.has(lower) ? joined(client?.[lower], value) : value;
  }
}

function withoutAccount(client: ProviderCall['headers']): Record<string, string> {
  const { 'openai-organization': _, 'openai-project': __, ...others } = client ?? {};
  return others;
}

/** Merges two lists without duplicates. */
function joined(first: string | undefined, second: string): string {
  if (first === undefined) return second;
  const names = `${first},${second}`.split(',').map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '').join(',');
}
