import { type ProviderDialect, providerOf } from './providers.ts';

/** A path with one of these ends is a complete path. Its end decides the dialect, whatever the provider is. */
const wholePaths: readonly { readonly end: string; readonly dialect: ProviderDialect }[] = [
  { end: '/completions', dialect: 'openai_chat' },
  { end: '/messages', dialect: 'anthropic_messages' },
];
const hosts: Readonly<Record<string, ProviderDialect>> = { 'api.anthropic.com': 'anthropic_messages' };

/**
 * The API dialect of an address, for targets and for the proxy. The first rule that applies decides: the end of a
 * complete path (`…/chat/completions`, `…/completions`, `…/messages`), then a provider known to use another dialect
 * than OpenAI's, then the host. Otherwise the dialect is OpenAI's. It becomes Azure's if the provider or the host is
 * Azure.
 */
export function dialectOf({ pathname, hostname }: URL, provider: string | undefined): ProviderDialect {
  const path = pathname.replace(/\/+$/, '');
  const named = providerOf(provider)?.dialect;
  const other = named === 'openai_chat' ? undefined : named;
  const whole = wholePaths.find(({ end }) => path.endsWith(end))?.dialect;
  const form = whole ?? other ?? hosts[hostname] ?? 'openai_chat';
  const isAzure = other === 'azure_chat' || hostname.endsWith('.openai.azure.com');
  return form === 'openai_chat' && isAzure ? 'azure_chat' : form;
}
