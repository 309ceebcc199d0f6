import { dialectOf } from '@redoubt/contract';
import { anthropicMessages } from './dialects/anthropic-messages.ts';
import type { Dialect } from './dialects/dialect.ts';
import { openaiChat } from './dialects/openai-chat.ts';
import { openaiCompletions } from './dialects/openai-completions.ts';

type DialectName = 'openai_chat' | 'openai_completions' | 'anthropic_messages' | 'azure_chat' | 'azure_completions';

/** The forms of API that a target can have. */
const dialects: Readonly<Record<DialectName, Dialect>> = {
  openai_chat: openaiChat,
  openai_completions: openaiCompletions,
  anthropic_messages: anthropicMessages,
  azure_chat: { ...openaiChat, headers: azureKey },
  azure_completions: { ...openaiCompletions, headers: azureKey },
};

/** How and where a target is asked. */
export interface Route {
  readonly name: DialectName;
  readonly dialect: Dialect;
  readonly url: URL;
}

/** Paths that are whole: nothing is added to them. */
const wholePaths = ['/completions', '/messages'] as const;
/** The older form of those that have one. */
const completions: Partial<Record<DialectName, DialectName>> = {
  openai_chat: 'openai_completions',
  azure_chat: 'azure_completions',
};

/**
 * Where and in which form a target is asked, by the rule that the proxy has too (`dialectOf`):
 *
 * 1. A path that ends in `/chat/completions`, `/completions` or `/messages` is taken as it is.
 * 2. Any other is a base. The provider decides the form, then the host; without either it is chat completions.
 * 3. A base without a path gets `/v1`; Anthropic's gets `/v1/messages` after whatever does not end in `/v1` already.
 *
 * The query stays. Azure's key travels in a header of its own.
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
