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

/** A path that ends so is the whole path and says the form, whoever the provider is. */
const wholePaths: readonly { readonly end: string; readonly name: DialectName }[] = [
  { end: '/chat/completions', name: 'openai_chat' },
  { end: '/completions', name: 'openai_completions' },
  { end: '/messages', name: 'anthropic_messages' },
];

/** Who speaks something else than OpenAI's form. */
const providers: Readonly<Record<string, DialectName>> = {
  anthropic: 'anthropic_messages',
  anthropic_compatible: 'anthropic_messages',
  'anthropic-compatible': 'anthropic_messages',
  claude: 'anthropic_messages',
};
const hosts: Readonly<Record<string, DialectName>> = { 'api.anthropic.com': 'anthropic_messages' };

/**
 * Where and in which form a target is asked:
 *
 * 1. A path that ends in `/chat/completions`, `/completions` or `/messages` is taken as it is.
 * 2. Any other is a base. The provider decides the form, then the host; without either it is chat completions.
 * 3. A base without a path gets `/v1`; Anthropic's gets `/v1/messages` after whatever does not end in `/v1` already.
 *
 * The query stays. Azure's key travels in a header of its own.
 */
export function chooseDialect(endpoint: URL, provider: string | undefined): Route {
  const path = endpoint.pathname.replace(/\/+$/, '');
  const whole = wholePaths.find(({ end }) => path.endsWith(end));
  const name = whole?.name ?? providers[provider ?? ''] ?? hosts[endpoint.hostname] ?? 'openai_chat';
  const url = new URL(endpoint);
  url.pathname = whole ? path : path + (name === 'anthropic_messages' ? messagesAfter(path) : chatAfter(path));
  url.hash = '';
  const spoken = isAzure(endpoint, provider) ? azureForm(name) : name;
  return { name: spoken, dialect: dialects[spoken], url };
}

const messagesAfter = (path: string): string => (path.endsWith('/v1') ? '/messages' : '/v1/messages');
const chatAfter = (path: string): string => (path === '' ? '/v1/chat/completions' : '/chat/completions');

const isAzure = ({ hostname }: URL, provider: string | undefined): boolean =>
  provider === 'azure_openai' || provider === 'azure' || hostname.endsWith('.openai.azure.com');

const azureForms: Partial<Record<DialectName, DialectName>> = {
  openai_chat: 'azure_chat',
  openai_completions: 'azure_completions',
};
const azureForm = (name: DialectName): DialectName => azureForms[name] ?? name;

function azureKey(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { 'api-key': apiKey };
}
