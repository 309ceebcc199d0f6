import Anthropic from '@anthropic-ai/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { chatReply, chunkOf, type ProxiedService, streamReply, textChunks } from './testing/proxied-service.ts';
import { proxyCaller, startGuardedService, user } from './testing/proxy-caller.ts';

const words = 'Please ask our staff.';
let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService();
  const by = { policy_name: 'words', block: ['keyword_detector'] };
  const both = { input_guardrails_policy: by, output_guardrails_policy: by };
  await service.deploy('polite', { ...both, on_block: { as: 'message', message: words } });
  await service.deploy('filtering', { ...both, on_block: { as: 'content_filter' } });
  await service.deploy('wordless', { ...both, on_block: { as: 'message' } });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const { chat, call } = proxyCaller(() => service);
const bad = [user('say xyzzy')];
const on = (deployment: string, more: Record<string, string> = {}) => ({ 'x-service-deployment': deployment, ...more });
const chunksOf = (text: string) =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));

describe.each([
  ['request', bad, chatReply('Hello.')],
  ['answer', [user('Hi')], chatReply('It is xyzzy.')],
] as const)('a blocked %s', (side, messages, script) => {
  const told = side === 'request' ? 'input_guardrails' : 'output_guardrails';
  beforeEach(() => service.script(script));

  test.each([
    ['polite', {}, words, 'stop'],
    ['filtering', {}, '', 'content_filter'],
    ['wordless', {}, `The ${side} was stopped by keyword_detector`, 'stop'],
    ['guarded', { 'x-service-on-block': 'content_filter' }, '', 'content_filter'],
  ])('is told by %s %j as an answer', async (deployment, headers, content, finish) => {
    const { status, body } = await chat([...messages], on(deployment, headers));
    expect(status).toBe(200);
    expect(body.choices).toEqual([
      { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: finish },
    ]);
    expect(body.service_policy_detections[told].blocked_detectors).toEqual(['keyword_detector']);
    expect(JSON.stringify(body)).not.toContain('It is');
  });

  test('is an error where the header asks for one', async () => {
    const { status, body } = await chat([...messages], on('polite', { 'x-service-on-block': 'error' }));
    expect([status, body.error.type]).toEqual([400, 'guardrails_violation']);
  });

  test('is logged as blocked in each form', async () => {
    await chat([...messages], on('polite'));
    const outcome = `${side === 'request' ? 'input' : 'output'}_blocked`;
    const listed = async () =>
      (await service.client.proxy.listCalls()).calls.map((each) => [each.outcome, each.status]);
    await expect.poll(listed, { timeout: 20_000 }).toContainEqual([outcome, 200]);
  });
});

describe('a blocked stream', () => {
  test.each([
    ['polite', words, 'stop'],
    ['filtering', '', 'content_filter'],
  ])('of %s ends as an answer', async (deployment, content, finish) => {
    service.script(streamReply(textChunks('All is well so far, as one sees in this long text. Then xyzzy comes.')));
    for (const messages of [bad, [user('Hi')]]) {
      const { status, text } = await chat(messages, on(deployment), { stream: true });
      const chunks = chunksOf(text);
      expect([status, text.endsWith('data: [DONE]\n\n')]).toEqual([200, true]);
      expect(chunks.at(-1).choices).toMatchObject([
        { index: 0, delta: { content: expect.stringMatching(new RegExp(`^\\s*${content}$`)) }, finish_reason: finish },
      ]);
      expect(chunks.at(-1).service_policy_detections).toBeDefined();
      expect(text).not.toMatch(/Then xyzzy|"error"/);
    }
  });

  test('has an end for each answer that was asked for', async () => {
    const { text } = await chat(bad, on('polite'), { stream: true, n: 2 });
    expect(
      chunksOf(text)
        .at(-1)
        .choices.map(({ index }: { index: number }) => index),
    ).toEqual([0, 1]);
  });
});

test('words behind text that was delivered begin a paragraph, and usage is told where it was asked for', async () => {
  service.script(streamReply(textChunks(`${'All is well so far. '.repeat(30)}Then xyzzy comes.`)));
  const { text } = await chat([user('Hi')], on('polite'), { stream: true });
  expect(chunksOf(text).at(-1).choices[0].delta.content).toBe(`\n\n${words}`);
  const more = { stream: true, stream_options: { include_usage: true } };
  expect(chunksOf((await chat(bad, on('polite'), more)).text).at(-1)).toMatchObject({
    choices: [],
    usage: { total_tokens: 0 },
  });
});

test('a call of a tool that a block cuts off is told by an error', async () => {
  const piece = (text: string, more: object = {}) =>
    chunkOf({ tool_calls: [{ index: 0, ...more, function: { name: 'f', arguments: text } }] });
  service.script(
    streamReply([piece('{"q":"say ', { id: 'c1', type: 'function' }), piece('xyzzy"}'), chunkOf({}, 'tool_calls')]),
  );
  const { text } = await chat([user('Hi')], on('polite'), { stream: true });
  expect(chunksOf(text).at(-1)).toMatchObject({ error: { code: 'output_guardrails_blocked' } });
});

test('a blocked completion of several prompts has an answer for each', async () => {
  const { body } = await call({ prompt: ['fine', 'say xyzzy'], n: 2 }, on('polite'), 'completions');
  expect(body.choices.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3]);
});

test('a blocked completion has its own form', async () => {
  const { body } = await call({ prompt: 'say xyzzy' }, on('polite'), 'completions');
  expect(body).toMatchObject({ object: 'text_completion', choices: [{ text: words, finish_reason: 'stop' }] });
});

test('vectors are never answered with words', async () => {
  const { status, body } = await call({ input: 'say xyzzy' }, on('polite'), 'embeddings');
  expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
});

test('a form that is none is refused before anything is done', async () => {
  const { status, body } = await chat([user('Hi')], on('polite', { 'x-service-on-block': 'poem' }));
  expect([status, body.error.code]).toEqual([400, 'invalid_header']);
  expect(body.error.message).toContain('error, content_filter, message');
});

test('a repeated call gets the same words', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await chat(bad, on('polite', key));
  const again = await chat(bad, on('polite', key));
  expect(again.body).toEqual(first.body);
});

test('a client of Anthropic’s reads a refusal', async () => {
  const client = new Anthropic({ apiKey: testKey, baseURL: `${service.url}/ai-proxy`, maxRetries: 0 });
  const ask = { model: 'filtering', max_tokens: 9, messages: [{ role: 'user' as const, content: 'say xyzzy' }] };
  expect(await client.messages.create(ask)).toMatchObject({ content: [], stop_reason: 'refusal' });
  expect(await client.messages.stream(ask).finalMessage()).toMatchObject({ content: [], stop_reason: 'refusal' });
});

test('a change of the form keeps the words, and null takes them away', async () => {
  const change = async (on_block: object) => {
    const body = JSON.stringify({ on_block });
    const headers = { 'x-service-deployment': 'wordless' };
    const response = await service.send('/deployments/modify-deployment', { method: 'PATCH', body, headers });
    return ((await response.json()) as { data?: { on_block: object } }).data?.on_block;
  };
  expect(await change({ message: words })).toEqual({ as: 'message', message: words });
  expect(await change({ as: 'content_filter' })).toEqual({ as: 'content_filter', message: words });
  expect(await change({ as: 'message', message: null })).toEqual({ as: 'message', message: null });
  expect(await change({ message: '' })).toBeUndefined();
});
