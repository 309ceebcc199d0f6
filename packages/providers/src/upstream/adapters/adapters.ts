import type { ProviderDialect } from '@redoubt/contract';
import type { Adapter } from './adapter.ts';
import { anthropicAdapter } from './anthropic/anthropic.ts';
import { azureOpenaiAdapter } from './azure-openai.ts';
import { openaiAdapter } from './openai.ts';

/** The adapter of each API dialect. */
export const adapters: Readonly<Record<ProviderDialect, Adapter>> = {
  openai_chat: openaiAdapter,
  azure_chat: azureOpenaiAdapter,
  anthropic_messages: anthropicAdapter,
};
