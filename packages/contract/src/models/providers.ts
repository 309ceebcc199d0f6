/** The dialect of a provider's API. */
export type ProviderDialect = 'openai_chat' | 'azure_chat' | 'anthropic_messages';

/** A known provider. `default_url` is the base of its API. It is absent if every customer has a separate one. */
export interface Provider {
  readonly dialect: ProviderDialect;
  readonly default_url?: string;
}

/** The known providers (contract §3), with the base of their API in the given dialect. */
export const providers = {
  openai: { dialect: 'openai_chat', default_url: 'https://api.openai.com/v1' },
  azure_openai: { dialect: 'azure_chat' },
  anthropic: { dialect: 'anthropic_messages', default_url: 'https://api.anthropic.com/v1' },
  cohere: { dialect: 'openai_chat', default_url: 'https://api.cohere.ai/compatibility/v1' },
  mistral: { dialect: 'openai_chat', default_url: 'https://api.mistral.ai/v1' },
  bedrock: { dialect: 'openai_chat', default_url: 'https://bedrock-runtime.us-east-1.amazonaws.com/openai/v1' },
  gemini: { dialect: 'openai_chat', default_url: 'https://generativelanguage.googleapis.com/v1beta/openai' },
  huggingface: { dialect: 'openai_chat', default_url: 'https://router.huggingface.co/v1' },
  together: { dialect: 'openai_chat', default_url: 'https://api.together.xyz/v1' },
  groq: { dialect: 'openai_chat', default_url: 'https://api.groq.com/openai/v1' },
  fireworks: { dialect: 'openai_chat', default_url: 'https://api.fireworks.ai/inference/v1' },
  deepseek: { dialect: 'openai_chat', default_url: 'https://api.deepseek.com/v1' },
  openai_compatible: { dialect: 'openai_chat' },
  anthropic_compatible: { dialect: 'anthropic_messages' },
  custom: { dialect: 'openai_chat' },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;

/** Normalises a provider's name: `Azure-OpenAI` becomes `azure_openai`. Returns undefined for an empty name. */
export function providerIdOf(name: string | undefined): string | undefined {
  return name?.trim().toLowerCase().replaceAll(/[- ]/g, '_') || undefined;
}

/** Other names of providers. */
const aliases: ReadonlyMap<string, ProviderName> = new Map([
  ['azure', 'azure_openai'],
  ['claude', 'anthropic'],
]);

/**
 * Finds a provider by its name in any spelling (`OpenAI`, `azure-openai`, `claude`). Returns undefined if it is not
 * known.
 */
export function providerOf(name: string | undefined): Provider | undefined {
  const written = providerIdOf(name) ?? '';
  const id = aliases.get(written) ?? written;
  return Object.hasOwn(providers, id) ? providers[id as ProviderName] : undefined;
}
