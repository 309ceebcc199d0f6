import { describe, expect, test } from 'vitest';
import { chooseDialect } from './choose-dialect.ts';

describe('where and how a target is asked', () => {
  test.each([
    // A path that says it, whoever the provider is.
    ['https://a.x/v1/chat/completions', undefined, 'openai_chat', 'https://a.x/v1/chat/completions'],
    ['https://a.x/v1/chat/completions/', 'anthropic', 'openai_chat', 'https://a.x/v1/chat/completions'],
    ['https://a.x/api/completions', 'openai', 'openai_completions', 'https://a.x/api/completions'],
    ['https://a.x/v1/messages', undefined, 'anthropic_messages', 'https://a.x/v1/messages'],
    ['https://a.x/v1/messages', 'openai', 'anthropic_messages', 'https://a.x/v1/messages'],
    // A base: the provider, then the host.
    ['https://a.x/v1', undefined, 'openai_chat', 'https://a.x/v1/chat/completions'],
    ['https://a.x/v1/', 'openai', 'openai_chat', 'https://a.x/v1/chat/completions'],
    ['https://a.x/openai/v1', 'groq', 'openai_chat', 'https://a.x/openai/v1/chat/completions'],
    ['https://a.x/v1beta/openai/', 'gemini', 'openai_chat', 'https://a.x/v1beta/openai/chat/completions'],
    ['https://a.x/my/model', 'custom', 'openai_chat', 'https://a.x/my/model/chat/completions'],
    ['https://a.x', undefined, 'openai_chat', 'https://a.x/v1/chat/completions'],
    ['http://127.0.0.1:8080/', 'openai_compatible', 'openai_chat', 'http://127.0.0.1:8080/v1/chat/completions'],
    ['https://a.x', 'anthropic', 'anthropic_messages', 'https://a.x/v1/messages'],
    ['https://a.x/v1', 'anthropic', 'anthropic_messages', 'https://a.x/v1/messages'],
    ['https://a.x/claude', 'anthropic_compatible', 'anthropic_messages', 'https://a.x/claude/v1/messages'],
    ['https://api.anthropic.com', undefined, 'anthropic_messages', 'https://api.anthropic.com/v1/messages'],
    ['https://api.anthropic.com', 'openai', 'anthropic_messages', 'https://api.anthropic.com/v1/messages'],
    // The query stays, the fragment does not.
    ['https://a.x/v1?version=2#x', undefined, 'openai_chat', 'https://a.x/v1/chat/completions?version=2'],
    [
      'https://r.openai.azure.com/openai/deployments/d/chat/completions?api-version=1',
      undefined,
      'azure_chat',
      'https://r.openai.azure.com/openai/deployments/d/chat/completions?api-version=1',
    ],
    ['https://a.x/openai/v1', 'azure_openai', 'azure_chat', 'https://a.x/openai/v1/chat/completions'],
  ])('%s of %s is %s at %s', (endpoint, provider, name, url) => {
    const route = chooseDialect(new URL(endpoint), provider);
    expect([route.name, route.url.href]).toEqual([name, url]);
  });
});

test.each([
  ['https://a.x/v1', 'openai', { authorization: 'Bearer the-key' }],
  ['https://a.x/v1', 'azure_openai', { 'api-key': 'the-key' }],
  ['https://a.x/v1', 'anthropic', { 'anthropic-version': '2023-06-01', 'x-api-key': 'the-key' }],
])('the key for %s of %s travels as %o', (endpoint, provider, headers) => {
  expect(chooseDialect(new URL(endpoint), provider).dialect.headers('the-key')).toEqual(headers);
});
