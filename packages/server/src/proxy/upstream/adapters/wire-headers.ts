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

/** The headers of a call: the client's, under the dialect's, under the model's own. Names in lower case. */
export function wireHeaders(
  { path, headers: client }: ProviderCall,
  { auth, headers: custom }: UpstreamModel,
  { apiKey, dialect }: { apiKey: string | undefined; dialect: Readonly<Record<string, string>> },
): Record<string, string> {
  const headers: Record<string, string> = { ...client };
  if (path !== 'models') headers['content-type'] = 'application/json';
  // The answer's bytes are passed on and read on their way.
  headers['accept-encoding'] = 'identity';
  // Fronts of providers refuse, or challenge, who does not say what it is.
  headers['user-agent'] = 'Redoubt';
  Object.assign(headers, dialect);
  if (auth && apiKey !== undefined) headers[auth.header.toLowerCase()] = auth.prefix + apiKey;
  if (!custom) return headers;
  for (const [name, value] of Object.entries(custom)) {
    const lower = name.toLowerCase();
    if (!ownHeaders.has(lower)) headers[lower] = value;
  }
  return headers;
}
