import { type ProviderDialect, providerOf } from './providers.ts';

/** A path that ends so is the whole path and says the form, whoever the provider is. */
const wholePaths: readonly { readonly end: string; readonly dialect: ProviderDialect }[] = [
  { end: '/completions', dialect: 'openai_chat' },
  { end: '/messages', dialect: 'anthropic_messages' },
];
const hosts: Readonly<Record<string, ProviderDialect>> = { 'api.anthropic.com': 'anthropic_messages' };

/**
 * The form of API at an address, by one rule for targets and for the proxy: the end of a whole path
 * (`…/chat/completions`, `…/completions`, `…/messages`) says it, then a provider known to speak something else than
 * OpenAI's, then the host; any other is OpenAI's, which is Azure's where the provider or the host is.
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
