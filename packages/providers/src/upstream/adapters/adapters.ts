import type { ProviderDialect } from '@redoubt/contract';
import type { ProviderCall, UpstreamModel } from '../upstream-model.ts';
import type { Adapter } from './adapter.ts';
import { anthropicAdapter } from './anthropic/anthropic.ts';
import { azureOpenaiAdapter } from './azure-openai.ts';
import { openaiAdapter } from './openai.ts';
import { chatOfTranscript, createTranscriptStream } from './transcriptions/chat-of-transcript.ts';

/** The adapter of each API dialect. */
const adapters: Readonly<Record<ProviderDialect, Adapter>> = {
  openai_chat: openaiAdapter,
  azure_chat: azureOpenaiAdapter,
  anthropic_messages: anthropicAdapter,
};

/** Adapters of calls that transcribe. Anthropic's refuses them. */
const transcribing: typeof adapters = {
  ...adapters,
  openai_chat: { ...openaiAdapter, answer: chatOfTranscript, stream: createTranscriptStream },
  azure_chat: { ...azureOpenaiAdapter, answer: chatOfTranscript, stream: createTranscriptStream },
};

/** Returns the adapter for a call of a model. */
export const adapterFor = (
  { dialect }: Pick<UpstreamModel, 'dialect'>,
  { path }: Pick<ProviderCall, 'path'>,
): Adapter => (path === 'audio/transcriptions' ? transcribing : adapters)[dialect];
