import { dialectOf } from '@redoubt/contract';
import { anthropicMessages } from './dialects/anthropic-messages.ts';
import type { Dialect } from './dialects/dialect.ts';
import { openaiChat } from './dialects/openai-chat.ts';
import { openaiCompletions } from './dialects/openai-completions.ts';

type DialectName = 'openai_chat' | 'openai_completions' | 'anthropic_messages' | 'azure_chat' | 'azure_completions';

/** The API dialects that a target can have. */
const dialects: Readonly<Record<DialectName, Dialect>> = {
  openai_chat: openaiChat,
  openai_completions: openaiCompletions,
  anthropic_messages: anthropicMessages,
  azure_chat: { ...openaiChat, headers: azureKey },
  azure_completions: { ...openaiCompletions, headers: azureKey },
};

/** The dialect and address by which a target is called. */
export interface Route {
  readonly name: DialectName;
  readonly dialect: Dialect;
  readonly url: URL;
}

/** Ends of complete paths. Nothing is appended to such a path. */
const wholePaths = ['/completions', '/messages'] as const;
/** The legacy completions dialect of each chat dialect that has one. */
const completions: Partial<Record<DialectName, DialectName>> = {
  openai_chat: 'openai_completions',
  azure_chat: 'azure_completions',
};

/**
 * Returns the dialect and address of a target. The proxy uses the same rule (`dialectOf`):
 *
 * 1. A path that ends in `/chat/completions`, `/completions` or `/messages` is used as it is.
 * 2. Any other path is a base path. The provider decides the dialect, otherwise the host. If neither is known, it is
 *    chat completions.
 * 3. A base path gets `/chat/completions` appended, or `/v1/chat/completions` if it is empty. For Anthropic it gets
 *    `/v1/messages`, or `/messages` if it ends in `/v1`.
 *
 * The query is kept. Azure's key is sent in the `api-key` header.
 */
export function chooseDialect(endpoint: URL, provider: string | undefined): Route {
  const path = endpoint.pathname.replace(/\/+$/, '');
  const spoken = dialectOf(endpoint, provider);
  const url = new URL(endpoint);
  url.pathname = wholePaths.some((end) => path.endsWith(end)) ? path : path + endOf(path, spoken);
  url.hash = '';
  const name = isOlder(path) ? (completions[spoken] ?? spoken) : spoken;
  return { name, dialect: dialects[name], url };
}

const isOlder = (path: string): boolean => path.endsWith('/completions') && !path.endsWith('/chat/completions');

function endOf(path: string, spoken: DialectName): string {
  if (spoken === 'anthropic_messages') return path.endsWith('/v1') ? '/messages' : '/v1/messages';
  return path === '' ? '/v1/chat/completions' : '/chat/completions';
}

function azureKey(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { 'api-key': apiKey };
}
