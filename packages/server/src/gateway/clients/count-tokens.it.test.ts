import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../../testing/test-service.ts';
import { jsonReply, type ProxiedService, startProxiedService } from '../testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  const config = { model_provider: 'anthropic_compatible', model_endpoint_url: `${service.upstream.origin}/v1` };
  const model = { model_saved_name: 'claude', model_name: 'claude-x', model_config: { ...config, apikeys: ['sk-c'] } };
  await service.send('/models/add-model', { method: 'POST', body: JSON.stringify(model) });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  const redacting = { ...words, additional_config: { pii_redaction: true } };
  await service.deploy('bare', { model_saved_name: 'claude' });
  await service.deploy('guarded', {
    model_saved_name: 'claude',
    input_guardrails_policy: redacting,
    output_guardrails_policy: words,
  });
  await service.deploy('other', { fallbacks: [{ model_saved_name: 'claude' }] });
});
afterAll(() => service.stop());

/** Counts a token for each word of the messages, and refuses what the API does not know. */
const counting: Script = (response, request, context) => {
  const { model, messages, ...others } = JSON.parse(request.body.toString());
  const unknown = Object.keys(others).filter((name) => !['system', 'tools', 'tool_choice', 'thinking'].includes(name));
  const refusal = { type: 'error', error: { type: 'invalid_request_error', message: `${model}: ${unknown.join()}` } };
  const words = JSON.stringify(messages).split(' ').length;
  const reply = unknown.length > 0 ? jsonReply(refusal, 400) : jsonReply({ input_tokens: words });
  return reply(response, request, context);
};
let seen = 0;
beforeEach(() => {
  service.script(counting);
  seen = service.upstream.received.length;
});

const anthropic = () => new Anthropic({ apiKey: testKey, baseURL: `${service.url}/ai-proxy`, maxRetries: 0 });
const google = () => new GoogleGenAI({ apiKey: testKey, httpOptions: { baseUrl: `${service.url}/ai-proxy` } });
const said = 'xyzzy, I am jane@example.com and I ask';
const received = () => service.upstream.received.slice(seen);

describe.each(['bare', 'guarded'])('through the deployment "%s"', (model) => {
  const isRedacted = model === 'guarded';
  const text = isRedacted ? said.replace('jane@example.com', '<EMAIL_ADDRESS_0>') : said;

  test('a client of Anthropic’s counts what the provider would get, and nothing is judged', async () => {
    const tools = [{ name: 'look', description: 'Looks', input_schema: { type: 'object' as const } }];
    const { input_tokens } = await anthropic().messages.countTokens({
      model,
      system: 'Be brief.',
      tools,
      messages: [{ role: 'user', content: said }],
    });
    expect(input_tokens).toBe(7);
    const [asked] = received();
    expect([asked?.url, asked?.headers['x-api-key']]).toEqual(['/v1/messages/count_tokens', 'sk-c']);
    const body = JSON.parse(asked?.body.toString() ?? '');
    expect(body).toMatchObject({ model: 'claude-x', tools });
    expect(JSON.stringify(body.messages)).toContain(text);
    expect(JSON.stringify(body).includes('jane@example.com')).toBe(!isRedacted);
    expect(Object.keys(body)).not.toContain('max_tokens');
  });

  test('a client of Google’s does', async () => {
    const { totalTokens } = await google().models.countTokens({ model, contents: said });
    expect(totalTokens).toBe(7);
    expect(received()[0]?.body.toString()).toContain(text);
  });
});

test('the whole request of a client of Google’s is counted, system instruction included', async () => {
  const request = {
    contents: [{ parts: [{ text: 'Hi' }] }],
    systemInstruction: { parts: [{ text: 'I am jane@example.com' }] },
  };
  const answer = await service.send('/ai-proxy/v1beta/models/guarded:countTokens', {
    method: 'POST',
    body: JSON.stringify({ generateContentRequest: { model: 'models/guarded', ...request } }),
  });
  expect(await answer.json()).toMatchObject({ totalTokens: 1 });
  expect(received()[0]?.body.toString()).toContain('I am <EMAIL_ADDRESS_0>');
});

test('a model whose API does not count is 501, no other model counts for it, and it costs nothing', async () => {
  const failed = anthropic().messages.countTokens({ model: 'other', messages: [{ role: 'user', content: 'Hi' }] });
  await expect(failed).rejects.toMatchObject({
    status: 501,
    error: { error: { type: 'api_error', code: 'tokens_not_counted', message: expect.stringContaining('`usage`') } },
  });
  await expect(google().models.countTokens({ model: 'other', contents: 'Hi' })).rejects.toMatchObject({ status: 501 });
  expect(received()).toEqual([]);
});

test.each([
  { body: { messages: 'Hi' }, status: 422 },
  { body: {}, status: 422 },
  { body: { messages: [{ role: 'user', content: 'Hi' }], container: 'x' }, status: 422 },
])('a body $body is $status, as a call is', async ({ body, status }) => {
  const answer = await service.send('/ai-proxy/messages/count_tokens', {
    method: 'POST',
    headers: { 'x-service-deployment': 'guarded' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(status);
  expect((await answer.json()).type).toBe('error');
});

test('an answer of the provider that counts nothing is 502', async () => {
  service.script(jsonReply({ tokens: 7 }));
  const failed = anthropic().messages.countTokens({ model: 'guarded', messages: [{ role: 'user', content: 'Hi' }] });
  await expect(failed).rejects.toMatchObject({ status: 502 });
});

test('what redaction costs is charged, and nothing else', async () => {
  const cost = async (deployment: string) => {
    const answer = await service.send('/ai-proxy/messages/count_tokens', {
      method: 'POST',
      headers: { 'x-service-deployment': deployment },
      body: JSON.stringify({ messages: [{ role: 'user', content: said }] }),
    });
    expect(answer.status).toBe(200);
    return answer.headers.get('x-service-credits-cost');
  };
  expect([await cost('guarded'), await cost('bare')]).toEqual(['1', null]);
});
