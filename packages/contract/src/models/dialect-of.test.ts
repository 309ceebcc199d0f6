import { expect, test } from 'vitest';
import { dialectOf } from './dialect-of.ts';

test.each([
  // The end of the path, whoever the provider is.
  ['https://a.x/v1/messages', 'openai', 'anthropic_messages'],
  ['https://a.x/v1/messages/', undefined, 'anthropic_messages'],
  ['https://a.x/v1/chat/completions', 'anthropic', 'openai_chat'],
  ['https://a.x/v1/completions', 'claude', 'openai_chat'],
  // The provider, however it is written.
  ['https://a.x/v1', 'Anthropic', 'anthropic_messages'],
  ['https://a.x/v1', 'anthropic-compatible', 'anthropic_messages'],
  ['https://a.x/v1', 'Claude', 'anthropic_messages'],
  ['https://a.x/openai', 'azure', 'azure_chat'],
  ['https://a.x/openai/chat/completions', 'Azure-OpenAI', 'azure_chat'],
  // The host.
  ['https://api.anthropic.com', 'openai', 'anthropic_messages'],
  ['https://r.openai.azure.com', undefined, 'azure_chat'],
  ['https://r.openai.azure.com/x', 'anthropic', 'anthropic_messages'],
  ['https://openai.azure.com.evil.test', undefined, 'openai_chat'],
  ['https://api.groq.com/openai/v1', 'groq', 'openai_chat'],
  ['https://a.x', 'nobody knows', 'openai_chat'],
])('%s of %s speaks %s', (url, provider, dialect) => expect(dialectOf(new URL(url), provider)).toBe(dialect));
