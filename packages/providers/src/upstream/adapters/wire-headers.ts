import type { ProviderCall, UpstreamModel } from '../upstream-model.ts';

/** Headers that belong to the connection, which no client and no model decides. */
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

/** Lists: what the model adds stands beside what the client asks for. */
const lists = new Set(['anthropic-beta', 'openai-beta']);

/** Who may learn the client's organization and project of OpenAI's. */
const ofOpenAi = new Set(['openai', 'azure_openai', 'azure', 'openai_compatible', 'custom']);

/** The headers of a call: the client's, under the dialect's, under the model's own. Names in lower case. */
export function wireHeaders(
  { path, headers: client }: ProviderCall,
  { auth, headers: custom, provider }: UpstreamModel,
  { apiKey, dialect }: { apiKey: string | undefined; dialect: Readonly<Record<string, string>> },
): Record<string, string> {
  const headers: Record<string, string> = ofOpenAi.has(provider) ? { ...client } : withoutAccount(client);
  if (path !== 'models') headers['content-type'] = 'application/json';
  // The answer's bytes are passed on and read on their way.
  headers['accept-encoding'] = 'identity';
  // Fronts of providers refuse, or challenge, who does not say what it is.
  headers['user-agent'] = 'Redoubt';
  Object.assign(headers, dialect);
  if (auth && apiKey !== undefined) headers[auth.header.toLowerCase()] = auth.prefix + apiKey;
  if (custom) addOwn(headers, custom, client);
  return headers;
}

/** The model's own headers, over others of the same name. */
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

/** Both lists as one, each name once. */
function joined(first: string | undefined, second: string): string {
  if (first === undefined) return second;
  const names = `${first},${second}`.split(',').map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '').join(',');
}
